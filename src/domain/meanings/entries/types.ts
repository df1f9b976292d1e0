import type { Meaning } from '../meaning.js';

/** What `type` means for things of programs and offices. */
export const types: readonly Meaning[] = [
  {
    names:
      'data type, value type, field type, column type, variable type, attribute type, property type name, input type, parameter type, param type, content data type',
    list: 'string=42, number=22, boolean=14, date=12, json=10',
  },
  {
    names: 'type, kind, data type',
    of: 'variable, parameter, param, argument, column, property, setting, option, config, value',
    list: 'string=42, number=22, boolean=14, date=12, json=10',
  },
  {
    names: 'mail type, mailer type, mail driver, mail transport, email driver, mail method',
    list: 'smtp=64, sendmail=16, api=20',
  },
  {
    names: 'trigger type, trigger kind, schedule type',
    list: 'cron=36, manual=28, event=24, api=12',
  },
  { names: 'type, kind', of: 'trigger', list: 'cron=36, manual=28, event=24, api=12' },
  {
    names: 'type, kind',
    of: 'plugin, module, extension, addon, component, block, widget',
    list: 'core=30, theme=16, widget=22, integration=22, tool=10',
  },
  {
    names: 'type, kind',
    of: 'check, monitor, probe, healthcheck',
    list: 'http=46, tcp=16, ping=18, dns=10, ssl=10',
  },
  {
    names: 'type, kind',
    of: 'thread, conversation, channel, room, chat, group, community',
    list: 'public=44, private=34, direct=22',
  },
  {
    names: 'type, kind',
    of: 'template, layout, theme',
    list: 'email=44, page=24, sms=12, document=20',
  },
  {
    names: 'type, kind',
    of: 'view, screen, display',
    list: 'list=38, grid=26, board=20, calendar=16',
  },
  {
    names: 'type, kind, chart type',
    of: 'chart, graph, dashboard, visualization, plot',
    list: 'bar=34, line=30, pie=14, table=14, number=8',
  },
  { names: 'chart type, graph type', list: 'bar=34, line=30, pie=14, table=14, number=8' },
  {
    names: 'type, kind, database type, db type',
    of: 'database, db, datasource, datastore, source, connection, warehouse',
    list: 'postgresql=36, mysql=28, csv=14, api=14, s3=8',
  },
  {
    names: 'database type, db type, datasource type',
    list: 'postgresql=42, mysql=34, sqlite=14, oracle=10',
  },
  {
    names: 'type, kind, storage type, storage driver',
    of: 'storage, bucket, disk, volume',
    list: 's3=44, local=34, gcs=12, azure=10',
  },
  {
    names: 'storage type, storage driver, storage backend',
    list: 's3=44, local=34, gcs=12, azure=10',
  },
  { names: 'type, kind, level', of: 'backup', list: 'full=30, incremental=52, differential=18' },
  {
    names: 'type, kind',
    of: 'link, bookmark',
    beside: 'url, uri, href, link, target url, destination',
    list: 'url=58, article=18, image=12, pdf=12',
  },
  {
    names: 'type, kind',
    of: 'relation, relationship, link, dependency, association, connection',
    list: 'related=40, parent=18, child=18, duplicate=12, blocks=12',
  },
  {
    names: 'relation type, relationship type, link type',
    list: 'related=40, parent=18, child=18, duplicate=12, blocks=12',
  },
  { names: 'type, kind', of: 'comment, note, reply', list: 'comment=60, note=24, system=16' },
  {
    names: 'type, kind',
    of: 'location, site, place, address, branch, facility',
    list: 'office=34, warehouse=22, store=26, home=18',
  },
  {
    names: 'type, kind',
    of: 'token, key, apikey, secret',
    list: 'access=46, refresh=24, api=20, reset=10',
  },
  {
    names: 'type, kind',
    of: 'fee, tax, cost, charge, expense, adjustment',
    list: 'fixed=52, percentage=48',
  },
  {
    names: 'type, kind',
    of: 'incident, accident, hazard, violation',
    list: 'safety=30, security=24, equipment=26, other=20',
  },
  {
    names: 'type, kind',
    of: 'member, membership, attendee, guest',
    list: 'regular=62, premium=20, guest=18',
  },
  {
    names: 'type, kind',
    of: 'ticket tier, admission, pass',
    list: 'general=56, vip=14, student=16, early_bird=14',
  },
  {
    names: 'type, kind',
    of: 'achievement, badge, award, reward, prize',
    list: 'milestone=40, skill=26, event=20, special=14',
  },
  {
    names: 'type, kind',
    of: 'training, session, workout, exercise',
    list: 'strength=32, cardio=32, mobility=18, balance=18',
  },
  {
    names: 'type, kind',
    of: 'recipe, dish, food',
    list: 'main=44, starter=18, dessert=22, drink=16',
  },
  { names: 'type, kind', of: 'lock, limit, quota, restriction', list: 'soft=58, hard=42' },
  {
    names: 'type, kind',
    of: 'address book, list, mailinglist, audience, segment',
    list: 'static=56, dynamic=44',
  },
  { names: 'release type, version type, update type', list: 'major=14, minor=36, patch=50' },
  { names: 'type, kind', of: 'domain, dns, record set', list: 'A=42, CNAME=26, MX=14, TXT=18' },
  { names: 'type, kind', of: 'identity, identifier, idp', list: 'email=56, phone=22, username=22' },
  { names: 'type, kind', of: 'button, action, cta', list: 'link=46, submit=30, download=24' },
  { names: 'type, kind', of: 'bid, auction, sale', list: 'auction=40, fixed=60' },
  {
    names: 'type, kind',
    of: 'rate, pricing plan, tariff',
    list: 'flat=46, hourly=28, per_unit=26',
  },
  {
    names: 'type, kind',
    of: 'credit, bonus, point, points',
    list: 'purchase=40, bonus=34, referral=26',
  },
  { names: 'type, kind', of: 'agent, bot, assistant', list: 'chat=52, task=28, search=20' },
  { names: 'type, kind', of: 'model', list: 'base=46, fine_tuned=30, custom=24' },
  {
    names: 'type, kind',
    of: 'image, picture, photo, graphic',
    list: 'photo=58, illustration=20, logo=22',
  },
  { names: 'type, kind', of: 'feed, source, subscription feed', list: 'rss=58, atom=22, json=20' },
  { names: 'type, kind', of: 'menu, navigation, nav', list: 'header=46, footer=30, sidebar=24' },
];
