import type { Meaning } from '../meaning.js';

/** Vehicles, travel, places and homes. */
export const places: readonly Meaning[] = [
  {
    names: 'vehicle type, car type, body type, body style',
    list: 'sedan=30, suv=34, hatchback=16, truck=14, van=6',
  },
  {
    names: 'type, kind, category',
    of: 'vehicle, car, fleet, truck',
    list: 'sedan=24, suv=24, van=26, truck=26',
  },
  {
    names: 'make, car make, vehicle make, manufacturer',
    of: 'vehicle, car, auto, fleet',
    list: 'Toyota=20, Ford=16, Volkswagen=14, Honda=12, BMW=10, Hyundai=10, Mercedes-Benz=8, Renault=10',
  },
  {
    names: 'car make, vehicle make, make',
    list: 'Toyota=20, Ford=16, Volkswagen=14, Honda=12, BMW=10, Hyundai=10, Mercedes-Benz=8, Renault=10',
  },
  {
    names: 'model, vehicle model, car model',
    of: 'vehicle, car, auto, fleet',
    list: 'Corolla=16, Focus=12, Golf=14, Civic=12, Tucson=10, Transit=14, Clio=10, RAV4=12',
  },
  {
    names: 'car model, vehicle model',
    list: 'Corolla=16, Focus=12, Golf=14, Civic=12, Tucson=10, Transit=14, Clio=10, RAV4=12',
  },
  { names: 'fuel, fuel type', list: 'petrol=46, diesel=26, electric=14, hybrid=14' },
  { names: 'transmission, gearbox, transmission type', list: 'automatic=62, manual=38' },
  {
    names: 'vin, vehicle identification number',
    type: 'vin',
  },
  {
    names:
      'license plate, licence plate, plate, plate number, registration number, number plate, vehicle registration',
    type: 'string',
    constraints: { pattern: '[A-Z]{3}-[0-9]{4}' },
  },
  {
    names:
      'driver license, license number, licence number, driver license number, license no, medical license, permit number',
    type: 'string',
    constraints: { pattern: '[A-Z][0-9]{7}' },
  },
  {
    names: 'passport, passport number, passport no',
    type: 'string',
    constraints: { pattern: '[A-Z][0-9]{8}' },
  },
  {
    names: 'flight, flight number, flight no',
    type: 'string',
    constraints: { pattern: '(AA|BA|DL|LH|AF|UA)[0-9]{3,4}' },
  },
  {
    names: 'airline',
    list: 'Delta, Lufthansa, British Airways, Air France, United, Emirates, Qantas, KLM',
  },
  {
    names:
      'origin, destination, departure airport, arrival airport, airport, airport code, iata, iata code',
    of: 'flight, airport, airline, booking flight',
    list: 'JFK, LHR, CDG, FRA, AMS, LAX, ORD, DXB, SIN, HND, MAD, FCO, SYD, ATL',
  },
  {
    names: 'airport, airport code, iata, iata code, departure airport, arrival airport',
    list: 'JFK, LHR, CDG, FRA, AMS, LAX, ORD, DXB, SIN, HND, MAD, FCO, SYD, ATL',
  },
  {
    names:
      'origin, destination, departure, arrival, pickup location, dropoff location, origin city, destination city, from location, to location, hub, depot, start location, end location, current location, location name, birthplace, place of birth, hometown',
    type: 'city',
  },
  {
    names: 'location, location name, area, zone',
    of: 'device, sensor, camera, gateway, room, asset, equipment, meter, machine',
    list: 'Warehouse A, Warehouse B, Office 1, Office 2, Meeting Room 3, Server Room, Roof, Basement, Hall 1, Hall 2, Floor 2, Floor 3',
  },
  {
    names:
      'area, neighbourhood, neighborhood, locality, district, suburb, landmark, sublocality, barangay, ward name',
    beside:
      'city, street, address, address line, postal code, zip, country, latitude, lat, governorate, state, province, pincode, postcode, delivery address, tracking number',
    list: 'Old Town, Riverside, Lakeside, Hillside, Harbor, Market Square, University, North End, West Park, Station Road',
  },
  {
    names: 'area, landmark, suburb, barangay',
    list: 'Old Town, Riverside, Lakeside, Hillside, Harbor, Market Square, University, North End, West Park, Station Road',
  },
  {
    names:
      'governorate, oblast, prefecture, emirate, voivodeship, autonomous region, administrative area, admin area',
    type: 'state',
  },
  {
    names: 'pincode, pin code',
    beside: 'city, state, address, country, district, street, address line, locality',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]{5}' },
  },
  { names: 'pincode', type: 'string', constraints: { pattern: '[1-9][0-9]{5}' } },
  {
    names: 'location, venue, place, meeting location',
    of: 'event, meeting, class, match, conference, concert',
    list: 'Main Hall, Conference Room A, Conference Room B, City Theater, Central Park, Community Center, Online, Stadium, Auditorium',
  },
  {
    names: 'venue',
    list: 'Main Hall, Conference Room A, City Theater, Central Park, Community Center, Stadium, Auditorium',
  },
  {
    names: 'name',
    of: 'venue, room, hall',
    list: 'Main Hall, Conference Room A, Conference Room B, City Theater, Community Center, Auditorium, Library, Studio 1, Studio 2, Training Room',
  },
  {
    names: 'name',
    of: 'warehouse, depot, hub, branch, store, shop, facility, site, outlet, plant, station, office, terminal, clinic, campus, location',
    list: 'Central, North, South, East, West, Airport, Harbor, Downtown, Riverside, Industrial Park, Old Town, Lakeside, Hillside, Market Square, University',
  },
  {
    names:
      'warehouse, branch, site, store, facility, office, branch name, store name, warehouse name, station name',
    list: 'Central, North, South, East, West, Airport, Harbor, Downtown, Riverside, Industrial Park, Old Town, Lakeside',
  },
  {
    names: 'sales region, territory, market, sales territory',
    list: 'North America=34, Europe=32, Asia Pacific=20, Latin America=8, Middle East=6',
  },
  { names: 'direction, compass direction', list: 'north, east, south, west' },
  {
    names: 'direction',
    of: 'call, message, email, sms, traffic, transfer, sync, packet, flow, communication',
    list: 'inbound=52, outbound=48',
  },
  {
    names: 'weather, weather condition, sky condition',
    list: 'sunny=38, cloudy=28, rain=20, snow=6, fog=4, storm=4',
  },
  {
    names: 'travel class, cabin, cabin class, fare class, class',
    of: 'flight, ticket, booking, seat, passenger, train',
    list: 'economy=80, premium economy=8, business=9, first=3',
  },
  { names: 'seat, seat number', type: 'string', constraints: { pattern: '[1-3][0-9][A-F]' } },
  { names: 'gate', type: 'string', constraints: { pattern: '[A-D][1-4][0-9]' } },
  {
    names: 'room, room number, room no, room name',
    type: 'string',
    constraints: { pattern: '[1-4][0-2][0-9]' },
  },
  { names: 'room type, bed type', list: 'single=26, double=44, twin=14, suite=16' },
  { names: 'type, kind', of: 'room', list: 'single=26, double=44, twin=14, suite=16' },
  {
    names: 'property type, building type, home type, listing type, housing type',
    list: 'apartment=42, house=34, condo=12, townhouse=8, studio=4',
  },
  {
    names: 'type, kind',
    of: 'property, listing, building, house',
    list: 'apartment=42, house=34, condo=12, townhouse=8, studio=4',
  },
  { names: 'type, kind', of: 'address', list: 'billing=34, shipping=42, home=16, work=8' },
  { names: 'type, kind', of: 'phone', list: 'mobile=66, home=18, work=16' },
  { names: 'label', of: 'address, phone, email', list: 'home=52, work=36, other=12' },
  {
    names:
      'address2, address 2, line2, line 2, address line2, address line 2, street 2, street2, apartment, suite, unit number, apt',
    type: 'string',
    constraints: { pattern: '(Apt|Suite|Unit) [1-9][0-9]?[0-9]?' },
  },
  {
    names: 'address1, address line1, line1, line 1, address 1',
    type: 'address',
  },
  { names: 'furnishing, heating, heating type', list: 'gas=42, electric=30, district=18, oil=10' },
  {
    names: 'energy class, energy rating, efficiency class',
    list: 'A=16, B=24, C=26, D=18, E=10, F=6',
  },
  {
    names: 'amenity',
    list: 'parking, balcony, elevator, garden, pool, gym, air conditioning, dishwasher',
  },
  {
    names: 'region',
    of: 'address, location, shipping, billing, customer, city',
    type: 'state',
  },
  {
    names: 'neighborhood, neighbourhood, quarter',
    list: 'Old Town=24, Riverside=20, Northside=18, Harbor=14, Hillside=14, Westend=10',
  },
  { names: 'check in, check out, opening time, closing time', type: 'time' },
  { names: 'zone, section, sector, block', list: 'A=30, B=28, C=24, D=18' },
  {
    names: 'vehicle, car, vehicle name',
    list: 'Toyota Corolla=16, Ford Focus=14, Volkswagen Golf=16, Honda Civic=14, Hyundai Tucson=12, Renault Clio=14, Ford Transit=14',
  },
];
