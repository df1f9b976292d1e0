import { around, type Meaning, range } from '../meaning.js';

const CARE =
  'patient, visit, encounter, admission, medical, clinic, clinical, hospital, doctor, doctor round, round, ward, nurse, treatment, care, triage, health';
const DRUG = 'drug, medicine, medication, pharmacy stock, pharmacy item, pharmaceutical';

/** Hospitals, pharmacies and laboratories, beside what is said of patients. */
export const medicine: readonly Meaning[] = [
  {
    names:
      'vital hr, vitals hr, vital pulse, vitals pulse, vitals heart rate, maternal pulse, hr bpm',
    unit: 'bpm',
    numbers: around(74, 11, [45, 140]),
  },
  {
    names: 'hr',
    beside: 'bp, spo2, pulse, rr, blood pressure',
    numbers: around(74, 11, [45, 140]),
  },
  {
    names: 'bp, vital bp, vitals bp, resting bp',
    type: 'string',
    constraints: { pattern: '1[0-4][0-9]/[7-8][0-9]' },
    numbers: around(124, 14, [85, 200]),
  },
  {
    names: 'vital temp, vitals temp, vital temperature, vitals temperature, body temp, temp c',
    of: `${CARE}, vital`,
    numbers: around(36.8, 0.4, [35, 41], 1),
  },
  { names: 'vital rr, vitals rr, resp rate', numbers: around(16, 2, [10, 30]) },
  {
    names: 'generic name, brand name, trade name, international name, product name',
    of: `${DRUG}, pharmacy`,
    list: 'Ibuprofen=16, Amoxicillin=14, Metformin=14, Atorvastatin=12, Omeprazole=10, Paracetamol=14, Lisinopril=10, Levothyroxine=10',
  },
  {
    names: 'plan, treatment plan, care plan, plan of care, management plan',
    of: CARE,
    list: 'Continue the current medication., Repeat the blood test in two weeks., Physiotherapy twice a week., Review again tomorrow., Discharge if stable., Refer to cardiology., Start antibiotics for five days., Bed rest and fluids.',
  },
  {
    names: 'note, comment, remark, observation, finding, progress note, round note, soap note',
    of: 'doctor round, doctor, ward, admission, clinical, hospital, care, triage, health, treatment',
    list: 'Patient is stable., Pain has eased since yesterday., Fever went down overnight., Wound is healing well., Slept well and eats normally., Mild cough remains., No new complaints., Blood pressure is stable.',
  },
  {
    names: 'discharge reason, reason for discharge, discharge disposition, discharge type',
    list: 'recovered=52, transferred=16, referred=12, left against advice=8, improved=12',
  },
  {
    names: 'category, test category, type, department, panel',
    of: 'lab test, lab result, lab order, lab report, laboratory, lab, blood test, pathology',
    list: 'Hematology=28, Biochemistry=30, Microbiology=14, Immunology=12, Urinalysis=16',
  },
  {
    names: 'result value, value, result',
    of: 'lab, lab result, lab test, test result, observation, vital',
    type: 'string',
    constraints: { pattern: '[1-9][0-9]?\\.[0-9]|1[0-9]{2}' },
    numbers: range(0.1, 400, 20, 1),
  },
  {
    names: 'instruction, direction, usage, usage instruction, sig, administration instruction',
    of: `prescription, prescription item, dose, dosage, ${DRUG}`,
    list: 'Take after meals., Take before breakfast., Take with plenty of water., Take at bedtime., Do not drive after taking it., Finish the whole course., Apply a thin layer twice a day., Shake well before use.',
  },
  {
    names: 'duration, course, course duration, length',
    of: 'prescription, medication, treatment, therapy, symptom, dose, dosage, drug',
    list: '3 days=14, 5 days=28, 7 days=30, 10 days=14, 2 weeks=8, 1 month=6',
  },
  {
    names:
      'chronic condition, comorbidity, pre existing condition, existing condition, past illness',
    list: 'diabetes=24, hypertension=28, asthma=16, arthritis=12, migraine=10, hypothyroidism=10',
  },
  {
    names: 'uhid, patient code, hospital number, chart number, patient identifier, patient uid',
    type: 'string',
    constraints: { pattern: 'P[0-9]{7}' },
  },
  {
    names: 'code, number',
    of: 'patient',
    type: 'string',
    constraints: { pattern: 'P[0-9]{7}' },
  },
  {
    names: 'bed number, bed no, bed code, bed label, bed name',
    type: 'string',
    constraints: { pattern: '[A-D]-[1-4][0-9]' },
  },
  {
    names: 'floor, floor no',
    of: 'ward, bed, hospital, clinic, department, desk, locker, elevator, store',
    numbers: range(0, 12, 2),
  },
  {
    names: 'capacity, bed count, total bed, number of bed',
    of: 'ward, clinic',
    numbers: range(4, 60, 20),
  },
];
