import { around, type Meaning, range } from '../meaning.js';

/** People, their bodies and their health. */
export const people: readonly Meaning[] = [
  {
    names:
      'display name, real name, legal name, contact, contact name, contact person, created by name, owner name',
    of: 'user, member, person, customer, employee, contact, account, profile, patient, student',
    type: 'name',
  },
  {
    names:
      'display name, real name, recipient, recipient name, contact name, contact person, emergency contact, emergency contact name, cardholder, cardholder name, account holder, account holder name, signatory, assignee, reviewer, approver, supervisor, instructor, reporter, attendee, passenger, physician, doctor, nurse, driver, operator, technician, interviewer, recruiter, mentor, coach, referee, agent name, sales rep, account manager, beneficiary, insured, tenant name contact, guardian, witness, consignee, payee, payer',
    type: 'name',
  },
  { names: 'middle name, middle', type: 'first_name' },
  {
    names:
      'nickname, screen name, gamertag, player name, nick, twitter, instagram, github, handle, social handle, alias',
    type: 'username',
  },
  { names: 'maiden name', type: 'last_name' },
  { names: 'initial, middle initial', type: 'string', constraints: { pattern: '[A-Z]' } },
  { names: 'pronoun', list: 'she/her=46, he/him=46, they/them=8' },
  { names: 'salutation, honorific, courtesy title', list: 'Mr.=45, Ms.=35, Mrs.=14, Dr.=6' },
  { names: 'suffix, name suffix', list: 'Jr.=50, Sr.=20, II=14, III=12, PhD=4' },
  { names: 'sex, biological sex', list: 'female=50, male=50' },
  {
    names: 'relationship, relation, relationship type, relation to patient, kinship',
    list: 'spouse=34, parent=24, child=16, sibling=14, friend=12',
  },
  { names: 'ethnicity, race', list: 'white=45, black=14, hispanic=18, asian=16, mixed=4, other=3' },
  {
    names: 'religion, faith',
    list: 'none=28, christian=40, muslim=16, hindu=8, buddhist=4, jewish=2, other=2',
  },
  {
    names: 'education, education level, degree, qualification, highest degree, highest education',
    list: 'High School=34, Associate=12, Bachelor=34, Master=16, Doctorate=4',
  },
  {
    names: 'major, field of study, study field, discipline, study program, study programme',
    list: 'Computer Science=16, Business=20, Engineering=16, Biology=10, Psychology=10, Economics=9, History=5, Mathematics=6, Nursing=8',
  },
  {
    names: 'hobby, interest',
    list: 'reading, hiking, cooking, photography, gaming, cycling, gardening, painting, travel, music, yoga, chess, running, fishing',
  },
  { names: 'eye color, eye colour', list: 'brown=62, blue=18, hazel=9, green=7, gray=4' },
  { names: 'hair color, hair colour', list: 'brown=44, black=32, blond=14, gray=7, red=3' },
  { names: 'blood type, blood group', list: 'O+=38, A+=32, B+=12, AB+=4, O-=6, A-=5, B-=2, AB-=1' },
  {
    names: 'height, body height, stature',
    of: 'person, patient, user, player, athlete, employee, member, vital, body, student, fighter',
    unit: 'cm',
    numbers: around(170, 10, [140, 210], 1),
  },
  { names: 'height cm', unit: 'cm', numbers: around(170, 10, [140, 210], 1) },
  {
    names: 'weight, body weight, body mass',
    of: 'person, patient, user, player, athlete, member, vital, body, employee, fighter',
    unit: 'kg',
    numbers: around(75, 14, [40, 160], 1),
  },
  {
    names: 'weight kg',
    of: 'person, patient, user, player, athlete, member, vital, body',
    unit: 'kg',
    numbers: around(75, 14, [40, 160], 1),
  },
  { names: 'bmi, body mass index', numbers: around(26, 4.5, [15, 50], 1) },
  {
    names: 'heart rate, pulse, pulse rate, resting heart rate, bpm, heartbeat',
    unit: 'bpm',
    numbers: around(74, 11, [45, 140]),
  },
  {
    names: 'systolic, systolic bp, systolic pressure, blood pressure systolic, bp systolic, sbp',
    unit: 'mmHg',
    numbers: around(124, 14, [85, 200]),
  },
  {
    names:
      'diastolic, diastolic bp, diastolic pressure, blood pressure diastolic, bp diastolic, dbp',
    unit: 'mmHg',
    numbers: around(79, 9, [50, 120]),
  },
  { names: 'blood pressure', type: 'string', constraints: { pattern: '1[0-4][0-9]/[7-8][0-9]' } },
  {
    names: 'body temperature, temperature',
    of: 'patient, vital, body, person, triage',
    numbers: around(36.8, 0.4, [35, 41], 1),
  },
  { names: 'body temperature', numbers: around(36.8, 0.4, [35, 41], 1) },
  { names: 'respiratory rate, respiration rate, respiration', numbers: around(16, 2, [10, 30]) },
  {
    names: 'oxygen saturation, spo2, o2 saturation, spo',
    unit: '%',
    numbers: around(97, 1.5, [85, 100]),
  },
  {
    names: 'glucose, blood glucose, blood sugar, glucose level',
    unit: 'mg/dL',
    numbers: around(104, 22, [60, 300]),
  },
  { names: 'glucose mmol', unit: 'mmol/L', numbers: around(5.6, 1.1, [3, 15], 1) },
  { names: 'cholesterol', unit: 'mg/dL', numbers: around(195, 35, [100, 340]) },
  { names: 'hemoglobin, haemoglobin', unit: 'g/dL', numbers: around(14, 1.5, [8, 19], 1) },
  { names: 'calorie, kcal, calorie burned, energy kcal', numbers: range(20, 3000, 320) },
  {
    names: 'step, step count',
    of: 'health, fitness, activity, daily, walk, walking, workout, tracker, wearable, exercise',
    numbers: range(100, 35_000, 6500),
  },
  { names: 'daily step', numbers: range(100, 35_000, 6500) },
  {
    names: 'allergy, allergen',
    list: 'none=40, penicillin=14, peanuts=10, pollen=12, latex=4, shellfish=8, dust mites=8, eggs=4',
  },
  {
    names:
      'diagnosis, medical condition, health condition, disease, chief complaint, diagnosis name',
    type: 'diagnosis',
  },
  {
    names: 'condition, condition name',
    of: 'patient, medical, health, visit, encounter, person, user, animal, pet, chronic, family, clinical, existing, resident, student',
    type: 'diagnosis',
  },
  {
    names: 'condition',
    of: 'product, item, vehicle, listing, equipment, book, asset, car, return, rental, inventory, stock, auction',
    list: 'new=45, like new=14, used=35, refurbished=6',
  },
  {
    names: 'symptom, reason for visit, complaint',
    list: 'headache=18, cough=18, fever=14, back pain=14, fatigue=12, chest pain=6, nausea=9, sore throat=9',
  },
  {
    names: 'reason, visit reason, appointment reason',
    of: 'visit, appointment, encounter, consultation',
    list: 'annual checkup=30, follow-up=28, back pain=10, headache=8, fever=8, vaccination=16',
  },
  {
    names: 'icd code, icd10, icd 10, icd10 code, icd 10 code, diagnosis code',
    list: 'I10=18, E11.9=13, J45.909=11, M54.5=12, G43.909=8, F41.1=9, J11.1=8, M19.90=8, J18.9=4, F32.9=9',
  },
  {
    names:
      'medication, drug, medicine, medication name, drug name, prescription name, active ingredient',
    list: 'Ibuprofen=16, Metformin=14, Lisinopril=14, Amoxicillin=12, Atorvastatin=12, Omeprazole=10, Paracetamol=10, Levothyroxine=6, Amlodipine=6',
  },
  {
    names: 'name',
    of: 'medication, drug, medicine',
    list: 'Ibuprofen=16, Metformin=14, Lisinopril=14, Amoxicillin=12, Atorvastatin=12, Omeprazole=10, Paracetamol=10, Levothyroxine=6, Amlodipine=6',
  },
  {
    names: 'dosage, dose, strength',
    list: '5 mg=16, 10 mg=26, 20 mg=22, 40 mg=10, 100 mg=8, 250 mg=8, 500 mg=10',
    unit: 'mg',
    numbers: range(1, 1000, 50),
  },
  {
    names: 'frequency, dosage frequency, dose frequency, administration frequency',
    of: 'prescription, medication, dose, dosage, treatment',
    list: 'once daily=46, twice daily=28, three times daily=12, every 8 hours=6, as needed=8',
  },
  {
    names: 'route, administration route',
    of: 'medication, prescription, drug, dose, vaccine, administration',
    list: 'oral=72, intravenous=10, topical=8, inhaled=6, subcutaneous=4',
  },
  {
    names: 'specialty, speciality, medical specialty, specialization, specialisation',
    list: 'Cardiology=14, Pediatrics=14, General Practice=26, Dermatology=9, Orthopedics=11, Neurology=8, Oncology=7, Radiology=6, Psychiatry=5',
  },
  {
    names: 'specialization, specialty, expertise',
    of: 'teacher, lawyer, consultant, trainer, developer',
    list: 'Strategy=20, Finance=20, Marketing=20, Technology=26, Law=14',
  },
  {
    names: 'insurance type, coverage type, policy type, insurance plan',
    list: 'health=34, auto=28, home=20, life=12, travel=6',
  },
  { names: 'insurance provider, insurer, insurance company, payer name', type: 'company' },
  {
    names: 'ward, department',
    of: 'patient, hospital, admission, bed, ward, doctor, encounter, nurse',
    list: 'Emergency=24, Surgery=18, Pediatrics=13, Cardiology=13, Maternity=10, Intensive Care=8, Oncology=7, Radiology=7',
  },
  {
    names: 'procedure, procedure name, treatment, treatment name',
    list: 'X-ray=24, Blood test=28, Physical therapy=12, MRI scan=10, Vaccination=14, Ultrasound=12',
  },
  {
    names: 'test name, lab test, test type',
    of: 'lab, patient, result, test, order',
    list: 'Complete blood count=28, Lipid panel=18, Glucose=18, Hemoglobin A1c=14, Thyroid panel=12, Urinalysis=10',
  },
  {
    names: 'appointment type, visit type, encounter type, consultation type',
    list: 'checkup=32, follow-up=34, consultation=20, emergency=7, telehealth=7',
  },
  {
    names: 'species, animal, pet type, animal type',
    list: 'dog=46, cat=38, rabbit=6, bird=6, hamster=4',
  },
  {
    names: 'breed',
    list: 'Labrador Retriever, German Shepherd, Beagle, Poodle, Bulldog, Siamese, Maine Coon, Persian, Mixed breed',
  },
  {
    names: 'name',
    of: 'pet, animal, dog, cat',
    list: 'Bella, Max, Luna, Charlie, Lucy, Cooper, Daisy, Milo, Rocky, Molly, Buddy, Coco',
  },
  {
    names:
      'preferred contact method, contact method, preferred contact, contact preference, communication channel',
    list: 'email=58, phone=24, sms=18',
  },
  {
    names: 'age group, age range, age band',
    list: '18-24=14, 25-34=24, 35-44=21, 45-54=17, 55-64=13, 65+=11',
  },
  {
    names: 'income, annual income, household income, yearly income',
    numbers: range(8000, 600_000, 46_000),
  },
  {
    names: 'income bracket, income range, income band',
    list: 'under 25k=22, 25k-50k=30, 50k-75k=20, 75k-100k=13, over 100k=15',
  },
  {
    names: 'experience, year experience, year of experience, experience year, tenure',
    numbers: range(0, 40, 6),
  },
  {
    names:
      'dependent, dependent count, number of dependent, num dependent, child, children, number of child, child count',
    numbers: range(0, 6, 1),
  },
  { names: 'household size, family size', numbers: range(1, 8, 2) },
  {
    names: 'mrn, medical record number, patient number, patient no',
    type: 'string',
    constraints: { pattern: 'MRN[0-9]{7}' },
  },
  { names: 'refill, number of refill', numbers: range(0, 5) },
  { names: 'npi', type: 'string', constraints: { pattern: '1[0-9]{9}' } },
  {
    names:
      'insurance number, policy number, policy no, member number, membership number, insurance policy number',
    type: 'string',
    constraints: { pattern: '[A-Z]{3}[0-9]{8}' },
  },
  { names: 'pain level, pain score', numbers: range(0, 10) },
  { names: 'vaccine, vaccine name', list: 'Influenza=38, Tetanus=22, Hepatitis B=20, MMR=20' },
];
