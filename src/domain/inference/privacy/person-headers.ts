import { nounsOf, writtenWords } from '../../meanings/name-hints.js';
import { isSomebody, PEOPLE_WORDS, ROLES } from '../../meanings/person-words.js';

const PEOPLE: ReadonlySet<string> = new Set([...PEOPLE_WORDS, ...ROLES]);

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
