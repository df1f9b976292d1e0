import type { Meaning } from '../meaning.js';

/** Where customers come from, and how they are addressed. */
export const marketing: readonly Meaning[] = [
  {
    names:
      'lead source, acquisition source, referral source, customer source, signup source, acquisition channel, how heard, attribution',
    list: 'organic search=32, referral=18, social media=16, email=14, advertising=14, event=6',
  },
  {
    names: 'source',
    of: 'lead, customer, contact, signup, user, visitor, opportunity, deal, candidate, applicant, booking, session, traffic, marketing, referral, subscriber, prospect, patient, client, attribution',
    list: 'organic search=32, referral=18, social media=16, email=14, advertising=14, event=6',
  },
  {
    names: 'source',
    of: 'transaction, data, event, log, metric, import, message, record',
    list: 'web=44, mobile=30, api=18, import=8',
  },
  {
    names: 'channel, channel name, channel title',
    beside: 'video id, video, playlist, youtube, subscriber, subscriber count, view count',
    list: 'Daily Kitchen, Trail Notes, Small Workshop, Sound Garden, City Rides, Open Desk, Garden Year, Science Hour',
  },
  {
    names: 'channel, channel name',
    beside:
      'workspace id, workspace, slack id, thread ts, server id, guild, guild id, bot, bot token, discord id',
    list: 'general=34, random=16, support=16, announcements=14, engineering=12, sales=8',
  },
  {
    names: 'channel',
    beside:
      'recipient, template, template id, subject, body, message, sent at, delivered at, notification id',
    list: 'email=54, sms=16, push=22, chat=8',
  },
  {
    names: 'channel, sales channel, marketing channel, order channel, order source',
    list: 'web=48, mobile=26, email=10, store=12, phone=4',
  },
  {
    names: 'channel',
    of: 'notification, message, alert, conversation, campaign, ticket',
    list: 'email=54, sms=16, push=22, chat=8',
  },
  {
    names: 'medium, utm medium, traffic medium',
    list: 'organic=40, cpc=22, email=16, referral=12, social=10',
  },
  {
    names: 'utm source, traffic source',
    list: 'google=46, facebook=18, newsletter=16, linkedin=8, instagram=12',
  },
  {
    names: 'utm content, utm term',
    list: 'hero_banner, footer_link, sidebar, text_ad, video_ad, cta_button',
  },
  {
    names: 'campaign type, ad type, ad format',
    list: 'email=38, search=24, social=24, display=14',
  },
  {
    names: 'customer type, client type, customer segment, segment',
    list: 'individual=58, small business=24, enterprise=10, non-profit=8',
  },
  {
    names: 'segment',
    of: 'customer, contact, lead, marketing',
    list: 'new=24, regular=44, loyal=18, at risk=14',
  },
];
