import type { Meaning } from '../meaning.js';

/** Units of measurement, by what they measure. */
export const units: readonly Meaning[] = [
  { names: 'unit', of: 'temperature', list: '°C=72, °F=28' },
  {
    names: 'unit',
    of: 'length, width, height, depth, dimension, size, distance, diameter, radius, elevation, altitude',
    list: 'cm=40, m=22, mm=14, in=14, km=10',
  },
  { names: 'unit', of: 'weight, mass, load', list: 'kg=62, g=22, lb=16' },
  { names: 'unit', of: 'area, land, plot, field, farm', list: 'm²=48, ha=26, acre=16, ft²=10' },
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
  { names: 'unit', of: 'pressure', list: 'hPa=56, bar=24, psi=20' },
  { names: 'unit', of: 'energy, power, consumption, electricity', list: 'kWh=68, W=20, MWh=12' },
];
