import type { Meaning } from '../meaning.js';

/** What `type`, `category`, `reason` and the like mean in a table, where no other list says so. */
export const kinds: readonly Meaning[] = [
  {
    names: 'format, body format, content format, text format, message format',
    of: 'thread, thread entry, message, post, comment, note, article, template, page, mail, email, reply',
    list: 'html=58, text=30, markdown=12',
  },
  {
    names: 'type, kind, category',
    of: 'ticket, case, issue, support, inquiry, request',
    list: 'question=36, incident=24, problem=22, feature request=18',
  },
  {
    names: 'category, topic, type',
    of: 'ticket, support, help, faq, complaint',
    list: 'billing=26, technical=34, account=20, shipping=12, other=8',
  },
  {
    names: 'type, kind',
    of: 'issue, bug, story, work',
    list: 'bug=38, feature=30, task=24, epic=8',
  },
  {
    names: 'type, kind, category',
    of: 'activity, interaction, engagement, touchpoint, crm',
    list: 'call=28, email=36, meeting=20, note=16',
  },
  {
    names: 'activity type, interaction type, engagement type, contact type',
    list: 'call=28, email=36, meeting=20, note=16',
  },
  {
    names: 'type, kind',
    of: 'user, customer, client, contact',
    list: 'individual=72, business=28',
  },
  {
    names: 'type, kind',
    of: 'organization, organisation, company, org, account, tenant',
    list: 'customer=52, partner=18, vendor=14, prospect=16',
  },
  {
    names: 'company type, legal form, entity type, business type',
    of: 'company, business, organization',
    list: 'LLC=44, Inc.=34, Partnership=12, Sole Proprietorship=10',
  },
  {
    names: 'type, kind',
    of: 'subscription, invoice, billing, charge',
    list: 'recurring=72, one_time=28',
  },
  {
    names: 'type, kind, discount type',
    of: 'discount, coupon, promotion, voucher',
    list: 'percentage=66, fixed=34',
  },
  { names: 'type, kind', of: 'campaign', list: 'email=42, social=26, search=20, display=12' },
  { names: 'type, kind', of: 'message, chat', list: 'text=82, image=12, file=6' },
  { names: 'message type', list: 'text=82, image=12, file=6' },
  {
    names: 'type, kind',
    of: 'event, calendar',
    beside:
      'location, venue, start, start time, start date, starts at, start at, end time, end date, title, attendees, all day',
    list: 'meeting=46, call=18, workshop=14, webinar=12, conference=10',
  },
  {
    names: 'event type, meeting type',
    of: 'calendar, event, meeting',
    beside:
      'location, venue, start, start time, start date, starts at, start at, end time, end date, title, attendees, all day',
    list: 'meeting=46, call=18, workshop=14, webinar=12, conference=10',
  },
  {
    names: 'type, kind',
    of: 'post, article, content, page',
    list: 'article=48, video=18, gallery=14, link=20',
  },
  {
    names: 'category, section, topic',
    of: 'post, article, blog, news, content, page, book',
    list: 'Technology=24, Business=18, Health=14, Travel=12, Culture=12, Sports=10, Science=10',
  },
  {
    names: 'name, title',
    of: 'category, section, genre, department, collection',
    list: 'Electronics, Books, Clothing, Home & Garden, Toys, Sports, Beauty, Grocery, Health, Automotive, Office, Music, Jewelry, Pet Supplies',
  },
  {
    names: 'category, project category',
    of: 'event, meetup',
    list: 'music=26, sports=22, business=22, arts=16, food=14',
  },
  { names: 'type, kind', of: 'payment, payout', list: 'card=62, bank_transfer=22, wallet=16' },
  { names: 'type, kind', of: 'loan', list: 'mortgage=28, auto=26, personal=30, student=16' },
  {
    names: 'type, kind',
    of: 'insurance, policy, claim',
    list: 'health=34, auto=30, home=22, life=14',
  },
  {
    names: 'type, kind',
    of: 'leave, absence',
    list: 'vacation=58, sick=26, personal=9, parental=7',
  },
  {
    names: 'type, kind',
    of: 'shipment, delivery, shipping',
    list: 'standard=64, express=26, freight=10',
  },
  {
    names: 'type, kind',
    of: 'maintenance, service, repair, inspection',
    list: 'routine=48, repair=28, inspection=16, emergency=8',
  },
  {
    names: 'service type, maintenance type, repair type',
    list: 'routine=48, repair=28, inspection=16, emergency=8',
  },
  {
    names: 'type, kind, alert type',
    of: 'alert, alarm',
    list: 'threshold=40, offline=26, anomaly=18, low_battery=16',
  },
  { names: 'type, kind', of: 'log, audit', list: 'access=44, change=36, security=12, system=8' },
  { names: 'type, kind', of: 'call', list: 'inbound=52, outbound=48' },
  {
    names: 'type, kind',
    of: 'report, export, import',
    list: 'sales=34, inventory=20, finance=24, users=22',
  },
  {
    names: 'type, kind',
    of: 'vaccine, vaccination',
    list: 'Influenza=38, Tetanus=22, Hepatitis B=20, MMR=20',
  },
  {
    names: 'type, kind',
    of: 'reaction, vote, like',
    list: 'like=66, love=18, laugh=10, sad=4, angry=2',
  },
  { names: 'reaction, reaction type, emoji', list: 'like=66, love=18, laugh=10, sad=4, angry=2' },
  { names: 'type, kind', of: 'product, item', list: 'physical=68, digital=20, service=12' },
  {
    names: 'type, kind',
    of: 'question, field, input, attribute',
    list: 'text=42, number=22, date=14, select=22',
  },
  { names: 'type, kind', of: 'flag, rule, condition', list: 'boolean=64, percentage=24, list=12' },
  {
    names: 'type, kind',
    of: 'server, instance, node',
    list: 'web=40, database=26, cache=16, worker=18',
  },
  {
    names: 'key, name',
    of: 'attribute, meta, metadata, custom, property, field',
    list: 'color, size, material, weight, brand, language, region, priority, source, department',
  },
  { names: 'sentiment', list: 'positive=52, neutral=32, negative=16' },
  {
    names: 'report reason, flag reason',
    list: 'spam=46, abuse=22, inappropriate=20, copyright=12',
  },
  { names: 'reason', of: 'leave, absence', list: 'vacation=50, illness=28, family=14, training=8' },
  {
    names: 'reason',
    of: 'report, flag, moderation, ban',
    list: 'spam=46, abuse=22, inappropriate=20, copyright=12',
  },
  {
    names: 'resolution, resolution type',
    of: 'ticket, case, issue, bug, claim',
    list: 'fixed=58, duplicate=12, not reproducible=14, declined=16',
  },
  {
    names: 'satisfaction',
    list: 'very satisfied=30, satisfied=42, neutral=16, dissatisfied=9, very dissatisfied=3',
    numbers: { min: 1, max: 5 },
  },
  {
    names: 'confidence level, certainty',
    list: 'low=20, medium=46, high=34',
    numbers: { min: 0, max: 1, decimals: 2 },
  },
  { names: 'quality', list: 'good=62, fair=26, poor=12', numbers: { min: 1, max: 100 } },
  {
    names: 'verification method, verification type',
    list: 'document=46, email=30, phone=18, video=6',
  },
  { names: 'consent type, legal basis', list: 'marketing=46, analytics=30, terms=24' },
  {
    names: 'trigger type, trigger',
    of: 'run, workflow, build, pipeline, job, deployment',
    list: 'manual=30, schedule=28, push=32, api=10',
  },
  {
    names: 'strategy, deployment strategy',
    of: 'deployment, release, rollout',
    list: 'rolling=58, blue_green=24, canary=18',
  },
  {
    names: 'type, kind',
    of: 'event',
    list: 'created=34, updated=30, viewed=16, deleted=8, failed=6, exported=6',
  },
];
