import { type Meaning, range } from '../meaning.js';

/** Hiring, telecommunications, kitchens, sports, gifts and experiments. */
export const everydayTrades: readonly Meaning[] = [
  {
    names:
      'work arrangement, work mode, workplace type, work model, location type, remote policy, remote type, work location type',
    list: 'hybrid=42, on-site=34, remote=24',
  },
  {
    names:
      'salary period, pay period, pay frequency, salary interval, compensation period, wage period, pay interval',
    list: 'yearly=62, monthly=22, hourly=16',
  },
  {
    names: 'benefit, perk, employee benefit, job benefit',
    of: 'job, employee, employment, position, vacancy, posting, offer, compensation, company, role',
    list: 'health insurance=28, flexible hours=24, home office=20, retirement plan=16, gym membership=12',
  },
  {
    names: 'notice period, period of notice',
    list: '1 month=34, 2 weeks=20, 3 months=32, immediately=14',
    numbers: range(0, 180, 30),
  },
  {
    names:
      'stage, pipeline stage, hiring stage, recruitment stage, recruiting stage, current stage',
    of: 'candidate, applicant, application, hiring, recruitment, recruiting, job, interview, talent',
    list: 'applied=38, screening=24, interview=20, offer=8, hired=6, rejected=4',
  },
  {
    names:
      'visa status, work permit, work authorization, work authorisation, immigration status, residence status, right to work',
    list: 'citizen=64, permanent resident=16, work visa=14, student visa=6',
  },
  {
    names: 'visa type, permit type',
    list: 'tourist=42, work=28, student=18, family=12',
  },
  {
    names:
      'degree, highest degree, education level, qualification, highest qualification, level of education',
    list: "High School=30, Associate=10, Bachelor's=38, Master's=18, Doctorate=4",
  },
  {
    names:
      'field of study, major, area of study, specialization, specialisation, subject of study, study field',
    of: 'education, candidate, student, degree, school, university, resume, employee, applicant, enrollment, field',
    list: 'Computer Science=22, Business Administration=22, Mechanical Engineering=14, Psychology=12, Economics=12, Biology=10, Design=8',
  },
  {
    names: 'interview type, interview format, interview round, interview kind',
    list: 'phone screen=36, technical=26, on-site=20, final=18',
  },
  {
    names:
      'recruiter, hiring manager, interviewer, referee name, reference person, supervisor name, reporting manager, line manager, on call engineer, on call, responder, incident commander',
    type: 'name',
  },
  {
    names: 'msisdn, mobile station number, subscriber number',
    type: 'phone',
    constraints: { format: 'e164' },
  },
  {
    names: 'iccid, sim serial, sim serial number, sim number',
    type: 'string',
    constraints: { pattern: '8999[0-9]{15}' },
  },
  {
    names: 'apn, access point name',
    list: 'internet=52, web.example.com=20, iot.example.net=18, mms=10',
  },
  {
    names: 'roaming profile, roaming type, roaming status, roaming zone, roaming policy',
    list: 'home only=46, eu=30, worldwide=16, blocked=8',
  },
  {
    names: 'network type, network technology, radio technology, access technology, rat',
    of: 'sim, subscriber, cell, mobile, roaming, call, cdr, tower, usage',
    list: '4G=54, 5G=34, 3G=8, 2G=4',
  },
  {
    names: 'call type, call direction',
    list: 'inbound=54, outbound=46',
  },
  {
    names: 'tariff, tariff plan, rate plan, data plan, mobile plan',
    of: 'sim, subscriber, mobile, roaming, msisdn, line, telecom, call, phone',
    list: 'Basic=34, Smart=28, Unlimited=22, Family=16',
  },
  {
    names: 'spice level, heat level, spiciness, hotness',
    list: 'mild=46, medium=34, hot=16, very hot=4',
  },
  {
    names: 'course type, course, meal course, dish type, type of dish',
    of: 'recipe, dish, menu, meal, food, kitchen, restaurant',
    list: 'main course=48, starter=20, dessert=18, side dish=14',
  },
  {
    names: 'cooking method, cooking technique, preparation method, method of cooking',
    list: 'baking=26, boiling=20, frying=22, grilling=16, steaming=8, slow cooking=8',
  },
  {
    names: 'allergen, food allergen, allergen info, allergen information',
    list: 'none=38, gluten=16, milk=14, nuts=10, eggs=10, soy=6, fish=6',
  },
  {
    names:
      'dietary tag, diet, diet type, dietary label, dietary restriction, dietary requirement, dietary information',
    list: 'none=44, vegetarian=22, vegan=12, gluten-free=12, halal=6, lactose-free=4',
  },
  {
    names: 'instruction, step, direction, method, preparation',
    of: 'recipe, dish, meal, cooking, cocktail, drink',
    texts: [
      'Chop the onion and fry it in olive oil.',
      'Mix flour, eggs and milk to a smooth dough.',
      'Bake for 40 minutes at 180 °C.',
      'Season with salt and pepper, and serve hot.',
      'Simmer for 20 minutes and stir now and then.',
      'Let it rest in the fridge for two hours.',
    ],
  },
  {
    names:
      'team, home team, away team, visiting team, host team, opponent, team name, winning team, losing team, opposing team, guest team',
    of: 'match, game, fixture, league, season, tournament, player, goal, score, sport, football, soccer, basketball, club, standing',
    list: 'United=12, Rovers=10, City=12, Athletic=10, Wanderers=10, Rangers=10, Eagles=9, Tigers=9, Falcons=9, Wolves=9',
  },
  {
    names: 'home team, away team, visiting team',
    list: 'United=12, Rovers=10, City=12, Athletic=10, Wanderers=10, Rangers=10, Eagles=9, Tigers=9, Falcons=9, Wolves=9',
  },
  {
    names: 'competition, competition name, league, league name, tournament, tournament name',
    of: 'match, game, fixture, season, team, player, standing, sport, club, round, competition, league, tournament, score',
    list: 'First Division=28, Premier League=26, National Cup=18, Regional League=16, Champions Cup=12',
  },
  {
    names: 'season, season name',
    of: 'match, game, fixture, league, team, player, standing, sport, club, tournament, competition, season, round',
    list: '2022/23=22, 2023/24=38, 2024/25=40',
    numbers: range(2020, 2025),
  },
  {
    names: 'formation, line up formation, tactical formation',
    of: 'match, game, team, fixture, lineup, tactic, football, soccer',
    list: '4-3-3=34, 4-4-2=26, 4-2-3-1=22, 3-5-2=18',
  },
  {
    names:
      'dominant foot, preferred foot, strong foot, footedness, dominant hand, handedness, batting hand, throwing hand, preferred hand',
    list: 'right=76, left=20, both=4',
  },
  {
    names: 'injury status, fitness status, fitness',
    of: 'player, athlete, squad, team, injury',
    list: 'fit=80, injured=12, doubtful=8',
  },
  {
    names: 'injury, injury type, type of injury',
    list: 'hamstring strain=24, ankle sprain=24, knee injury=20, muscle tear=18, concussion=14',
  },
  { names: 'jersey number, shirt number, squad number, kit number', numbers: range(1, 30) },
  {
    names: 'surface, pitch type, court surface, playing surface',
    list: 'grass=48, artificial turf=24, clay=14, hard=14',
  },
  {
    names:
      'payment instrument, payment source, tender type, tender, funding source, instrument type',
    list: 'credit_card=48, bank_transfer=22, debit_card=16, paypal=10, cash=4',
  },
  {
    names: 'gift type, donation type, type of gift, contribution type, pledge type',
    list: 'one-time=62, monthly=28, in memory=6, legacy=4',
  },
  {
    names:
      'dedication, dedication message, gift message, gift note, personal message, tribute message, card message',
    texts: [
      'With love from all of us',
      'In memory of a dear friend',
      'Happy birthday!',
      'Thank you for your work',
      'For the next generation',
      'Keep up the good work',
    ],
  },
  {
    names: 'acknowledgement status, acknowledgment status, thank you status, receipt status',
    list: 'sent=78, pending=18, not_required=4',
  },
  {
    names:
      'metric, primary metric, goal metric, success metric, secondary metric, target metric, goal',
    of: 'experiment, test, ab test, variant, campaign, hypothesis, funnel, objective',
    list: 'conversion_rate=34, click_through_rate=22, retention=16, revenue_per_user=16, sign_ups=12',
  },
  {
    names: 'primary metric, goal metric, success metric',
    list: 'conversion_rate=34, click_through_rate=22, retention=16, revenue_per_user=16, sign_ups=12',
  },
  {
    names: 'hypothesis, assumption',
    texts: [
      'A shorter form brings more sign-ups.',
      'A larger button is clicked more often.',
      'Free shipping raises the value of orders.',
      'Fewer steps in the checkout lower the rate of dropouts.',
      'Reviews on the page raise trust.',
    ],
  },
  {
    names: 'winner, winning variant, winning version',
    of: 'experiment, test, ab test',
    list: 'control=30, variant_a=34, variant_b=16, none=20',
  },
  {
    names: 'targeting rule, audience rule, targeting, target audience, audience',
    of: 'experiment, campaign, flag, feature, rollout, test, ad, notification, banner, segment',
    list: 'all users=36, new users=24, returning users=16, mobile users=14, beta testers=10',
  },
  {
    names: 'traffic allocation, traffic share, traffic split, rollout share',
    numbers: range(0.05, 1, undefined, 2),
  },
  {
    names: 'runbook, runbook name, playbook',
    list: 'restart-service, failover-database, scale-workers, rotate-certificates, clear-queue',
  },
  {
    names: 'detection method, detected by, detection source',
    of: 'incident, outage, alert, vulnerability, breach, fraud',
    list: 'monitoring=52, customer report=26, employee=14, automatic test=8',
  },
  {
    names: 'impact scope, blast radius, scope of impact, impact, customer impact, affected scope',
    of: 'incident, outage, change, risk, problem, alert',
    list: 'none=18, single customer=26, some customers=32, one region=14, all customers=10',
  },
  {
    names: 'product area, feature area, functional area, product component, component area',
    list: 'billing=22, login=18, dashboard=18, reports=14, integrations=16, notifications=12',
  },
  {
    names: 'resolution code, closure code, close code, resolution, resolution type',
    of: 'ticket, incident, case, support, issue, complaint, request, problem, claim',
    list: 'solved=56, workaround=16, duplicate=10, not reproducible=10, no response=8',
  },
  {
    names: 'macro, macro used, macro name, canned response, saved reply, reply template',
    list: 'Password reset, Refund policy, Shipping delay, Ask for details, Closing note',
  },
  {
    names: 'git ref, ref name, ref',
    of: 'deployment, build, pipeline, commit, git, repository, workflow, release, branch, job, push',
    list: 'refs/heads/main=58, refs/heads/develop=18, refs/tags/v1.4.0=12, refs/heads/feature/login=12',
  },
  {
    names: 'artifact path, artifact, artifact name, package path, object path',
    of: 'deployment, build, pipeline, release, ci, artifact, job',
    list: 'dist/app.tar.gz=34, target/service.jar=24, build/web.zip=24, images/api.tar=18',
  },
  {
    names: 'prerequisite, requirement, prior knowledge',
    of: 'course, class, module, training, lesson, program, workshop',
    list: 'none=44, Introduction to Statistics=16, Calculus I=16, basic programming=14, consent of the instructor=10',
  },
  {
    names:
      'grading scheme, grading system, grading scale, grading type, grade scale, grading basis',
    list: 'letter grades=58, pass/fail=22, percentage=14, points=6',
  },
  {
    names: 'enrollment type, enrolment type, study mode, attendance type, mode of study',
    list: 'full-time=66, part-time=24, audit=4, exchange=6',
  },
  {
    names: 'withdrawal reason, dropout reason, drop reason',
    of: 'enrollment, student, course, enrolment, study, participant, trial',
    list: 'schedule conflict=30, personal reasons=30, financial reasons=16, change of course=16, health=8',
  },
  {
    names: 'syllabus, learning outcome, learning objective, course outline',
    texts: [
      'Week 1: basics. Week 2: methods. Week 3: practice.',
      'Lectures, weekly exercises and a final project.',
      'Students learn to plan, measure and present a study.',
      'Four units with a test at the end of each.',
    ],
  },
];
