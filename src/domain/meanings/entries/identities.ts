import type { Meaning } from '../meaning.js';

/** A text of digits and letters. */
function code(names: string, pattern: string): Meaning {
  return { names, type: 'string', constraints: { pattern } };
}

/** Numbers of people, companies and animals, and people and things beside their other columns. */
export const identities: readonly Meaning[] = [
  code('rg, rg number', '[0-9]{2}\\.[0-9]{3}\\.[0-9]{3}-[0-9]'),
  code('cpf cnpj, cnpj cpf', '[0-9]{3}\\.[0-9]{3}\\.[0-9]{3}-[0-9]{2}'),
  code('crm, crmv, cro, crea', '[1-9][0-9]{4}-(SP|RJ|MG|PR|RS)'),
  code('gstin, gst number, gst no, gst', '(27|29|33|07)[A-Z]{5}[0-9]{4}[A-Z]1Z[0-9]'),
  code('pan number, pan no, pan card', '[A-Z]{3}P[A-Z][0-9]{4}[A-Z]'),
  code('aadhaar, aadhar, aadhaar number, aadhar number', '[2-9][0-9]{3} [0-9]{4} [0-9]{4}'),
  code('ifsc, ifsc code', '(HDFC|ICIC|SBIN|UTIB)0[0-9]{6}'),
  code('nie, cedula, cedula identidad, ci, identity card number', '[1-9][0-9]{7}[A-Z]'),
  code('nif, numero identificacion fiscal', '[1-9][0-9]{8}'),
  code('rfc', '[A-Z]{4}[0-9]{6}[A-Z0-9]{3}'),
  code('curp', '[A-Z]{4}[0-9]{6}[HM][A-Z]{5}[0-9]{2}'),
  code('ruc, rut, nit, cuit, cuil', '20[0-9]{9}'),
  code('siret', '[1-9][0-9]{13}'),
  code('siren', '[1-9][0-9]{8}'),
  code('nip', '[1-9][0-9]{9}'),
  code('regon, krs', '[0-9]{9}'),
  code('fodselsnummer, nric, nik, cnic, emirates id number', '[1-9][0-9]{11}'),
  code('microchip, microchip number, microchip no, chip number, transponder', '9[0-9]{14}'),
  code('ear tag, tag number, ring number', '[A-Z]{2}[0-9]{6}'),
  code('hex, key hex, hex key, hex value, hex string, aes key, encryption key hex', '[0-9a-f]{32}'),
  code(
    'enc, pass enc, password enc, secret enc, encrypted pass, encrypted password value',
    '[A-Za-z0-9]{22}==',
  ),
  code(
    'bytecode, binary, binary payload, weight payload, weights payload, bytecode payload, firmware payload, binary data, raw bytes, blob content, byte string',
    '[A-Za-z0-9]{40}==',
  ),
  code(
    'solana address, solana public address, sol address, bitcoin address, btc address',
    '[1-9A-HJ-NP-Za-km-z]{34}',
  ),
  {
    names: 'blockchain network, chain network, blockchain',
    list: 'ethereum=52, polygon=18, base=16, arbitrum=14',
  },
  {
    names: 'network',
    beside:
      'tx hash, transaction hash, wallet address, token symbol, block number, contract address',
    list: 'ethereum=52, polygon=18, base=16, arbitrum=14',
  },
  {
    names:
      'from name, reply to name, sender name, holder name, proxy holder, proxy holder name, shareholder name, beneficiary name, nominee name, heir name, proxy name, voter name, trustee name',
    type: 'name',
  },
  {
    names: 'name',
    of: 'beneficiary, beneficiary designation, designation entry, nominee, shareholder, trustee, voter, heir, witness',
    type: 'name',
  },
  {
    names: 'name',
    of: 'booking, reservation, request, registration, registration request, signup, rsvp, inquiry, enquiry, submission, appointment, application, entry, promo code, quote, message, order, invitation, callback, waitlist, ticket',
    beside: 'phone, email, phone number, email address, mobile, contact phone, contact email',
    type: 'name',
  },
  {
    names: 'answer',
    of: 'faq, home faq, question answer, help, help article, knowledge',
    texts: [
      'You can change it in your settings at any time.',
      'Yes, the first month is free.',
      'It takes two to three days.',
      'Please write to us by email.',
      'We accept cards and bank transfer.',
      'No, you do not need an account.',
    ],
  },
  {
    names: 'question, title',
    of: 'faq, home faq',
    texts: [
      'How do I change my booking?',
      'Is there a free month?',
      'How long does delivery take?',
      'How can I reach you?',
      'Which payments do you accept?',
      'Do I need an account?',
    ],
  },
  {
    names: 'description, text, body, subtitle, content, lead, summary',
    of: 'hero, home hero, banner, slide, landing, landing page, landing section, carousel, promo, call to action, home step, work step',
    list: 'Everything your team needs in one place., Start today and cancel at any time., Learn at your own pace with our guides., Made for people who care about details., Join more than a thousand members., Choose a plan and book your first visit.',
  },
  {
    names: 'title, heading, headline',
    of: 'hero, home hero, banner, slide, landing, landing page, carousel, promo',
    list: 'Welcome, Start Today, Made for You, New This Season, Everything in One Place, Your First Visit Is Free, Meet the Team, Summer Offers',
  },
  {
    names: 'bullet, bullet point, point, highlight, benefit, advantage, key point, selling point',
    list: 'Easy to use, Free support, Ready in minutes, No hidden costs, Works everywhere, Made for teams',
  },
  {
    names: 'number, step number, order number, no, step',
    of: 'step, chapter, lesson, round, question, page, level, episode, module, unit, stage, phase, slide, section, week, lap, set, turn',
    numbers: { min: 1, max: 12 },
  },
  {
    names:
      'step number, round number, chapter number, lesson number, level number, episode number, page number, turn number, lap number, round, week number, question number',
    numbers: { min: 1, max: 20 },
  },
  {
    names: 'name, title',
    of: 'game, video game, board game',
    list: 'Star Raiders, Kingdom of Ash, Puzzle Garden, Turbo Lanes, Deep Harbor, Lost Temple, Sky Builders, Night Circuit, Dragon Coast, Pixel Farm',
  },
  {
    names: 'profile',
    json: [
      { language: 'en', bio: 'Works in sales', newsletter: true },
      { language: 'de', bio: null, newsletter: false },
      { language: 'fr', bio: 'Likes hiking', newsletter: true },
    ],
  },
  {
    names: 'content, body, page content, document content, doc',
    of: 'page, article, post, document, manifest, lesson, template, section, story, note, chapter',
    json: [
      { title: 'Introduction', blocks: [{ type: 'text', text: 'Hello and welcome.' }] },
      { title: 'News', blocks: [{ type: 'image', url: 'https://images.example.com/1.jpg' }] },
      { title: 'Contact', blocks: [] },
    ],
  },
  {
    names: 'sess, session, session data',
    json: [
      { cookie: { maxAge: 86400 }, user_id: 1042 },
      { cookie: { maxAge: 3600 }, user_id: 318 },
      { cookie: { maxAge: 86400 } },
    ],
  },
  {
    names: 'provider, processor, provider name',
    of: 'payment, transaction, charge, refund, payout, checkout, billing, payment attempt',
    list: 'stripe=58, paypal=22, adyen=11, square=9',
  },
  {
    names: 'recommended action, suggested action, next action, proposed action',
    list: 'approve=34, review=30, reject=12, escalate=12, contact customer=12',
  },
  {
    names:
      'model used, ai model, ocr model, llm model, ml model, model version used, ocr model used, embedding model',
    list: 'small-2=30, medium-2=34, large-2=24, vision-1=12',
  },
  {
    names:
      'option index, answer index, choice index, correct index, selected index, selected option, correct option',
    numbers: { min: 0, max: 3 },
  },
  {
    names: 'value, label, name',
    of: 'attribute value, product attribute value, variant option value, option value, variant value, attribute, property, product property, item attribute, specification',
    list: 'Red, Blue, Black, White, Small, Medium, Large, Cotton, Leather, 500 ml, 1 kg',
  },
  {
    names: 'entity name, legal entity, legal entity name, trading name, registered name',
    beside: 'first name, last name, tax id, entity type, legal form, vat number',
    type: 'company',
  },
  {
    names: 'name',
    of: 'client, customer, contact, lead, member, participant',
    beside:
      'cpf, birth date, date of birth, dob, birthday, gender, sex, age, rg, national id, ssn, marital status, emergency contact, pets, allergies',
    type: 'name',
  },
  {
    names: 'title',
    of: 'application, membership application, customer, contact, guest, passenger, patient, attendee, subscriber, guardian, participant, parent, visitor, traveller, traveler, donor, resident',
    beside: 'first name, last name, firstname, lastname, surname, given name',
    list: 'Mr.=44, Ms.=38, Mrs.=10, Dr.=8',
  },
  {
    names: 'vaccine, vaccination, vaccine name, shot',
    of: 'pet, animal, dog, cat, vet, veterinary, livestock',
    list: 'Rabies=38, Distemper=22, Parvovirus=22, Leptospirosis=18',
  },
  {
    names: 'color, colour, coat color, coat, fur color',
    of: 'pet, animal, dog, cat, horse, livestock, cattle, bird, puppy',
    list: 'black=26, brown=24, white=18, golden=12, grey=12, brindle=8',
  },
  {
    names:
      'observation, note, comment, remark, description, behaviour, behavior, temperament, special need',
    of: 'pet, animal, dog, cat, horse, puppy',
    list: 'Friendly with other animals., Afraid of loud noises., Needs medicine with food., Likes long walks., Pulls on the lead., Must be kept alone., Allergic to chicken., Calm and easy to handle.',
  },
  {
    names: 'feeding note, feeding instruction, feeding, diet note, food note',
    list: 'Two meals a day., Dry food in the morning., No treats., Wet food only., Small portions three times a day., Fresh water at all times.',
  },
  {
    names: 'content type, mime type, mime, media type, file type',
    of: 'image, photo, picture, avatar, logo, thumbnail, cover, banner, gallery, icon',
    list: 'image/jpeg=62, image/png=28, image/webp=10',
  },
  {
    names: 'content type, mime type, mime, media type',
    of: 'video, clip, movie, recording',
    list: 'video/mp4=84, video/webm=16',
  },
  {
    names: 'content type, mime type, mime, media type',
    of: 'audio, song, track, voice, podcast',
    list: 'audio/mpeg=76, audio/ogg=12, audio/wav=12',
  },
  {
    names: 'file name, filename, name, file, original name, original filename',
    of: 'image, photo, picture, avatar, logo, thumbnail, cover, banner, icon',
    type: 'string',
    constraints: {
      pattern: '(photo|image|team|product|event|cover)_[1-9][0-9]{0,3}\\.(jpg|png|webp)',
    },
  },
  {
    names: 'port',
    of: 'smtp, mail, email, imap, pop, pop3',
    list: '587=62, 465=26, 25=12',
    numbers: { min: 25, max: 993 },
  },
  {
    names: 'host, server, hostname, host name, smtp host, mail host, mail server, smtp server',
    of: 'smtp, mail, email, imap, pop, pop3',
    list: 'smtp.example.com=56, mail.example.org=26, smtp.example.net=18',
  },
  {
    names: 'endpoint, endpoint url, address url, control url, stream url',
    of: 'actuator, device, sensor, gateway, camera, service, provider, api, webhook, integration, node, hook',
    type: 'url',
  },
  {
    names: 'row, seat row, row number',
    of: 'seat, seating, ticket, hall, cinema, theatre, theater, venue, stadium',
    numbers: { min: 1, max: 40 },
    list: 'A, B, C, D, E, F, G, H',
  },
  {
    names: 'number, seat number, no, column, col, position',
    of: 'seat, seating',
    numbers: { min: 1, max: 30 },
  },
  {
    names: 'name, title, type',
    of: 'ticket type, ticket category, ticket tier, admission type, ticket class, ticket option, price category, fare type',
    list: 'Adult=34, Child=16, Student=16, Senior=12, Family=8, VIP=8, Early Bird=6',
  },
  {
    names: 'name, title',
    of: 'package, plan, bundle, offer, service package, membership plan, client package',
    beside:
      'price, total price, session, sessions, sessions total, validity days, duration days, number of session, discount, validity, services',
    list: 'Basic Package, Family Package, Premium Package, Weekend Offer, 10 Sessions, 5 Sessions, Monthly Package, Starter Package, Wellness Package, Annual Package',
  },
  {
    names: 'description, details, summary, about',
    of: 'service, package, treatment, membership, plan, offer, procedure, service package, massage, spa',
    list: 'Includes a first consultation., For new and returning customers., Takes about an hour., Please book two days before., All materials are included., Price for each person., Valid on weekdays., With a free follow-up.',
  },
  {
    names: 'pest, target pest, disease name, target disease',
    of: 'crop, plant, tree, field, model, treatment, farm, agriculture, ml model, pesticide',
    list: 'aphids=28, bark beetle=18, spider mites=20, leaf rust=18, powdery mildew=16',
  },
  {
    names: 'recommendation, suggestion, advice, insight',
    json: [
      [{ action: 'review', priority: 'high' }],
      [
        { action: 'reorder', priority: 'medium' },
        { action: 'contact', priority: 'low' },
      ],
      [],
    ],
  },
  {
    names: 'sensitivity, strictness, aggressiveness, temperature setting, creativity',
    numbers: { min: 0, max: 1, decimals: 2 },
  },
];
