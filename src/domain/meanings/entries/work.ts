import { type Meaning, range } from '../meaning.js';

/** Work, teams and software as a service. */
export const work: readonly Meaning[] = [
  {
    names: 'priority, urgency',
    list: 'low=25, medium=45, high=22, urgent=8',
    numbers: range(1, 5),
  },
  {
    names: 'severity, criticality, impact',
    list: 'low=40, medium=34, high=19, critical=7',
    numbers: range(1, 5),
  },
  {
    names: 'risk level, risk rating, risk',
    list: 'low=55, medium=32, high=13',
    numbers: range(1, 5),
  },
  { names: 'risk score, fraud score', numbers: range(0, 100, 18) },
  {
    names: 'role, user role, member role, access level, permission level',
    list: 'member=62, viewer=15, editor=12, admin=8, owner=3',
  },
  {
    names: 'role',
    of: 'project, team, cast, crew, staff, employee',
    list: 'member=50, lead=18, coordinator=14, assistant=10, manager=8',
  },
  { names: 'role', of: 'message, chat, conversation', list: 'user=50, assistant=45, system=5' },
  {
    names: 'permission, scope, permission name',
    list: 'read=30, write=20, delete=8, admin=6, users:read=12, users:write=8, billing:read=8, reports:read=8',
  },
  {
    names:
      'plan, tier, subscription plan, plan name, tier name, plan type, subscription tier, pricing plan, edition, subscription type',
    list: 'free=48, starter=20, pro=20, business=8, enterprise=4',
  },
  {
    names: 'name, title',
    of: 'plan, tier, price plan',
    list: 'Free, Starter, Basic, Pro, Team, Business, Enterprise',
  },
  {
    names: 'code, key, slug',
    of: 'plan, tier',
    list: 'free, starter, basic, pro, team, business, enterprise',
  },
  {
    names:
      'membership type, membership level, membership tier, loyalty tier, loyalty level, membership',
    list: 'bronze=50, silver=28, gold=16, platinum=6',
  },
  {
    names:
      'billing interval, billing cycle, billing period, interval, recurrence, payment frequency, pay frequency, frequency',
    list: 'monthly=62, yearly=24, quarterly=8, weekly=6',
  },
  { names: 'environment, env', list: 'production=55, staging=25, development=20' },
  { names: 'name', of: 'environment', list: 'production, staging, development, test, preview' },
  {
    names: 'name, title',
    of: 'team, squad, group, division, unit, department',
    list: 'Engineering, Marketing, Sales, Support, Finance, Operations, Product, Design, Legal, Human Resources, Data, Security, Research, Customer Success, Procurement, Quality',
  },
  {
    names: 'team, squad, division, business unit, cost center, department name',
    list: 'Engineering=25, Sales=18, Marketing=12, Support=14, Finance=8, Operations=12, Product=6, Design=5',
  },
  {
    names: 'name, title',
    of: 'project, initiative, epic, program, programme',
    list: 'Website Redesign, Mobile App, Data Migration, Customer Portal, Billing Upgrade, Cloud Migration, Analytics Dashboard, Brand Refresh, Payment Integration, Search Improvements, Onboarding Flow, Security Audit, Inventory System, API Gateway, Help Center, Partner Portal, Loyalty Program, Office Move, Performance Review, Checkout Rework',
  },
  {
    names: 'project',
    list: 'Website Redesign, Mobile App, Data Migration, Customer Portal, Billing Upgrade, Cloud Migration, Analytics Dashboard, Brand Refresh, Payment Integration, Onboarding Flow',
  },
  {
    names: 'name, label',
    of: 'tag, label, topic, keyword, hashtag',
    list: 'new, featured, sale, urgent, backend, frontend, design, research, bug, feature, documentation, marketing, finance, travel, health, music, food, security, mobile, beta',
  },
  {
    names: 'tag, keyword, topic, hashtag, tag list, label list',
    list: 'new, featured, sale, urgent, backend, frontend, design, research, bug, feature, documentation, marketing, finance, travel, health, music, food, security, mobile, beta',
  },
  {
    names: 'name',
    of: 'role',
    list: 'Owner, Administrator, Editor, Viewer, Member, Manager, Analyst, Support, Developer, Billing',
  },
  {
    names: 'name, key, code',
    of: 'permission',
    list: 'users.read, users.write, orders.read, orders.write, reports.read, reports.export, billing.read, billing.manage, settings.manage, roles.manage',
  },
  {
    names: 'name, title',
    of: 'workspace, tenant, organization, organisation, org, company, agency, firm, client, brand, vendor, supplier, manufacturer, publisher, merchant, seller, carrier, insurer, employer, partner, competitor, subsidiary, distributor, workspace account',
    type: 'company',
  },
  {
    names:
      'legal name, company name, business name, trade name, employer, organization name, tenant name, vendor name, supplier name',
    type: 'company',
  },
  {
    names: 'name, title',
    of: 'board, list, column, workflow, stage, pipeline, kanban',
    list: 'Backlog, To Do, In Progress, In Review, Blocked, Done, Ideas, Roadmap, Sprint, Released',
  },
  {
    names: 'name, title',
    of: 'dashboard, report, view, query, chart, widget, metric',
    list: 'Monthly Revenue, Active Users, Sales by Region, Churn Overview, Open Tickets, Inventory Levels, Conversion Funnel, Website Traffic, Team Workload, Customer Satisfaction, Cost Breakdown, Marketing Spend',
  },
  {
    names: 'name, title',
    of: 'folder, directory, collection, library, album, archive, category folder',
    list: 'Inbox, Drafts, Archive, Contracts, Invoices, Photos, Reports, Templates, Shared, Personal, Projects, Receipts, Presentations, Meeting Notes',
  },
  {
    names: 'name, key, code, slug, flag key, flag name',
    of: 'feature, flag, toggle, setting, experiment, preference, option, config, configuration',
    list: 'dark-mode, new-checkout, beta-search, weekly-digest, two-factor-auth, bulk-export, ai-assistant, live-chat, dynamic-pricing, team-billing, quick-reply, audit-log, custom-domains, mobile-push, email-alerts, data-export',
  },
  {
    names: 'name',
    of: 'segment, audience, cohort',
    list: 'New Customers, Returning Customers, VIP, Inactive, Newsletter, High Spenders, Trial Users, Cart Abandoners, Enterprise, Students',
  },
  {
    names: 'name, title',
    of: 'campaign, promotion, newsletter, ad, advert',
    list: 'Spring Sale, Summer Launch, Black Friday, Back to School, Holiday Gift Guide, Welcome Series, Product Update, Win Back, Referral Bonus, Flash Sale, Newsletter Signup, Brand Awareness, Loyalty Rewards, Webinar Invite, Year in Review',
  },
  {
    names: 'campaign, utm campaign, campaign name',
    list: 'spring_sale, summer_launch, black_friday, back_to_school, holiday_gifts, welcome_series, product_update, win_back, referral_bonus, newsletter',
  },
  {
    names: 'name, title',
    of: 'webhook, integration, connector, app, application, plugin, extension, provider',
    list: 'Slack, GitHub, Google Drive, Salesforce, HubSpot, Jira, Zapier, Dropbox, Zoom, Stripe, Mailchimp, Trello, Notion, Shopify, Zendesk',
  },
  {
    names: 'integration, connector, app name, application name, application',
    list: 'Slack, GitHub, Google Drive, Salesforce, HubSpot, Jira, Zapier, Dropbox, Zoom, Stripe, Mailchimp, Trello, Notion, Shopify, Zendesk',
  },
  {
    names: 'name, label, title',
    of: 'key, token, credential, secret, api key',
    list: 'Production key, Staging key, CI pipeline, Mobile app, Reporting job, Local development, Partner access, Backup script, Monitoring, Zapier',
  },
  { names: 'seat, seat count, seats used, license count', numbers: range(1, 500, 12) },
  {
    names: 'employee count, headcount, number employee, num employee, company size, team size',
    list: '1-10=45, 11-50=28, 51-200=15, 201-500=7, 501-1000=3, 1000+=2',
    numbers: range(1, 20_000, 45),
  },
  { names: 'story point, point estimate, effort', numbers: range(1, 13) },
  {
    names:
      'cancel reason, cancellation reason, cancelled reason, canceled reason, reason for cancellation, churn reason',
    list: 'too expensive=30, missing features=18, no longer needed=22, switched service=14, poor support=6, other=10',
  },
  {
    names: 'lost reason, loss reason',
    list: 'price=32, no response=24, timing=16, competitor=18, not a fit=10',
  },
  {
    names: 'action, activity type, action type',
    list: 'created=28, updated=40, deleted=8, viewed=14, logged_in=10',
  },
  {
    names: 'action, operation, event, event type, event name',
    of: 'audit, log, history, activity, change, trail, version, revision',
    list: 'create=26, update=42, delete=8, login=14, export=4, invite=6',
  },
  { names: 'operation', list: 'insert=45, update=42, delete=13' },
  {
    names:
      'entity type, resource type, object type, target type, subject type, record type, item type, owner type, commentable type, attachable type, imageable type, taggable type, reference type, source type, model type, entity, resource, model name, table name',
    list: 'user=24, project=18, order=16, invoice=14, document=12, comment=10, team=6',
  },
  {
    names: 'actor type, user type, author type, creator type, sender type',
    list: 'user=86, system=9, api=5',
  },
  {
    names: 'visibility, privacy, access, sharing, visibility level',
    list: 'private=46, team=24, public=30',
  },
  {
    names: 'employment type, job type, contract type, work type',
    list: 'full_time=72, part_time=14, contract=9, intern=5',
  },
  {
    names: 'work mode, work location, workplace, remote status',
    list: 'office=38, hybrid=40, remote=22',
  },
  {
    names: 'leave type, absence type, time off type',
    list: 'vacation=58, sick=26, personal=9, parental=3, unpaid=4',
  },
  {
    names: 'seniority, job level, career level, experience level',
    list: 'junior=26, mid=38, senior=26, lead=7, principal=3',
    numbers: range(1, 10),
  },
  {
    names: 'performance, performance rating, review rating',
    list: 'exceeds expectations=22, meets expectations=64, needs improvement=11, unsatisfactory=3',
    numbers: range(1, 5),
  },
  { names: 'shift, shift type, shift name', list: 'morning=42, afternoon=34, night=24' },
  {
    names: 'skill, skill name',
    list: 'JavaScript, Python, SQL, Project Management, Communication, Data Analysis, Excel, Leadership, Design, Negotiation, Java, Writing, Marketing, Public Speaking, Accounting',
  },
  {
    names: 'name',
    of: 'skill, competency',
    list: 'JavaScript, Python, SQL, Project Management, Communication, Data Analysis, Excel, Leadership, Design, Negotiation, Java, Writing, Marketing, Public Speaking, Accounting',
  },
  {
    names: 'benefit, benefit type, perk',
    list: 'health insurance=40, retirement plan=26, gym membership=14, meal allowance=12, transport=8',
  },
  {
    names: 'proficiency, skill level, fluency',
    list: 'beginner=28, intermediate=44, advanced=22, expert=6',
    numbers: range(1, 5),
  },
  {
    names: 'recommendation, hiring recommendation',
    of: 'interview, candidate',
    list: 'strong hire=14, hire=42, no hire=34, strong no hire=10',
  },
  {
    names: 'stage',
    of: 'deployment, server, app, release, api',
    list: 'production=55, staging=25, development=20',
  },
  {
    names: 'seniority level',
    list: 'junior=26, mid=38, senior=26, lead=7, principal=3',
    numbers: range(1, 10),
  },
  {
    names: 'lifecycle stage, customer stage, funnel stage',
    list: 'subscriber=30, lead=28, opportunity=14, customer=28',
  },
  {
    names: 'approval status, review status, verification status, kyc status',
    list: 'approved=62, pending=22, rejected=12, withdrawn=4',
  },
  { names: 'level', list: 'low=30, medium=45, high=25', numbers: range(1, 10) },
];
