import type { Meaning } from '../meaning.js';

/** Units of measurement, by what they measure. */
export const units: readonly Meaning[] = [
  { names: 'unit', of: 'temperature', list: '°C=72, °F=28' },
  {
    names: 'unit',
    of: 'length, width, height, depth, dimension, size, diameter, radius',
    list: 'cm=56, m=16, mm=14, in=14',
  },
  { names: 'unit', of: 'distance, mileage, odometer', list: 'km=72, mi=28' },
  { names: 'unit', of: 'elevation, altitude', list: 'm=76, ft=24' },
  { names: 'unit', of: 'weight, mass, load', list: 'kg=62, g=22, lb=16' },
  { names: 'unit', of: 'area', list: 'm²=78, ft²=22' },
  { names: 'unit', of: 'land, plot, field, farm', list: 'ha=62, acre=38' },
  { names: 'unit', of: 'volume, capacity, liquid', list: 'l=58, ml=24, m³=18' },
  { names: 'unit', of: 'speed, velocity, wind', list: 'km/h=62, mph=20, m/s=18' },
  {
    names: 'unit',
    of: 'dosage, dose, strength, medication, drug, prescription',
    list: 'mg=58, ml=18, g=10, tablet=14',
  },
  {
    names: 'unit',
    of: 'duration, time, interval, period, frequency, delay, retention, repeat, recurrence, cycle, term, warranty, age, lead',
    list: 'day=38, week=22, month=28, hour=12',
  },
  {
    names: 'unit',
    of: 'memory, storage, disk, file, bandwidth, data',
    list: 'GB=56, MB=28, TB=16',
  },
  { names: 'unit', of: 'precipitation, rain, rainfall, snow, snowfall', list: 'mm=76, in=24' },
  { names: 'unit', of: 'yield, harvest, crop', list: 't/ha=44, kg/ha=34, bu/acre=22' },
  { names: 'unit', of: 'pressure', list: 'hPa=56, bar=24, psi=20' },
  { names: 'unit', of: 'energy, power, consumption, electricity', list: 'kWh=68, W=20, MWh=12' },
];
