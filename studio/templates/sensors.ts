import type { Template } from './template.js';

export const sensors: Template = {
  name: 'sensors',
  description: 'Readings of devices: temperature, humidity, battery and failures',
  request: {
    rows: 50_000,
    seed: 42,
    table_name: 'readings',
    fields: [
      { name: 'device', type: 'string', constraints: { pattern: 'dev-[0-9]{3}' } },
      {
        name: 'measured_at',
        type: 'datetime',
        constraints: { start: '2025-01-01', end: '2025-03-31' },
      },
      {
        name: 'temperature',
        type: 'float',
        constraints: {
          min: -10,
          max: 45,
          precision: 1,
          distribution: { kind: 'normal', mean: 19, std_dev: 7 },
          null_rate: 0.01,
        },
      },
      {
        name: 'humidity',
        type: 'percentage',
        constraints: { precision: 1, null_rate: 0.01 },
      },
      { name: 'battery', type: 'percentage', constraints: { precision: 0 } },
      { name: 'ok', type: 'boolean', constraints: { true_rate: 0.97 } },
      { name: 'latitude', type: 'latitude' },
      { name: 'longitude', type: 'longitude' },
      { name: 'firmware', type: 'semver', constraints: { max_major: 3 } },
    ],
  },
};
