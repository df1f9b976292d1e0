import type { Template } from './template.js';

export const hr: Template = {
  name: 'employees',
  description: 'Employees with departments, salaries by seniority, and managers',
  request: {
    seed: 42,
    tables: [
      {
        name: 'employees',
        rows: 800,
        key: ['id'],
        fields: [
          { name: 'id', type: 'sequence' },
          { name: 'name', type: 'name' },
          { name: 'email', type: 'email', constraints: { domains: ['corp.example'] } },
          { name: 'department', type: 'department' },
          { name: 'job_title', type: 'job_title' },
          { name: 'manager_id', type: 'reference', constraints: { table: 'employees', depth: 5 } },
          {
            name: 'hired_on',
            type: 'date',
            constraints: { start: '2012-01-01', end: '2025-06-30' },
          },
          {
            name: 'salary',
            type: 'integer',
            constraints: {
              min: 28_000,
              max: 180_000,
              step: 500,
              distribution: { kind: 'log_normal', mu: 10.97, sigma: 0.35 },
            },
          },
          {
            name: 'satisfaction',
            type: 'rating',
            constraints: { null_rate: 0.2 },
          },
        ],
      },
      {
        name: 'absences',
        per: { table: 'employees', count: { min: 0, max: 6 } },
        key: ['id'],
        fields: [
          { name: 'id', type: 'sequence' },
          { name: 'employee_id', type: 'reference' },
          {
            name: 'reason',
            type: 'choice',
            constraints: {
              choices: ['holiday', 'illness', 'parental', 'training'],
              weights: [12, 5, 1, 2],
            },
          },
          {
            name: 'starts_on',
            type: 'date',
            constraints: { after: { field: 'employee_id.hired_on', max_days: 900 } },
          },
          { name: 'days', type: 'integer', constraints: { min: 1, max: 15 } },
        ],
      },
    ],
  },
};
