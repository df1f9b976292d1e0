import { namesDoer } from './word-classes.js';

/* All words for people. What a list is for decides its words, so the lists differ. */

/** Words for people: in a column with such a name, values with the form of a name are names, even unknown ones. */
export const PERSON_HINTS = [
  'fullname',
  'person',
  'people',
  'author',
  'director',
  'actor',
  'actress',
  'candidate',
  'player',
  'artist',
  'employee',
  'customer',
  'contact',
  'owner',
  'manager',
  'patient',
  'student',
  'teacher',
  'passenger',
];

/** People whom ids identify, and whose names a column may have. */
export const PEOPLE_WORDS: readonly string[] = [
  ...['user', 'customer', 'client', 'person', 'people', 'patient', 'member', 'employee', 'worker'],
  ...['student', 'pupil', 'teacher', 'owner', 'contact', 'player', 'passenger', 'guest', 'driver'],
  ...['subscriber', 'visitor', 'author', 'participant', 'patron', 'resident', 'citizen', 'voter'],
  ...['donor', 'respondent'],
];

/**
 * Words for roles of people. Endings such as -er say too little: a classifier and a polymer are none. Those that also name
 * firms or devices are missing.
 */
const ENGLISH_ROLES =
  'barista cashier seller waiter waitress technician bartender trainer trainee supervisor caregiver caller buyer investor borrower referrer referee sender lawyer therapist dentist doctor physician practitioner pharmacist psychologist engineer inspector auditor reviewer reporter approver requester requestor interviewer interviewee recruiter instructor professor lecturer examiner investigator researcher scientist analyst adviser advisor counsellor counselor planner designer developer programmer tester architect editor writer journalist photographer musician singer composer dancer painter narrator speaker presenter organizer organiser founder cofounder chairman shareholder labourer foreman bookkeeper treasurer cleaner gardener farmer baker butcher barber hairdresser stylist beautician carpenter plumber electrician mechanic messenger postman soldier officer commander sergeant detective prosecutor offender prisoner inmate arrestee complainant petitioner debtor creditor payer payee depositor policyholder cardholder accountholder guarantor beneficiary donee lessee lessor renter homeowner brother sister grandmother grandfather stepmother stepfather guardian babysitter godparent fiance groom bride widow orphan learner scholar tutee mentee coordinator administrator receptionist librarian archivist translator interpreter negotiator broker realtor salesperson nominee appointee attendee invitee evacuee refugee detainee winner loser competitor swimmer rider jockey skier golfer pitcher batter bowler goalkeeper umpire fundraiser activist campaigner senator governor minister mayor councillor ambassador bishop priest pastor imam rabbi follower influencer streamer blogger commenter chauffeur defendant plaintiff suspect victim neighbour tenant landlord landlady child daughter son husband wife aunt uncle cousin midwife heir signatory counsel attorney clerk tutor dispatcher rep salesman insured assignee mentor';

/**
 * The same in other languages, without accents. Words that are also the name of a thing in another language are missing.
 */
const FOREIGN_ROLES = [
  'mitarbeiter mitarbeiterin bearbeiter sachbearbeiter betreuer berater verkaufer kassierer kellner fahrer lehrer schuler arzt arztin besitzer eigentumer empfanger absender zeuge richter anwalt ansprechpartner mieter vermieter halter antragsteller pfleger mutter vater ehepartner',
  'vendeur vendeuse caissier caissiere serveur serveuse chauffeur conducteur medecin infirmier infirmiere eleve enseignant proprietaire destinataire expediteur avocat juge temoin employe salarie responsable locataire beneficiaire mere pere enfant conjoint',
  'empleado empleada vendedor vendedora cajero cajera camarero mesero conductor medico enfermera enfermero paciente alumno alumna maestro dueno propietario destinatario remitente abogado juez testigo encargado inquilino beneficiario madre padre hijo hija conyuge',
  'dipendente venditore commesso cassiere cameriere autista infermiere paziente mittente avvocato giudice testimone impiegato inquilino madre padre figlio coniuge',
  'funcionario aluno aluna motorista remetente advogado juiz testemunha enfermeiro atendente mae pai filho filha',
  'medewerker verkoper leerling docent eigenaar ontvanger afzender rechter getuige verpleegkundige huurder',
  'pracownik sprzedawca lekarz pacjent kierowca wlasciciel odbiorca nadawca sedzia swiadek kasjer kelner najemca matka ojciec',
  'medarbetare saljare lakare forare agare mottagare avsandare domare vittne hyresgast larare',
];

/** Roles of people in many languages, without accents. */
export const ROLES: readonly string[] = [ENGLISH_ROLES, ...FOREIGN_ROLES].flatMap((words) =>
  words.split(' '),
);

/** People under names that are no names of columns in samples. */
const PEOPLE = [
  ...[...PERSON_HINTS, 'user', 'member', 'staff', 'guest', 'profile', 'recipient', 'applicant'],
  ...['participant', 'claimant', 'consultant', 'accountant', 'assistant', 'resident', 'president'],
  ...['principal', 'head', 'delegate', 'chef', 'host', 'guide', 'coach', 'captain', 'pilot'],
  ...['judge', 'intern', 'volunteer', 'parent', 'spouse', 'sibling', 'mother', 'father', 'friend'],
  ...['witness', 'boss', 'colleague', 'chief', 'secretary', 'nurse', 'surgeon', 'graduate', 'kin'],
  ...['client', 'agent', 'individual', 'citizen', 'occupant', 'relative', 'dependent', 'faculty'],
];
/** Things that are named after the people who have them. */
export const ACCOUNTS = [
  'account',
  'identity',
  'session',
  'connection',
  'credential',
  'login',
  'setting',
];
/** People that are something else where they stand alone. */
const UNCLEAR = ['profile', 'host', 'head', 'guide', 'parent', 'individual', 'principal', 'user'];

/** Whether a noun is that of a person, such as `patient` or `reviewer`. */
export function isPerson(noun: string): boolean {
  return PEOPLE.includes(noun) || namesDoer(noun);
}

/** Whether a noun that stands alone is that of a person. */
export function isSomebody(noun: string): boolean {
  return PEOPLE.includes(noun) && !UNCLEAR.includes(noun);
}
