import type { Meaning } from '../meaning.js';

/** Names and titles of things that earlier lists do not name: jobs, banks, taxes, roles, permissions and so on. */
export const roles: readonly Meaning[] = [
  {
    names: 'position',
    of: 'staff, employee, member, person, team, contact, worker, leader, teacher, user',
    type: 'job_title',
  },
  {
    names: 'name',
    of: 'message, inquiry, enquiry, subscriber, signup, registration, invitation, attendee, donor, volunteer',
    type: 'name',
  },
  {
    names: 'original name',
    of: 'media, upload, file, attachment, image, document',
    type: 'file_name',
  },
  {
    names: 'excerpt, teaser, abstract',
    list: 'A short guide for people who start from zero., What worked for us and what did not., Simple steps that save an hour a week., A look back at ten years., How a small team solved a large problem.',
  },
  {
    names: 'title, name, position',
    of: 'position, job, vacancy, posting, opening, employment, career, occupation, designation, profession, work experience, experience',
    type: 'job_title',
  },
  {
    names: 'designation, current title, job position, occupation, profession, rank title',
    type: 'job_title',
  },
  {
    names: 'bank, bank name, issuing bank, beneficiary bank, card issuer',
    list: 'First National Bank, Union Savings Bank, City Bank, Harbor Credit Union, Northern Trust Bank, Metro Bank, Valley Bank, Coastal Savings, Alpine Bank, Capital Bank',
  },
  {
    names: 'name',
    of: 'bank',
    list: 'First National Bank, Union Savings Bank, City Bank, Harbor Credit Union, Northern Trust Bank, Metro Bank, Valley Bank, Coastal Savings, Alpine Bank, Capital Bank',
  },
  { names: 'name, label', of: 'tax, vat', list: 'VAT=44, Sales Tax=28, GST=18, City Tax=10' },
  {
    names: 'name, label',
    of: 'role',
    list: 'admin, member, viewer, editor, owner, manager, billing, support, auditor, guest',
  },
  {
    names: 'name, label, code',
    of: 'permission, scope, capability, ability, privilege',
    list: 'users.read, users.write, orders.read, orders.write, reports.read, reports.export, billing.read, billing.write, settings.read, settings.write, teams.read, teams.write',
  },
  {
    names: 'name, label, title',
    of: 'fee, charge',
    list: 'Service Fee, Delivery Fee, Setup Fee, Late Fee, Processing Fee, Tuition Fee',
  },
  {
    names: 'name, label, title',
    of: 'discount, coupon, voucher, offer',
    list: 'Spring Sale, Welcome Offer, Black Friday, Student Discount, Loyalty Bonus, Early Bird, Free Shipping, Weekend Deal',
  },
  {
    names: 'name, title',
    of: 'agreement, contract, consent, privacy policy, legal policy, legal document, terms',
    list: 'Privacy Policy, Terms of Service, Data Processing Agreement, Non-Disclosure Agreement, Refund Policy, Service Agreement, Cookie Policy, Employment Contract',
  },
  {
    names: 'name, title',
    of: 'certificate, certification, award, badge, achievement, medal, prize',
    list: 'First Steps, Top Contributor, Gold Member, Perfect Score, Team Player, Course Completion, Early Adopter, Best Newcomer, Expert',
  },
  {
    names: 'name, title',
    of: 'exam, test, assessment, quiz, examination',
    list: 'Midterm Exam, Final Exam, Unit Test, Entrance Test, Oral Exam, Practical Assessment, Mock Exam, Weekly Quiz',
  },
  {
    names: 'name, title',
    of: 'subject',
    list: 'Mathematics, English, Biology, Chemistry, Physics, History, Geography, Art, Music, Computer Science',
  },
  {
    names: 'name',
    of: 'term, semester, season',
    list: 'Spring 2024, Fall 2024, Spring 2025, Fall 2025, Summer 2024, Winter 2024',
  },
  {
    names: 'name, title',
    of: 'community, group, forum, club, society, channel, circle',
    list: 'General, Announcements, Introductions, Book Club, Photography, Running Group, Gardening, Board Games, Parents, Local News',
  },
  {
    names: 'name, title',
    of: 'folder, directory, collection, album, board, playlist, workspace, space, room, vault',
    list: 'Personal, Work, Archive, Invoices, Projects, Photos, Shared, Contracts, Ideas, Research, Marketing, Templates',
  },
  {
    names: 'name, title',
    of: 'search, filter, segment, view, query',
    list: 'Open Tickets, New Customers, This Week, High Value, Overdue, My Items, Unassigned, Recently Updated',
  },
  {
    names: 'name, title',
    of: 'rule, automation, trigger, workflow, alert',
    list: 'Notify on failure, Assign new tickets, Welcome email, Close stale items, Budget exceeded, High error rate, Low stock, Weekly digest',
  },
  {
    names: 'name, title',
    of: 'template',
    list: 'Welcome Email, Invoice, Weekly Report, Meeting Notes, Offer Letter, Order Confirmation, Password Reset, Newsletter',
  },
  {
    names: 'name',
    of: 'level, tier, grade, rank',
    list: 'Bronze, Silver, Gold, Platinum, Diamond, Beginner, Intermediate, Advanced',
  },
  {
    names: 'name',
    of: 'queue, cluster, environment, partition, shard',
    list: 'default, primary, secondary, production, staging, development, backup, batch',
  },
  {
    names: 'name',
    of: 'server, host, node, instance, machine, endpoint, device',
    type: 'string',
    constraints: { pattern: '(web|app|db|cache|worker|edge)-(eu|us|ap)-[0-9]{2}' },
  },
  {
    names: 'name',
    of: 'account',
    beside:
      'website, industry, phone, annual revenue, employees, number of employees, billing address, toll free phone, rating, domain, company size, account owner, sic, parent account id, subdomain, plan, billing email',
    type: 'company',
  },
  {
    names: 'name',
    of: 'wallet, account, budget, fund, ledger',
    list: 'Main Account, Savings, Travel, Groceries, Emergency Fund, Household, Business, Retirement',
  },
  {
    names: 'name',
    of: 'security, stock, fund, instrument, holding',
    list: 'Global Equity Fund, Technology ETF, Green Energy Fund, Government Bond 2030, Small Cap Index, Dividend Fund, Emerging Markets ETF',
  },
  {
    names: 'name',
    of: 'mood, emotion, feeling',
    list: 'happy, calm, sad, anxious, angry, tired, excited, grateful',
  },
  { names: 'name', of: 'language', type: 'language' },
  {
    names: 'name',
    of: 'currency',
    list: 'US Dollar, Euro, British Pound, Japanese Yen, Swiss Franc, Canadian Dollar, Australian Dollar, Swedish Krona',
  },
  { names: 'name', of: 'unit, uom', list: 'Piece, Kilogram, Gram, Liter, Meter, Box, Hour, Set' },
  {
    names: 'name',
    of: 'ward, wing',
    list: 'Emergency, Surgery, Pediatrics, Cardiology, Maternity, Intensive Care, Oncology, Radiology',
  },
  {
    names: 'name',
    of: 'seating, sector, seating block, seat block, stand',
    list: 'Block A, Block B, Block C, Balcony, Stalls, Gallery, Standing',
  },
  {
    names: 'name',
    of: 'surgery, procedure, operation',
    list: 'Appendectomy, Knee Replacement, Cataract Surgery, Hip Replacement, Tonsillectomy, Hernia Repair',
  },
  { names: 'name', of: 'allergy, symptom', list: 'Headache, Cough, Fever, Rash, Nausea, Fatigue' },
  {
    names: 'name',
    of: 'crop, plant, seed',
    list: 'Wheat, Corn, Rice, Soybean, Tomato, Potato, Barley, Cotton',
  },
  {
    names: 'crop, crop type, crop name, variety',
    list: 'Wheat=22, Corn=22, Rice=16, Soybean=14, Tomato=12, Potato=14',
  },
  {
    names: 'payment method, payment account',
    of: 'claim',
    list: 'bank_transfer=60, check=26, card=14',
  },
  {
    names: 'body part, affected area',
    list: 'Chest=22, Knee=18, Head=16, Abdomen=16, Shoulder=14, Spine=14',
  },
  {
    names: 'finding, impression, clinical indication, observation',
    list: 'No abnormality detected=44, Mild inflammation=20, Small fracture=12, Follow-up advised=16, Benign lesion=8',
  },
  {
    names: 'normal range, reference range',
    list: '70-100 mg/dL=30, 12-16 g/dL=26, 4.5-11 x10^9/L=22, 135-145 mmol/L=22',
  },
  {
    names: 'medical history, illness history, family history, past history',
    list: 'Hypertension since 2015=26, No known conditions=40, Appendectomy 2010=14, Asthma in childhood=20',
  },
  { names: 'commitment, availability', list: 'full-time=44, part-time=36, weekends=20' },
  { names: 'compensation', list: 'paid=62, volunteer=22, equity=16' },
  {
    names: 'niche, topic, theme name',
    list: 'fitness, travel, food, fashion, technology, parenting, finance, beauty',
  },
  {
    names:
      'affiliation, organisation name, organization name, institution, institution name, funder, funder name, employer, employer name, sponsor name, company, sponsor',
    type: 'company',
  },
  {
    names: 'name',
    of: 'entity, legal, institution, sponsor, merchant, payee, funder, agency, school, university, hospital, clinic, organisation, organization',
    type: 'company',
  },
  {
    names: 'employee range, company size range',
    list: '1-10=30, 11-50=30, 51-200=20, 201-500=12, 500+=8',
  },
  {
    names: 'revenue range, budget range, price range',
    list: 'under 1k=20, 1k-10k=32, 10k-50k=26, 50k-100k=14, over 100k=8',
  },
  {
    names: 'price range, price level, price tier',
    of: 'restaurant, truck, food, venue, cafe, hotel',
    list: '$=32, $$=44, $$$=18, $$$$=6',
  },
  { names: 'ein, tin, federal tax id', type: 'tax_id', constraints: { country: 'US' } },
  {
    names: 'tax id, tax identifier, tax number, vat id, vat number, vat registration number, cnpj',
    type: 'tax_id',
  },
  {
    names: 'exchange mic, mic, operating mic, market identifier code',
    list: 'XNYS=34, XNAS=34, XLON=16, XETR=16',
  },
  {
    names: 'last digit, card last4, last 4 digit, last four',
    type: 'string',
    constraints: { pattern: '[0-9]{4}' },
  },
  { names: 'funding, card funding', list: 'credit=58, debit=36, prepaid=6' },
  {
    names: 'cvc check, check result, address check, postal code check',
    list: 'pass=84, fail=8, unchecked=8',
  },
  { names: 'locality, town, place name, hometown name', type: 'city' },
  {
    names: 'location',
    of: 'user, profile, lead, contact, person, candidate, company, job, truck, transaction, member, host',
    type: 'city',
  },
  {
    names: 'dish, specialty dish, dish name, meal name, recipe',
    list: 'Mushroom Risotto, Chicken Curry, Caesar Salad, Beef Stew, Vegetable Lasagna, Fish Tacos, Pumpkin Soup, Pad Thai',
  },
  {
    names: 'name, title',
    of: 'special, dish, recipe, meal, menu',
    list: 'Mushroom Risotto, Chicken Curry, Caesar Salad, Beef Stew, Vegetable Lasagna, Fish Tacos, Pumpkin Soup, Pad Thai',
  },
];
