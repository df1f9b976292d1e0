import { type Meaning, range } from '../meaning.js';

/** Days, repetitions, pictures, fonts and other things that tables of every trade have. */
export const everyday: readonly Meaning[] = [
  {
    names: 'weekday, week day, day name, day of week, dow, weekday name, name of day',
    list: 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
    numbers: range(1, 7),
  },
  {
    names: 'name, label',
    of: 'day, weekday',
    list: 'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
  },
  {
    names: 'month name, name of month',
    list: 'January, February, March, April, May, June, July, August, September, October, November, December',
  },
  {
    names: 'name, label',
    of: 'month',
    list: 'January, February, March, April, May, June, July, August, September, October, November, December',
  },
  {
    names:
      'release day, birth day, day of month, anchor day, billing day, due day, pay day, closing day, publication day',
    numbers: range(1, 28),
  },
  {
    names:
      'mon, tue, wed, thu, fri, sat, sun, monday, tuesday, wednesday, thursday, friday, saturday, sunday',
    list: '09:00-17:00=56, 10:00-18:00=22, 08:00-16:00=12, closed=10',
  },
  {
    names: 'repeat, repetition, recurring, recurrence type, repeat type, repeats, recur',
    list: 'daily=24, weekly=40, monthly=26, yearly=10',
  },
  {
    names: 'rrule, recurrence rule',
    texts: ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO', 'FREQ=MONTHLY;BYMONTHDAY=1', 'FREQ=YEARLY'],
  },
  {
    names: 'till, until, from time, to time, open time, close time, hour from, hour to',
    type: 'string',
    constraints: { pattern: '(0[7-9]|1[0-9]):(00|15|30|45)' },
  },
  {
    names: 'caption, image caption, photo caption, picture description',
    list: 'Sunset over the harbour, Team at the annual meeting, The new office, View from the bridge, First day of the market, Old town in winter, Before and after, Detail of the facade, Opening night, The garden in June',
  },
  {
    names: 'font, font family, font name, typeface',
    list: 'Arial=26, Helvetica=20, Georgia=14, Roboto=18, Open Sans=14, Courier New=8',
  },
  {
    names: 'font weight, icon weight, text weight',
    list: 'regular=44, bold=30, light=16, medium=10',
    numbers: range(100, 900),
  },
  {
    names: 'font size, text size',
    list: 'small=22, medium=54, large=24',
    numbers: range(8, 48, 14),
  },
  { names: 'font style', list: 'normal=80, italic=20' },
  {
    names:
      'brightness, contrast, saturation, opacity, volume level, zoom, sharpness, sensitivity, transparency, gain',
    numbers: range(0, 100),
  },
  { names: 'hue', numbers: range(0, 359) },
  {
    names: 'orientation, page orientation',
    list: 'portrait=58, landscape=42',
    numbers: range(1, 8),
  },
  {
    names: 'call to action, cta, cta text, button text, button label',
    list: 'Learn more=28, Sign up=24, Buy now=18, Contact us=16, Download=14',
  },
  { names: 'initials', type: 'string', constraints: { pattern: '[A-Z]{2}' } },
  {
    names: 'preferred name, known as, call name, goes by, preferred first name',
    type: 'first_name',
  },
  {
    names:
      'dial code, dialing code, dialling code, calling code, idd, idd code, idd country code, phone code, phone country code, phone prefix, country calling code',
    list: '+1=30, +44=14, +49=14, +33=10, +34=8, +39=8, +61=8, +91=8',
  },
  {
    names: 'iso3, iso 3, alpha3, alpha 3, iso alpha 3, country iso3',
    type: 'country_code',
    constraints: { format: 'alpha3' },
  },
  {
    names: 'iso2, iso 2, alpha2, alpha 2, country iso, country iso2',
    type: 'country_code',
    constraints: { format: 'alpha2' },
  },
  { names: 'iso', of: 'country, nation', type: 'country_code', constraints: { format: 'alpha2' } },
  {
    names: 'province code, state code, region code, state abbreviation',
    type: 'state',
    constraints: { format: 'code' },
  },
  {
    names: 'artist, artist credit, artist name, performer, composer, singer, performed by',
    type: 'name',
  },
  {
    names: 'track, song, recording, release, single',
    of: 'listen, artist, music, track, album, playlist, recording, release, song, scrobble, submission, lyric',
    list: 'Midnight Train, Golden Hour, Paper Planes, River Songs, Distant Lights, Blue Window, Summer Rain, Second Chance, Open Road, Silent City',
  },
  {
    names: 'name, title',
    of: 'recording, release, single',
    list: 'Midnight Train, Golden Hour, Paper Planes, River Songs, Distant Lights, Blue Window, Summer Rain, Second Chance, Open Road, Silent City',
  },
  {
    names:
      'track number, disc number, episode number, season number, chapter number, lesson number, page number',
    numbers: range(1, 24, 6),
  },
  { names: 'progress, completion', list: '0%=10, 25%=20, 50%=24, 75%=22, 100%=24' },
  {
    names: 'folder, folder name, mailbox, mail folder',
    list: 'Inbox=44, Archive=22, Sent=16, Drafts=10, Invoices=8',
  },
  {
    names: 'group, group name, user group',
    list: 'Administrators, Editors, Members, Guests, Managers, Support, Sales, Developers',
  },
  {
    names: 'header, heading, headings, section title, section name, table header',
    list: 'Overview, Details, Contact, Settings, Summary, Members, Prices, Questions',
  },
  {
    names: 'specification, product specification',
    list: 'Size: M, Color: blue, Weight: 250 g, Material: cotton, Voltage: 230 V, Length: 2 m',
  },
  {
    names: 'descriptor, grade descriptor, level descriptor',
    list: 'Excellent=18, Good=34, Satisfactory=28, Needs improvement=14, Insufficient=6',
  },
  {
    names: 'unit name, quantity unit name, qu name, from unit, to unit, block unit',
    of: 'quantity, conversion, product, ingredient, recipe, measure, uom, price, stock, block, usage, catalog, parent',
    list: 'Piece, Kilogram, Gram, Liter, Meter, Box, Hour, Pack',
  },
  { names: 'consent, consent status', list: 'granted=78, denied=22' },
  { names: 'attendance', list: 'present=88, absent=6, late=4, excused=2' },
  {
    names: 'cause, root cause, probable cause',
    list: 'configuration error=26, hardware failure=18, human error=22, network outage=18, software bug=16',
  },
  { names: 'institute, institute name', type: 'company' },
  {
    names: 'how did you hear, heard about us, heard from, hear about us',
    list: 'search=34, friend=28, social media=24, event=8, other=6',
  },
  {
    names: 'phase, period name',
    of: 'plan, subscription, price, billing, catalog, trial',
    list: 'trial=34, evergreen=42, discount=24',
  },
  { names: 'phase', list: 'phase 1=40, phase 2=34, phase 3=26' },
  {
    names: 'phase',
    of: 'project, product, release, development, campaign, work, task',
    list: 'planning=18, design=18, development=34, testing=18, launch=12',
  },
  {
    names: 'name',
    of: 'phase',
    list: 'Planning, Design, Development, Testing, Launch, Trial, Review',
  },
  {
    names: 'category, sub category, subcategory',
    beside: 'price, unit price, sku, stock, brand, barcode, list price, stock quantity',
    type: 'product_category',
  },
  {
    names: 'category, subcategory, sub category',
    beside: 'amount, expense date, receipt, receipt url, payee, merchant, spent at',
    list: 'groceries=20, restaurants=14, transport=16, utilities=12, travel=12, office=14, entertainment=12',
  },
  {
    names: 'category, subcategory, sub category',
    beside: 'body, content, published at, excerpt, author, headline',
    list: 'Technology=24, Business=18, Health=14, Travel=12, Culture=12, Sports=10, Science=10',
  },
  {
    names: 'category, subcategory, sub category',
    beside: 'severity, priority, resolution, assignee, resolved at',
    list: 'billing=22, technical=36, account=20, access=12, other=10',
  },
  {
    names: 'category, subcategory, sub category, category name, main category',
    list: 'General=30, Operations=18, Finance=16, Sales=14, Support=12, Other=10',
  },
  {
    names: 'additional information, background, blurb, brief, definition, personal background',
    list: 'For new members., Updated once a month., Please read before you start., Used by all teams., Ask the office for details., Replaces the former version., Valid until the end of the year., See the guide for examples.',
  },
  { names: 'day', beside: 'month, year, release month, birth month', numbers: range(1, 28) },
  {
    names: 'area, work area, workplace, zone',
    of: 'risk, accident, inspection, audit, incident, cost center, employee, machine, maintenance, work order, shift, task, safety, production, hazard, cleaning, measurement',
    list: 'Production, Warehouse, Office, Reception, Workshop, Kitchen, Laboratory, Loading Dock, Canteen, Parking',
  },
  {
    names:
      'equipment, equipment name, tool, tool name, machine, machine name, instrument, apparatus, machinery',
    list: 'Forklift, Drill, Ladder, Compressor, Lathe, Welding Machine, Conveyor Belt, Grinder, Crane, Pump, Printer, Scale',
  },
  {
    names: 'name, title',
    of: 'meal plan, diet plan, nutrition plan, diet',
    list: 'Family Week, Light Week, Vegetarian Week, High Protein, Low Carb, Budget Week, Quick Dinners, Summer Menu',
  },
  {
    names: 'name, title',
    of: 'training plan, workout plan, exercise plan, fitness plan, workout, routine, training program',
    list: 'Full Body, Beginner Strength, Half Marathon, Core and Balance, Morning Routine, Upper Body, Mobility, Interval Run',
  },
  {
    names: 'name, title',
    of: 'lesson plan, study plan, curriculum, learning plan, care plan, treatment plan',
    list: 'Week 1, Week 2, First Steps, Basics, Review, Advanced, Final Part, Short Plan',
  },
  {
    names:
      'operating start, operating end, opening, closing, opens, closes, open time, close time, available from, available until, available to, shift start, shift end, start of day, end of day, work start, work end, break start, break end, route start, route end, opening hour, closing hour',
    type: 'time',
  },
];
