import { nounsOf, writtenWords } from '../../meanings/name-hints.js';
import { isSomebody } from '../../meanings/person-words.js';
import { PEOPLE_WORDS } from './identifier-names.js';

/**
 * Words for roles of people. Endings such as -er say too little: a classifier and a polymer are none. Those that also name
 * firms or devices are missing.
 */
const ROLES =
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

const PEOPLE: ReadonlySet<string> = new Set([
  ...PEOPLE_WORDS,
  ...[ROLES, ...FOREIGN_ROLES].flatMap((words) => words.split(' ')),
]);

/** What people do with a row, before `by` or `to`: `closed_by`, `assigned to`. Firms ship, sell and pay, too. */
const DEEDS: ReadonlySet<string> = new Set(
  'assigned approved served closed created opened reviewed handled reported requested checked verified prepared authorised authorized entered updated modified changed deleted recorded taken submitted examined performed seen treated referred written inspected managed led invited introduced signed edited escalated allocated completed resolved confirmed booked logged observed collected accepted rejected cancelled added uploaded interviewed hired supervised attended witnessed admitted discharged prescribed diagnosed'.split(
    ' ',
  ),
);

/** Words for people in other scripts, at the end of a name or before a word for names. */
const OTHER_SCRIPTS =
  /(?:姓名|氏名|名前|担当|担当者|顧客|お客様|患者|社員|従業員|生徒|学生|教師|客户|客戶|联系人|聯絡人|收件人|发件人|寄件人|经办人|负责人|员工|职员|病人|老师|医生|이름|성명|고객|담당자|환자|직원|학생|수령인|клиент|сотрудник|пациент|покупатель|студент|ученик|врач|водитель|продавец|фио|фамилия|имя|отчество|клієнт|співробітник|прізвище|العميل|الموظف|المريض|الطالب|לקוח|עובד|πελάτης|όνομα|επώνυμο)(?:[\s_]*(?:姓名|氏名|名前|名|이름|성명|명|имя))?$/iu;

/** Words behind the noun of a person that leave it one. */
const NAMING = ['name', 'names', 'full'];

/** Whether the name of a column says that its values are people, in words of many languages: `cashier`, `closed_by`, `氏名`. */
export function saysPeople(name: string): boolean {
  if (OTHER_SCRIPTS.test(name.trim().normalize('NFC'))) return true;
  const [deed = '', by = ''] = writtenWords(name).slice(-2);
  if ((by === 'by' || by === 'to') && DEEDS.has(deed)) return true;
  const noun = nounsOf(name).findLast((word) => !NAMING.includes(word)) ?? '';
  return isPeople(noun) || isPeople(noun.replace(/s$/, ''));
}

function isPeople(noun: string): boolean {
  return PEOPLE.has(noun) || (isSomebody(noun) && noun !== 'faculty');
}
