import { around, type Meaning, range } from '../meaning.js';

/** What instruments and machines measure. Units at the end of a name choose the scale. */
export const measures: readonly Meaning[] = [
  {
    names:
      'temperature, temp, air temperature, ambient temperature, room temperature, indoor temperature',
    unit: '°C',
    numbers: around(20, 6, [-25, 45], 1),
  },
  {
    names: 'outdoor temperature, outside temperature, temperature celsius, temp c, temperature c',
    unit: '°C',
    numbers: around(15, 8, [-25, 42], 1),
  },
  {
    names: 'temperature fahrenheit, temp f, temperature f',
    unit: '°F',
    numbers: around(62, 15, [-10, 110], 1),
  },
  {
    names: 'humidity, relative humidity, humidity percent, humidity pct, moisture, soil moisture',
    unit: '%',
    numbers: around(52, 15, [5, 100], 1),
  },
  {
    names: 'pressure, air pressure, atmospheric pressure, barometric pressure, pressure hpa',
    unit: 'hPa',
    numbers: around(1013, 9, [960, 1060], 1),
  },
  {
    names: 'tire pressure, tyre pressure, pressure psi',
    unit: 'psi',
    numbers: around(33, 2, [22, 45], 1),
  },
  { names: 'pressure bar', unit: 'bar', numbers: around(5, 1, [1, 12], 1) },
  { names: 'wind speed', unit: 'km/h', numbers: range(0, 120, 12, 1) },
  {
    names: 'wind direction, bearing, heading, azimuth, course, orientation degree',
    numbers: range(0, 359),
  },
  { names: 'wind direction', list: 'N=10, NE=11, E=11, SE=11, S=13, SW=18, W=16, NW=10' },
  { names: 'rainfall, precipitation, rain', unit: 'mm', numbers: range(0, 120, 3, 1) },
  { names: 'co2, co2 level, carbon dioxide, co2 ppm', unit: 'ppm', numbers: range(380, 3000, 640) },
  { names: 'aqi, air quality, air quality index', numbers: range(5, 400, 48) },
  { names: 'pm25, pm2, pm10, particulate', numbers: range(1, 300, 14, 1) },
  { names: 'uv index, uv', numbers: range(0, 11) },
  {
    names: 'noise, noise level, sound level, decibel',
    unit: 'dB',
    numbers: around(55, 12, [25, 110], 1),
  },
  {
    names: 'luminosity, light level, illuminance, lux, light',
    unit: 'lx',
    numbers: range(0, 20_000, 320),
  },
  { names: 'ph, ph level, ph value', numbers: around(7.1, 0.5, [4, 10], 2) },
  { names: 'voltage, volt', unit: 'V', numbers: around(230, 4, [200, 250], 1) },
  { names: 'battery voltage', numbers: around(3.7, 0.2, [2.8, 4.2], 2) },
  { names: 'current, amperage, ampere', unit: 'A', numbers: range(0.05, 60, 4, 2) },
  {
    names: 'power, wattage, watt, power consumption, power usage',
    unit: 'W',
    numbers: range(1, 12_000, 480, 1),
  },
  {
    names: 'energy, energy consumption, energy usage, kwh, consumption, energy kwh, usage kwh',
    unit: 'kWh',
    numbers: range(0.1, 900, 11, 2),
  },
  { names: 'vibration, vibration level', unit: 'mm/s', numbers: range(0.1, 40, 2.5, 2) },
  { names: 'flow rate, flow', unit: 'l/min', numbers: range(0.1, 400, 14, 2) },
  { names: 'rpm, engine rpm, rotation speed', unit: 'rpm', numbers: range(600, 7000, 1900) },
  {
    names: 'speed, velocity, speed kmh, speed kph, average speed, speed km h',
    unit: 'km/h',
    numbers: range(0, 180, 44, 1),
  },
  { names: 'speed limit, max speed, top speed', unit: 'km/h', numbers: range(30, 250, 100) },
  { names: 'acceleration', numbers: around(0, 1.2, [-6, 6], 3) },
  { names: 'altitude, elevation', unit: 'm', numbers: range(0, 4500, 180) },
  { names: 'accuracy, gps accuracy, horizontal accuracy', numbers: range(1, 100, 8, 1) },
  {
    names: 'accuracy',
    of: 'model, classifier, training, prediction, evaluation',
    numbers: range(0.5, 1, undefined, 3),
  },
  {
    names:
      'battery, battery level, battery percent, battery pct, charge level, battery percentage, state of charge, soc',
    unit: '%',
    numbers: range(3, 100),
  },
  { names: 'signal strength, rssi, signal', unit: 'dBm', numbers: around(-68, 12, [-110, -30]) },
  { names: 'snr, signal to noise', numbers: around(24, 8, [-5, 60], 1) },
  {
    names: 'fuel level, fuel percent, tank level, water level, fill level, level percent',
    unit: '%',
    numbers: range(2, 100),
  },
  { names: 'fuel consumption', numbers: range(3, 20, 6.8, 1) },
  {
    names: 'odometer, mileage, kilometer, odometer km, mileage km',
    unit: 'km',
    numbers: range(50, 320_000, 48_000),
  },
  { names: 'engine size, displacement', numbers: range(0.9, 6, 1.8, 1) },
  {
    names: 'horsepower, horse power, hp',
    of: 'vehicle, car, engine, auto, truck',
    numbers: range(60, 600, 150),
  },
  { names: 'seat, number of seat, seating capacity', of: 'vehicle, car', numbers: range(2, 9, 5) },
  {
    names: 'distance, distance km, trip distance, route distance, kilometers',
    unit: 'km',
    numbers: range(0.2, 2000, 14, 1),
  },
  {
    names: 'distance, distance m',
    of: 'run, swim, race',
    unit: 'm',
    numbers: range(100, 42_195, 5000),
  },
  {
    names:
      'weight, weight kg, mass, package weight, net weight, gross weight, item weight, shipping weight',
    unit: 'kg',
    numbers: range(0.05, 200, 2.2, 2),
  },
  { names: 'weight g, weight gram, mass g', unit: 'g', numbers: range(5, 30_000, 450) },
  { names: 'weight lb, weight lbs, weight pound', unit: 'lb', numbers: range(0.1, 400, 5, 2) },
  {
    names: 'height, height cm, width, width cm, length, length cm, depth, depth cm',
    of: 'product, package, parcel, item, box, shipment, furniture, variant, container',
    unit: 'cm',
    numbers: range(1, 250, 24, 1),
  },
  {
    names: 'width, image width, video width, screen width, width px, viewport width',
    numbers: range(200, 4000, 1280),
  },
  {
    names: 'height, image height, video height, screen height, height px, viewport height',
    numbers: range(200, 4000, 800),
  },
  {
    names: 'width cm, length cm, depth cm, diameter, radius, thickness',
    unit: 'cm',
    numbers: range(1, 300, 24, 1),
  },
  {
    names: 'width mm, height mm, length mm, depth mm, diameter mm, thickness mm',
    unit: 'mm',
    numbers: range(5, 3000, 240),
  },
  {
    names: 'area, square meter, floor area, living area, square metre, sqm, area m2, area sqm',
    unit: 'm²',
    numbers: range(15, 2000, 88),
  },
  {
    names: 'sqft, square foot, square feet, sq ft, lot size, area sqft',
    unit: 'ft²',
    numbers: range(200, 20_000, 1500),
  },
  { names: 'bedroom, num bedroom, bedroom count, bed', numbers: range(1, 6, 3) },
  { names: 'bathroom, bath, num bathroom, bathroom count', numbers: range(1, 4, 2) },
  { names: 'room, room count, number of room', numbers: range(1, 10, 4) },
  {
    names: 'floor, floor number, storey, level',
    of: 'room, apartment, property, building, unit, address, parking, house',
    numbers: range(1, 20, 3),
  },
  { names: 'number of floor, floor count, stories, storeys', numbers: range(1, 40, 3) },
  {
    names: 'year built, built year, construction year, build year',
    numbers: around(1984, 22, [1890, 2025]),
  },
  { names: 'population', numbers: range(200, 30_000_000, 42_000) },
  {
    names: 'capacity, max capacity, seating capacity, max attendee, max participant, max guest',
    numbers: range(4, 5000, 60),
  },
  {
    names: 'capacity kg, load capacity, payload capacity, max load, max weight',
    numbers: range(200, 40_000, 3500),
  },
  {
    names: 'volume, volume m3, volume liter, volume l',
    unit: 'l',
    numbers: range(0.1, 500, 12, 2),
  },
  { names: 'floor', of: 'listing, flat, office, residence', numbers: range(0, 20, 3) },
  { names: 'gas, gas level, smoke level, voc', unit: 'ppm', numbers: range(0, 900, 60, 1) },
  { names: 'frequency hz, hz', unit: 'Hz', numbers: around(50, 0.2, [49, 51], 2) },
  {
    names: 'frequency',
    of: 'grid, power, meter, signal, electric, mains, sensor',
    numbers: around(50, 0.2, [49, 51], 2),
  },
  { names: 'torque', unit: 'Nm', numbers: range(5, 900, 120, 1) },
  {
    names: 'capacity m3, storage capacity, warehouse capacity',
    numbers: range(100, 100_000, 5000),
  },
  { names: 'magnitude', numbers: range(1, 9, 3, 1) },
  { names: 'depth', of: 'earthquake, quake, dive, well', numbers: range(1, 600, 12, 1) },
  { names: 'durability', numbers: range(10, 500, 100) },
  { names: 'cbm, capacity cbm, volume cbm, cubic meter', numbers: range(0.1, 90, 12, 2) },
  { names: 'mib, storage mib, memory mib, disk mib', numbers: range(64, 16_384, 1024) },
];
