import type { Meaning } from '../meaning.js';

const AT_LAW =
  'matter, case, legal, court, docket, litigation, lawsuit, hearing, dispute, filing, judgment';

/** Insurance, law, property and rent. */
export const contracts: readonly Meaning[] = [
  {
    names: 'line of business, lob, business line, class of business',
    list: 'motor=32, property=24, health=18, liability=12, life=8, travel=6',
  },
  {
    names:
      'underwriter, adjuster, claim handler, loss adjuster, assessor, surveyor, appraiser, actuary, policyholder, policy holder, insured, insured person, beneficiary name, guarantor, co signer, cosigner, landlord, lessor, lessee, heir, executor, trustee, notary, conveyancer',
    type: 'name',
  },
  {
    names: 'risk class, risk category, risk group, rating class, underwriting class, risk rating',
    list: 'standard=56, preferred=24, substandard=14, declined=6',
  },
  {
    names: 'exclusion',
    of: 'policy, insurance, coverage, cover, warranty, contract',
    texts: [
      'Damage by war or riot',
      'Wear and tear',
      'Damage caused on purpose',
      'Flood and earthquake',
      'Commercial use',
      'Conditions that existed before',
    ],
  },
  {
    names:
      'loss type, claim type, peril, cause of loss, loss cause, type of loss, cause of damage, damage type, damage cause',
    list: 'collision=30, water damage=22, theft=14, fire=8, storm=14, glass=12',
  },
  {
    names: 'type, kind, category',
    of: 'claim',
    list: 'collision=30, water damage=22, theft=14, fire=8, storm=14, glass=12',
  },
  {
    names:
      'damage description, damage detail, loss description, description of damage, description of loss, accident description',
    texts: [
      'The rear bumper is dented and scratched.',
      'Water came through the ceiling of the kitchen.',
      'The windscreen has a crack on the left.',
      'Bicycle stolen from the basement.',
      'Hail damaged the roof and the bonnet.',
      'The door of the garage does not close any more.',
    ],
  },
  {
    names: 'fault party, liable party, party at fault, at fault, liability, fault',
    of: 'claim, accident, collision, insurance, loss, incident report, crash',
    list: 'insured=40, third party=42, shared=12, unknown=6',
  },
  {
    names: 'settlement status, settlement state',
    list: 'open=30, offered=16, settled=42, disputed=6, rejected=6',
  },
  {
    names: 'vehicle use, use of vehicle, usage class',
    list: 'private=72, commute=18, business=10',
  },
  {
    names: 'practice area, area of law, legal area, field of law, practice group',
    list: 'corporate=22, employment=18, litigation=18, real estate=14, family=12, intellectual property=10, tax=6',
  },
  {
    names: 'area, practice, category, type',
    of: AT_LAW,
    list: 'corporate=22, employment=18, litigation=18, real estate=14, family=12, intellectual property=10, tax=6',
  },
  {
    names:
      'counsel, opposing counsel, attorney, lawyer, solicitor, barrister, judge, presiding judge, magistrate, plaintiff, defendant, claimant, respondent, witness, arbitrator, mediator, paralegal, prosecutor, opposing party',
    type: 'name',
  },
  {
    names: 'court, court name, venue, tribunal',
    of: AT_LAW,
    list: 'District Court, High Court, County Court, Court of Appeal, Superior Court, Labour Court, Family Court',
  },
  {
    names: 'court, court name, tribunal',
    list: 'District Court, High Court, County Court, Court of Appeal, Superior Court, Labour Court, Family Court',
  },
  {
    names: 'docket, docket number, docket no, court file number, court case number',
    type: 'string',
    constraints: { pattern: '(20|21|22|23|24)-(cv|cr)-[0-9]{5}' },
  },
  {
    names: 'jurisdiction, governing law, applicable law',
    list: 'England and Wales=22, New York=20, Delaware=18, California=14, Germany=14, Singapore=6, Ireland=6',
  },
  {
    names:
      'billing arrangement, fee arrangement, fee type, billing method, billing model, fee structure',
    list: 'hourly=58, fixed fee=24, contingency=10, retainer=8',
  },
  {
    names: 'outcome, result, disposition, verdict, ruling',
    of: AT_LAW,
    list: 'settled=48, won=20, lost=14, dismissed=12, withdrawn=6',
  },
  {
    names:
      'clause, break clause, term clause, termination clause, special clause, notice term, termination term',
    of: 'lease, contract, agreement, rent, tenancy, policy',
    texts: [
      'Either party may end the contract with three months of notice.',
      'The tenant may leave after twelve months.',
      'Notice must be given in writing.',
      'The rent is reviewed once a year.',
      'Subletting needs the consent of the landlord.',
    ],
  },
  {
    names:
      'renewal option, renewal type, renewal term, renewal policy, renewal mode, extension option',
    list: 'automatic=52, by agreement=30, none=18',
  },
  {
    names: 'deposit scheme, deposit type, bond type',
    of: 'lease, rent, tenancy, tenant, property, letting',
    list: 'custodial=46, insured=34, bank guarantee=20',
  },
  {
    names: 'tenure, tenure type, ownership type, ownership',
    of: 'property, house, listing, estate, unit, building, apartment, home, land, real',
    list: 'freehold=54, leasehold=40, shared ownership=6',
  },
  {
    names: 'parking, parking type, parking space, parking spot, garage, garage type',
    of: 'property, house, listing, estate, apartment, home, unit, building, room, real',
    list: 'none=32, street=24, garage=24, carport=8, underground=12',
    numbers: { min: 0, max: 4 },
  },
  {
    names: 'furnishing, furnished state, furnishing status, furnishing type, furnishing level',
    list: 'unfurnished=52, furnished=30, part furnished=18',
  },
  {
    names: 'zoning, zone type, zoning code, land use',
    of: 'property, parcel, land, lot, building, estate, site, planning',
    list: 'residential=58, commercial=20, mixed=10, industrial=7, agricultural=5',
  },
  {
    names: 'title, listing title, headline, name',
    of: 'property, apartment, rental, accommodation, home, real estate',
    list: 'Bright two-room flat near the station, Family house with garden, Modern studio in the centre, Quiet apartment with balcony, Terraced house with garage, Loft with a view of the river',
  },
  {
    names: 'heating, heating system, heating source',
    of: 'property, house, listing, apartment, building, home',
    list: 'gas=42, electric=24, district=20, heat pump=14',
  },
  {
    names: 'pet policy, pets allowed policy',
    list: 'allowed=34, on request=36, not allowed=30',
  },
];
