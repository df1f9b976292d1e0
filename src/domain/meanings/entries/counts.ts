import { around, type Meaning, range } from '../meaning.js';

/** Durations, sizes, counts, rates and scores. */
export const counts: readonly Meaning[] = [
  {
    names:
      'duration, duration minute, duration min, minutes, minute spent, time spent minute, length minute, runtime, runtime minute, prep time, cook time, preparation time',
    unit: 'min',
    numbers: range(1, 480, 38),
  },
  {
    names: 'duration, length',
    of: 'song, track, call, video, audio, recording, session, clip, podcast, episode, music, phone',
    numbers: range(5, 7200, 240),
  },
  {
    names:
      'duration second, duration sec, duration s, length second, elapsed second, time spent, time on page, session duration, call duration, watch time, second, play time second, time spent second, talk time, hold time, handle time',
    unit: 's',
    numbers: range(5, 7200, 210),
  },
  {
    names: 'wait time, waiting time, response time, first response time',
    of: 'ticket, support, patient, call, queue, visit',
    numbers: range(1, 600, 25),
  },
  {
    names:
      'duration ms, latency, latency ms, response time, response time ms, elapsed ms, ms, millisecond, response ms, execution time, execution time ms, processing time, load time, load time ms, ping, ping ms, runtime ms, took ms, query time',
    unit: 'ms',
    numbers: range(1, 30_000, 120),
  },
  {
    names:
      'duration hour, hours, hour, hour worked, hour logged, estimated hour, actual hour, overtime hour, playtime, playtime hour, estimate hour',
    numbers: range(0.5, 160, 6, 1),
  },
  { names: 'hour', of: 'day, calendar, opening', numbers: range(0, 23) },
  {
    names:
      'start hour, end hour, from hour, to hour, open hour, close hour, opening hour, closing hour, begin hour, quiet hour, peak hour, cutoff hour, hour of day, send hour, run hour',
    numbers: range(0, 23),
  },
  {
    names:
      'duration day, days, day count, number of day, lead time, lead time day, trial day, delivery day, day overdue, shelf life, validity day, total day, leave day',
    numbers: range(1, 90, 7),
  },
  {
    names:
      'term month, duration month, term, loan term, tenure month, term in month, warranty month, contract length',
    numbers: range(6, 60, 24),
  },
  {
    names: 'loan term, term month, term',
    of: 'loan, mortgage',
    list: '12=12, 24=20, 36=26, 48=14, 60=20, 360=8',
    numbers: range(12, 360, 48),
  },
  {
    names: 'retry, retry count, attempt, attempt count, attempts, retries, failed attempt',
    numbers: range(0, 5),
  },
  { names: 'error count, failure count, warning count', numbers: range(0, 500, 3) },
  {
    names:
      'size, file size, size byte, byte, bytes, content length, byte sent, byte received, file size byte, content size, object size',
    of: 'file, attachment, upload, image, document, media, asset, video, request, object, blob, backup',
    numbers: range(200, 50_000_000, 180_000),
  },
  {
    names:
      'file size, size byte, byte, content length, byte sent, byte received, file size byte, body size, payload size',
    numbers: range(200, 50_000_000, 180_000),
  },
  { names: 'size kb, file size kb, memory kb', numbers: range(1, 60_000, 240) },
  {
    names: 'size mb, file size mb, memory mb, memory usage mb, ram mb',
    numbers: range(1, 16_384, 410),
  },
  {
    names: 'size gb, storage gb, disk gb, ram gb, memory gb, disk size, storage',
    numbers: range(1, 2048, 64),
  },
  {
    names:
      'cpu, cpu usage, cpu percent, cpu load, memory usage, memory percent, disk usage, ram usage, gpu usage, utilization, utilisation, load percent, disk percent',
    unit: '%',
    numbers: range(1, 99, 34, 1),
  },
  { names: 'memory, ram', numbers: range(128, 65_536, 4096) },
  { names: 'core, cpu core, cpu count, vcpu, core count', numbers: range(1, 64, 4) },
  { names: 'load average, load avg, load 1m', numbers: range(0.01, 24, 0.9, 2) },
  {
    names: 'bandwidth, throughput, mbps, download speed, upload speed',
    numbers: range(1, 1000, 85, 1),
  },
  { names: 'packet loss, jitter', numbers: range(0, 20, 0.6, 2) },
  { names: 'uptime, uptime second', numbers: range(60, 30_000_000, 900_000) },
  {
    names: 'uptime percent, uptime percentage, sla, availability percent',
    numbers: range(97, 100, undefined, 2),
  },
  {
    names:
      'view, view count, page view, pageview, hit, play, play count, stream count, watch count',
    numbers: range(0, 2_000_000, 640),
  },
  {
    names:
      'like, like count, favorite, favorite count, heart, upvote, upvote count, reaction, reaction count',
    numbers: range(0, 60_000, 24),
  },
  {
    names: 'downvote, dislike, dislike count, downvote count, report count, flag count',
    numbers: range(0, 500, 2),
  },
  {
    names: 'share, share count, repost, retweet, retweet count, repost count',
    numbers: range(0, 9000, 6),
  },
  {
    names:
      'comment count, reply count, replies, answer count, review count, rating count, num review, number of review',
    numbers: range(0, 4000, 9),
  },
  {
    names:
      'follower, follower count, subscriber, subscriber count, fan, following count, following, friend count, member count, audience size, reach',
    numbers: range(0, 900_000, 320),
  },
  {
    names:
      'click, click count, open count, open, conversion, conversion count, session count, visitor, visitor count, unique visitor, visit, visit count',
    of: 'campaign, ad, email, page, website, analytics, stat, metric, link, traffic, marketing, daily',
    numbers: range(0, 90_000, 240),
  },
  {
    names:
      'click, click count, conversion count, session count, visitor, unique visitor, visit count, open count',
    numbers: range(0, 90_000, 240),
  },
  { names: 'download, download count, install, install count', numbers: range(0, 500_000, 380) },
  {
    names:
      'login count, sign in count, order count, purchase count, total order, usage count, use count, times used',
    numbers: range(0, 900, 12),
  },
  {
    names:
      'completion rate, acceptance rate, on time rate, fill rate, availability rate, delivery rate, approval rate, compliance rate, pass rate',
    numbers: around(0.92, 0.05, [0.6, 1], 3),
  },
  {
    names:
      'bounce rate, open rate, response rate, attendance rate, success rate, retention rate, occupancy rate, hit rate, win rate',
    numbers: range(0, 1, undefined, 3),
  },
  {
    names:
      'probability, confidence, confidence score, likelihood, similarity, sentiment score, relevance score, match score, weight factor',
    numbers: range(0, 1, undefined, 3),
  },
  {
    names: 'probability, win probability, close probability',
    of: 'deal, opportunity, lead',
    numbers: range(5, 95),
  },
  {
    names:
      'progress, progress percent, percent complete, completion, completion percent, percent, percentage, pct, completion percentage',
    numbers: range(0, 100),
  },
  {
    names: 'attendance, occupancy, fill rate, margin, profit margin, markup',
    numbers: range(2, 98, undefined, 1),
  },
  {
    names:
      'score, test score, exam score, quiz score, grade point, mark, points scored, final score, quality score, health score, lead score, engagement score, satisfaction score',
    numbers: range(0, 100),
  },
  {
    names: 'score, high score, best score',
    of: 'game, player, leaderboard, match, level',
    numbers: range(0, 500_000, 4200),
  },
  { names: 'max score, total mark, max point, passing score, full mark', numbers: range(50, 100) },
  {
    names: 'rating, star, stars, star rating, average rating, avg rating, rating value',
    numbers: range(1, 5),
  },
  {
    names: 'difficulty, difficulty level',
    list: 'easy=36, medium=42, hard=22',
    numbers: range(1, 5),
  },
  { names: 'quarter, fiscal quarter', list: 'Q1, Q2, Q3, Q4', numbers: range(1, 4) },
  { names: 'count, cnt, tally', numbers: range(0, 5000, 14) },
  {
    names: 'year, fiscal year, model year, release year, publication year, year published',
    numbers: range(1990, 2025),
  },
  { names: 'week, week number, iso week', numbers: range(1, 52) },
  { names: 'latitude, lat', numbers: range(-60, 70, undefined, 5) },
  { names: 'longitude, lng, lon', numbers: range(-180, 180, undefined, 5) },
  {
    names: 'version, revision, version number, schema version, version no',
    numbers: range(1, 12, 2),
  },
  { names: 'build number, build no, build', numbers: range(1, 20_000, 900) },
  {
    names: 'port, source port, src port, dst port, destination port',
    numbers: range(1024, 65_535),
  },
  { names: 'impression, impression count, reach', numbers: range(0, 50_000_000, 24_000) },
  {
    names:
      'conversion rate, click through rate, ctr, click rate, churn rate, error rate, growth rate, failure rate, defect rate, unsubscribe rate, return rate, turnover rate',
    numbers: range(0, 0.4, 0.03, 4),
  },
  {
    names:
      'max enrollment, enrollment limit, class size, enrolled, enrollment count, student count, max student',
    numbers: range(8, 400, 30),
  },
  {
    names: 'page, page count, number of page, num page',
    of: 'book, document, article, print, report',
    numbers: range(1, 1200, 220),
  },
  { names: 'word count', numbers: range(50, 12_000, 800) },
  {
    names:
      'team count, user count, participant count, attendee count, guest count, guest, adult, party size, passenger count, number of guest',
    numbers: range(1, 12, 2),
  },
  { names: 'value', numbers: range(0, 1000, undefined, 2) },
  { names: 'serving, portion, yield', numbers: range(1, 12, 4) },
  { names: 'asn, as number, autonomous system number', numbers: range(1, 65_000) },
];
