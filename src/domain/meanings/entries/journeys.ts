import { type Meaning, range } from '../meaning.js';

const OF_GUEST = 'guest, passenger, traveller, traveler, visitor, patient';

/** Journeys: flights, trains, hotels, rides and cars. */
export const journeys: readonly Meaning[] = [
  {
    names:
      'confirmation code, booking code, booking reference, record locator, pnr, reservation code',
    of: 'booking, reservation, flight, travel, ticket, trip, passenger, hotel, itinerary, stay',
    type: 'reservation_code',
  },
  { names: 'record locator, pnr, pnr code', type: 'reservation_code' },
  {
    names: 'title, salutation, honorific',
    of: OF_GUEST,
    type: 'name_prefix',
  },
  {
    names: 'rate plan, rate type, room rate plan',
    of: 'booking, reservation, room, hotel, stay, rate, property, channel',
    list: 'flexible=42, non-refundable=28, breakfast included=16, corporate=8, package=6',
  },
  {
    names: 'board basis, meal plan, board type, board, meal basis',
    of: 'booking, reservation, room, hotel, stay, tour, package, travel, guest, offer',
    list: 'room only=40, bed and breakfast=34, half board=14, full board=6, all inclusive=6',
  },
  {
    names: 'bed type, bed preference, bedding, bed configuration',
    list: 'king=34, queen=26, double=20, twin=20',
  },
  { names: 'seat preference, preferred seat', list: 'window=52, aisle=44, middle=4' },
  {
    names:
      'meal preference, meal type, special meal, meal choice, dietary preference, diet preference',
    list: 'standard=66, vegetarian=16, vegan=8, gluten-free=4, halal=4, kosher=2',
  },
  {
    names: 'smoking preference, smoking policy',
    list: 'non-smoking=94, smoking=6',
  },
  {
    names: 'cancellation policy, cancellation term, refund policy, cancel policy',
    list: 'free until 24 hours before=40, free until 7 days before=24, non-refundable=24, 50 % refund=12',
  },
  {
    names: 'view, room view',
    of: 'room, booking, hotel, suite, cabin, stay',
    list: 'city=36, garden=24, sea=18, courtyard=14, mountain=8',
  },
  {
    names: 'delay reason, delay code, reason of delay, cause of delay',
    of: 'flight, departure, arrival, airport, aircraft',
    list: 'late aircraft=36, weather=20, air traffic control=18, technical=14, crew=8, security=4',
  },
  {
    names: 'cancel reason, cancellation reason',
    of: 'trip, ride, booking, reservation, appointment, flight, stay, hotel, order, delivery, event',
    list: 'change of plans=40, no longer needed=18, illness=12, booked by mistake=12, found alternative=12, weather=6',
  },
  {
    names: 'aircraft type, aircraft, aircraft model, plane type, equipment',
    of: 'flight, aircraft, airline, fleet, leg, airport',
    list: 'A320=26, B738=24, A321=14, E190=10, A20N=10, B77W=8, A359=8',
  },
  {
    names: 'tail number, aircraft registration, registration mark, tail no',
    type: 'string',
    constraints: { pattern: 'N[1-9][0-9]{2}[A-HJ-NP-Z]{2}' },
  },
  {
    names: 'terminal',
    of: 'flight, airport, departure, arrival, gate',
    list: '1=44, 2=30, 3=14, 4=7, 5=5',
  },
  {
    names: 'fare class, booking class, fare code, fare type',
    of: 'flight, ticket, booking, segment, leg, airline, fare, cabin',
    list: 'Y=28, M=18, K=16, Q=14, L=10, J=8, F=6',
  },
  {
    names:
      'fare class, fare type, ride type, ride class, service type, service class, product type',
    of: 'trip, ride, taxi, driver, rider',
    list: 'standard=60, comfort=18, xl=12, premium=10',
  },
  {
    names: 'fare basis, fare basis code',
    type: 'string',
    constraints: { pattern: '[YMKQLJ](LX|OW|RT)[0-9]{2}(US|EU)' },
  },
  {
    names: 'trip type, journey type, travel type',
    list: 'round_trip=58, one_way=36, multi_city=6',
  },
  {
    names:
      'trip purpose, travel purpose, purpose of travel, purpose of visit, purpose of trip, visit purpose',
    list: 'leisure=52, business=34, family=10, study=4',
  },
  {
    names: 'platform, track',
    of: 'train, station, departure, arrival, stop, rail, railway',
    list: '1=22, 2=22, 3=18, 4=14, 5=10, 6=8, 7=6',
  },
  {
    names: 'line, line name, route name, route number, bus line, bus route, train line',
    of: 'bus, train, tram, metro, transit, stop, station, timetable, gtfs, subway',
    type: 'string',
    constraints: { pattern: '(Line |)[1-9][0-9]?' },
  },
  { names: 'surge multiplier, surge factor, price multiplier', numbers: range(1, 3, 1.2, 1) },
  {
    names: 'trim, trim level, equipment line',
    of: 'vehicle, car, truck, listing, model, inventory',
    list: 'base=28, comfort=26, sport=22, premium=16, luxury=8',
  },
  {
    names: 'drivetrain, drive train, drive type, wheel drive',
    list: 'FWD=54, AWD=24, RWD=16, 4WD=6',
  },
  {
    names: 'engine displacement, displacement, engine size, engine capacity',
    list: '1.0 l=14, 1.4 l=20, 1.6 l=20, 2.0 l=28, 2.5 l=8, 3.0 l=10',
    numbers: range(900, 5000, 1600),
  },
  {
    names: 'gearbox, gear type, transmission type',
    list: 'automatic=58, manual=42',
  },
  {
    names: 'condition, vehicle condition',
    of: 'vehicle, car, truck, motorcycle',
    list: 'used=70, new=22, certified=8',
  },
  {
    names: 'emission class, emission standard, emission sticker, euro norm',
    list: 'Euro 6=58, Euro 5=26, Euro 4=12, Euro 3=4',
  },
];
