import type { Meaning } from '../meaning.js';

/** Short texts that people and programs write, by what they write about. */
export const prose: readonly Meaning[] = [
  {
    names: 'description, memo, narrative, details, statement descriptor, descriptor',
    of: 'transaction, payment, charge, ledger, transfer, journal, expense, bank',
    list: 'Card purchase - groceries, Monthly rent, Salary payment, Online transfer, ATM withdrawal, Restaurant, Utility bill, Subscription renewal, Refund from store, Fuel, Insurance premium, Pharmacy, Phone bill, Train ticket, Gift card',
  },
  {
    names:
      'description, summary, details, body, content, message, problem, issue description, question',
    of: 'ticket, issue, bug, case, incident, support, complaint, inquiry',
    type: 'ticket_description',
  },
  {
    names: 'subject, title, summary, headline, name',
    of: 'ticket, issue, bug, case, incident, support, complaint, inquiry',
    type: 'ticket_subject',
  },
  {
    names: 'subject, title, subject line, email subject, headline',
    of: 'email, message, mail, newsletter, campaign, thread, conversation, notification, template',
    list: 'Your order has shipped, Welcome aboard, Your invoice is ready, Reminder: meeting tomorrow, Reset your password, New features this month, Your trial ends soon, Thanks for your feedback, Action required: confirm your email, Weekly summary, Quick question, Invitation to join the team',
  },
  {
    names: 'subject line, email subject',
    list: 'Your order has shipped, Welcome aboard, Your invoice is ready, Reminder: meeting tomorrow, Reset your password, New features this month, Your trial ends soon, Thanks for your feedback',
  },
  {
    names: 'body, message, text, content, note, comment',
    of: 'message, chat, email, sms, notification, conversation, mail, thread, reply',
    list: 'Thanks for the quick reply!, Can we move the meeting to Thursday?, Your order is on its way., I will send you the file this afternoon., Please have a look at the attached document., Sounds good to me., Is there any news about my request?, Let me check and get back to you., See you tomorrow at nine., Could you call me when you have a minute?, The delivery arrived this morning., We have updated your account.',
  },
  {
    names: 'body, text, content, comment, review, review text, feedback, title comment, message',
    of: 'review, rating, feedback, testimonial, survey',
    type: 'review',
  },
  {
    names: 'title, headline',
    of: 'review, rating, testimonial',
    list: 'Great value, Works as expected, Not what I hoped for, Highly recommended, Good but not perfect, Five stars, Disappointed, Exactly right, Would buy again, Too small',
  },
  {
    names: 'review, review text, feedback, testimonial, customer feedback',
    type: 'review',
  },
  {
    names:
      'comment, comments, note, notes, remark, remarks, body, text, content, internal note, additional note, special note, observation',
    type: 'string',
    constraints: {
      pattern:
        '(Customer|Supplier|Manager|Colleague) (asked for|agreed to|is waiting for|confirmed|declined) (a call|the change|the new date|the offer|a refund|more details)( by (email|phone))?\\.|(Checked|Approved|Updated|Reviewed|Closed) (after|before|during) the (last|weekly|next|first) (meeting|review|visit|call)\\.|(Follow up|Call back|Check again|Send a reminder) (next week|tomorrow|on Monday|before the end of the month)\\.',
    },
  },
  {
    names:
      'note, notes, comment, observation, remark, assessment, summary, description, instruction',
    of: 'patient, visit, appointment, encounter, medical, prescription, diagnosis, treatment, lab, nurse, vital',
    list: 'Patient reports mild pain since Monday., Blood pressure is stable., Follow up in two weeks., No known allergies., Take with food., Symptoms have improved., Referred to a specialist., Advised rest and fluids., Test results are within the normal range., Continue the current medication.',
  },
  {
    names:
      'delivery note, shipping note, delivery instruction, special instruction, customer note, order note, shipping instruction, special request',
    list: 'Please ring the bell., Leave at the front door., Call before delivery., Deliver after 5 pm., Leave with a neighbour., Please wrap as a gift., No contact delivery., Use the back entrance.',
  },
  {
    names: 'note, notes, description, summary, comment',
    of: 'call, meeting, deal, lead, opportunity, contact, account, activity, crm, interaction',
    list: 'Interested in the annual plan., Asked for a quote by Friday., Left a voicemail., Will decide after the budget meeting., Sent the proposal., Wants a demo for the whole team., Compares us with two other vendors., Contract is with the legal department., Prefers to be contacted by email., Happy with the product so far.',
  },
  {
    names: 'agenda, minutes',
    list: 'Review of last week, Budget for next quarter, Open questions from customers, Plan for the release, Hiring update',
  },
  {
    names: 'bio, about, about me, biography, profile text, introduction',
    type: 'biography',
  },
  {
    names: 'headline, tagline, slogan, motto',
    list: 'Made for small teams, Simple and reliable, Your day in one place, Travel more for less, Good food close by, Tools that stay out of your way, Fresh ideas every week, Built to last',
  },
  {
    names: 'title, headline, name, heading',
    of: 'post, article, blog, news, page, story, content, thread, discussion, topic, guide, documentation, video, podcast, episode, webinar',
    list: 'Ten Ways to Save Time at Work, What We Learned from Our First Customers, A Short Guide to Better Sleep, How to Plan a Small Garden, Five Books for the Summer, Why Teams Write Things Down, The History of the Bicycle, Getting Started with Home Baking, A Weekend by the Sea, How to Choose a Laptop, Notes on Remote Work, The Best Walks near the City, Understanding Your Energy Bill, How We Moved to a New Office',
  },
  {
    names: 'excerpt, summary, abstract, description, meta description, intro, teaser',
    of: 'post, article, blog, page, news, content, video, podcast, course, event, story',
    list: 'A short guide for people who start from zero., What worked for us and what did not., Simple steps that save an hour a week., A look back at ten years., Everything you need to know before you buy., Answers to the questions that we hear most often., How a small team solved a large problem., Tips from people who do it every day.',
  },
  {
    names: 'content, body, text, html, markdown',
    of: 'post, article, blog, page, news, document, lesson, story',
    list: 'We started with a simple question and asked fifty customers., The first step is to write down what you do each day., Most people underestimate how long the small tasks take., This article shows three ways to begin and compares their costs., The old building had been empty for years before the work began., Good habits are easier to keep when they are small., Here is what changed since our last report., You need two hours and a few tools for this project.',
  },
  {
    names: 'title, name, summary',
    of: 'task, todo, milestone, goal, objective, reminder, checklist, assignment, subtask, work, action',
    list: 'Prepare the monthly report, Call the supplier, Update the website, Review the contract, Fix the login page, Send the invoices, Plan the team meeting, Order new laptops, Test the new release, Write the user guide, Clean up old files, Answer open questions',
  },
  {
    names: 'description, summary, details, instruction',
    of: 'task, todo, milestone, project, goal, assignment, story, initiative, work, campaign, program',
    list: 'Collect the figures of all teams and send a summary., Compare three offers and choose one., Move the remaining customers to the new system., Check every page on a phone and list what is broken., Prepare the launch with the marketing team., Agree on the scope with the customer., Replace the old form and test it., Write down the steps so that others can repeat them.',
  },
  {
    names: 'description, short description, long description, product description, details',
    of: 'product, item, variant, listing, merchandise, catalog, service, offer, plan, package',
    list: 'Light and durable for everyday use., Soft fabric that keeps its shape., Comes with a two-year warranty., Easy to clean and simple to store., Made from recycled materials., Fits most kitchens and small rooms., Includes cable and carrying case., A classic design in three colours., For beginners and professionals., Water-resistant and quiet.',
  },
  {
    names: 'description, details, summary',
    of: 'property, house, apartment, room, listing, home',
    list: 'Bright apartment with a balcony near the park., Quiet house with a large garden., Renovated flat close to the station., Spacious rooms and a modern kitchen., Family home in a friendly street., Top floor with a view over the city.',
  },
  {
    names: 'description, details, summary, message',
    of: 'event, log, audit, alert, activity, notification, incident, deployment, change, error',
    list: 'User signed in, Settings were updated, Record was deleted, Export has finished, Payment was received, Backup completed, Threshold was exceeded, New device was registered, Password was changed, Connection was lost',
  },
  {
    names: 'message, log message, text',
    of: 'log, logger, error, trace, job, event, alert',
    type: 'log_line',
  },
  {
    names: 'description, purpose',
    of: 'role, permission, user group, setting, feature, flag, policy, privilege',
    list: 'Full access to all settings., Can read but not change., For internal use., Used by the support team., Shown to new customers., Enabled for selected accounts., Default for new records., Kept for older data.',
  },
  {
    names: 'description, about, summary, mission, introduction',
    of: 'company, organization, organisation, org, vendor, supplier, tenant, brand, store, business, client, restaurant, charity, enterprise, organizer, organiser, merchant, retailer, agency, employer, manufacturer, publisher, sponsor, firm, startup, institution, foundation, association, nonprofit',
    list: 'Family business since 1987., Software for small and medium companies., Wholesale of organic food., Consulting for energy and transport., Online shop for outdoor equipment., Regional provider of medical supplies., Builder of wooden houses., Agency for design and communication.',
  },
  {
    names: 'description, overview, syllabus',
    of: 'course, lesson, module, class, workshop, training, program',
    list: 'Covers the basics with many examples., For students with some experience., Weekly exercises and a final project., Learn the most important methods in ten lessons., Practical introduction with real data., Prepares for the final exam.',
  },
  {
    names: 'answer, response, reply',
    list: 'Yes, No, Not sure yet, It depends on the price, Please send me more details, I agree, I prefer the second option, No answer',
  },
  {
    names: 'question, question text',
    list: 'How satisfied are you with our service?, What could we do better?, How did you hear about us?, Would you recommend us to a friend?, How often do you use the product?, Which feature do you miss most?',
  },
  {
    names: 'reason, justification, rationale',
    list: 'requested by customer=32, duplicate=14, incorrect data=18, policy=14, expired=12, other=10',
  },
  {
    names: 'message',
    list: 'Request completed, User signed in, Settings were updated, Please confirm your email., Your order has shipped., Payment was received., Thank you for your message., We will answer soon.',
  },
];
