import type { Meaning } from '../meaning.js';

/** States of things, by the thing. The weights are estimates: most things are in the state that they end in. */
export const states: readonly Meaning[] = [
  {
    names: 'status, state',
    of: 'user, member, account, customer, contact, client, profile, membership, seller, vendor, partner, subscriber, player, merchant, supplier',
    list: 'active=80, inactive=10, invited=5, suspended=3, pending=2',
  },
  {
    names: 'status, state',
    of: 'subscription, plan, licence, license, contract, policy',
    list: 'active=70, trialing=8, past_due=4, canceled=15, expired=3',
  },
  {
    names: 'status, state',
    of: 'order, purchase, cart, basket, checkout, fulfillment, fulfilment',
    list: 'pending=8, processing=10, shipped=12, delivered=60, cancelled=7, returned=3',
  },
  {
    names: 'status, state',
    of: 'payment, transaction, charge, transfer, payout, refund, deposit, withdrawal, billing, financial, settlement',
    list: 'completed=84, pending=8, failed=5, refunded=3',
  },
  {
    names: 'status, state',
    of: 'invoice, bill, credit, statement',
    list: 'paid=70, sent=12, overdue=8, draft=7, void=3',
  },
  {
    names: 'status, state',
    of: 'loan, mortgage, claim, application, applicant, request, approval, review, verification, kyc, return, leave, expense, proposal',
    list: 'approved=62, pending=22, rejected=12, withdrawn=4',
  },
  {
    names: 'status, state',
    of: 'ticket, case, conversation, complaint, alert, incident, issue, bug, support, inquiry',
    list: 'open=20, in_progress=15, waiting=8, resolved=22, closed=35',
  },
  {
    names: 'status, state',
    of: 'task, todo, project, milestone, assignment, workflow, goal, objective, work, story, activity',
    list: 'todo=20, in_progress=25, in_review=8, blocked=4, done=43',
  },
  {
    names: 'status, state',
    of: 'deployment, deploy, crawl, scrape, conversion, processing, upload, download, render, generation, job, build, run, pipeline, import, export, sync, backup, execution, process, batch, migration, webhook, delivery_attempt, report, scan, test',
    list: 'succeeded=82, failed=8, running=5, queued=3, cancelled=2',
  },
  {
    names: 'status, state',
    of: 'device, sensor, server, host, node, machine, gateway, camera, station, instance, meter, service, endpoint, printer, connection',
    list: 'online=82, offline=11, maintenance=5, error=2',
  },
  {
    names: 'status, state',
    of: 'employee, staff, worker, driver, employment, teacher, doctor, nurse, agent',
    list: 'active=86, on_leave=5, terminated=9',
  },
  {
    names: 'status, state',
    of: 'appointment, booking, reservation, visit, session, meeting, event, class, interview, consultation, trip, ride, match, game, tournament',
    list: 'scheduled=25, confirmed=15, completed=48, cancelled=9, no_show=3',
  },
  {
    names: 'status, state',
    of: 'webhook delivery, hook delivery, event delivery, callback delivery',
    list: 'succeeded=82, failed=8, pending=6, retrying=4',
  },
  {
    names: 'status, state',
    of: 'shipment, delivery, parcel, package, tracking, consignment, freight, shipping',
    list: 'delivered=68, in_transit=16, out_for_delivery=6, pending=6, exception=2, returned=2',
  },
  {
    names: 'status, state',
    of: 'post, article, page, document, content, blog, story, video, course, lesson, product, item, listing, template, form, survey, quiz, asset, book',
    list: 'published=74, draft=18, archived=8',
  },
  {
    names: 'status, state',
    of: 'campaign, promotion, coupon, experiment, offer, auction, ad, advert, flow, automation',
    list: 'active=30, draft=12, scheduled=8, paused=8, completed=42',
  },
  {
    names: 'status, state, stage',
    of: 'lead, prospect',
    list: 'new=30, contacted=25, qualified=18, unqualified=15, converted=12',
  },
  {
    names: 'stage, status, state',
    of: 'deal, opportunity, pipeline, sale, sales',
    list: 'prospecting=22, qualification=18, proposal=16, negotiation=12, closed_won=18, closed_lost=14',
  },
  {
    names: 'stage, status',
    of: 'candidate, recruitment, hiring, application',
    list: 'applied=40, screening=22, interview=18, offer=6, hired=5, rejected=9',
  },
  {
    names: 'status, state',
    of: 'message, email, notification, sms, mail, communication, newsletter',
    list: 'delivered=70, sent=12, opened=10, bounced=4, failed=4',
  },
  {
    names: 'status, state',
    of: 'enrollment, enrolment, student, registration, attendee, participant',
    list: 'enrolled=55, completed=32, withdrawn=8, pending=5',
  },
  {
    names: 'status, state',
    of: 'attendance',
    list: 'present=88, absent=6, late=4, excused=2',
  },
  {
    names: 'status, state',
    of: 'invitation, invite, friendship, friend, follow, connection, rsvp',
    list: 'accepted=70, pending=22, declined=8',
  },
  {
    names: 'status, state',
    of: 'vehicle, car, room, property, unit, table, equipment, bed, bike, apartment, tool',
    list: 'available=62, in_use=26, maintenance=9, retired=3',
  },
  {
    names: 'status, state',
    of: 'inventory, stock, variant',
    list: 'in_stock=78, low_stock=14, out_of_stock=8',
  },
  {
    names: 'status, state',
    of: 'prescription, medication, treatment, patient, admission',
    list: 'active=45, completed=42, discontinued=9, on_hold=4',
  },
  {
    names: 'status, state',
    of: 'lab, result, measurement, reading, observation, quality',
    list: 'normal=78, abnormal=14, pending=6, critical=2',
  },
  {
    names: 'availability, availability status',
    list: 'available=70, unavailable=15, limited=15',
  },
  { names: 'stock status, inventory status', list: 'in_stock=78, low_stock=14, out_of_stock=8' },
  {
    names: 'fulfillment status, fulfilment status',
    list: 'fulfilled=72, unfulfilled=20, partial=8',
  },
  {
    names: 'marital status, civil status, family status',
    list: 'single=34, married=48, divorced=12, widowed=6',
  },
  {
    names: 'employment status',
    list: 'employed=62, self-employed=12, unemployed=6, retired=14, student=6',
  },
  {
    names: 'smoking status, smoker status',
    list: 'never=60, former=25, current=15',
  },
  { names: 'health status, health', list: 'healthy=85, degraded=10, unhealthy=5' },
  { names: 'outcome, result', list: 'success=78, failure=14, partial=8' },
  {
    names: 'outcome, result',
    of: 'match, game, battle, round, fixture',
    list: 'win=42, loss=42, draw=16',
  },
  {
    names: 'outcome, result, disposition',
    of: 'call, contact',
    list: 'connected=42, voicemail=28, no_answer=22, busy=8',
  },
  {
    names: 'result, outcome',
    of: 'test, exam, inspection, check, quiz, audit, assessment',
    list: 'pass=82, fail=14, inconclusive=4',
  },
];
