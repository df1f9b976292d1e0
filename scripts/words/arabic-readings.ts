/*
 * Names in Arabic letters as people write them in Latin ones. Arabic leaves short vowels out, and a table of letters
 * gives "rjb" for Rajab. The rules here insert the vowels that the commonest forms of names have: our own wording.
 */

/** Names whose vowels the rules do not find. */
const USUAL: Readonly<Record<string, string>> = {
  محمد: 'mohamed',
  أحمد: 'ahmed',
  محمود: 'mahmoud',
  مصطفى: 'mostafa',
  يوسف: 'youssef',
  إبراهيم: 'ibrahim',
  سليمان: 'soliman',
  جمال: 'gamal',
  كريم: 'karim',
  عمرو: 'amr',
  خالد: 'khaled',
  عادل: 'adel',
  طارق: 'tarek',
  سيد: 'sayed',
  السيد: 'elsayed',
  الله: 'allah',
  هبة: 'heba',
  دعاء: 'doaa',
  رمضان: 'ramadan',
  رانيا: 'rania',
  إنجي: 'engy',
  حسين: 'hussein',
  مريم: 'maryam',
  هدى: 'huda',
  ليلى: 'layla',
  عمر: 'omar',
  عثمان: 'othman',
  بن: 'ben',
  عبد: 'abd',
};

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd', ذ: 'dh', ر: 'r', ز: 'z' },
  ...{ س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: '', غ: 'gh', ف: 'f', ق: 'q' },
  ...{ ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h' },
};

const VOWELS: Readonly<Record<string, string>> = {
  ...{ ا: 'a', أ: 'a', آ: 'a', إ: 'i', ى: 'a', ة: 'a', ؤ: 'u', ئ: 'i' },
};

/** Letters that are a consonant beside a vowel, and otherwise a long vowel. */
const HALVES: Readonly<Record<string, readonly [consonant: string, vowel: string]>> = {
  و: ['w', 'u'],
  ي: ['y', 'i'],
};

interface Sound {
  readonly text: string;
  readonly isVowel: boolean;
}

function soundsOf(word: string): readonly Sound[] {
  const sounds: Sound[] = [];
  const letters = [...word];
  letters.forEach((letter, at) => {
    const half = HALVES[letter];
    if (half !== undefined) {
      const next = letters[at + 1] ?? '';
      const isBeside = at === 0 || next in VOWELS || sounds.at(-1)?.isVowel === true;
      sounds.push({ text: half[isBeside ? 0 : 1], isVowel: !isBeside });
    } else if (letter in VOWELS) sounds.push({ text: VOWELS[letter] ?? '', isVowel: true });
    else if (letter in CONSONANTS) sounds.push({ text: CONSONANTS[letter] ?? '', isVowel: false });
  });
  return sounds;
}

/** The short vowel between two consonants, of which the first one stands at `at`. */
function shortVowel(sounds: readonly Sound[], at: number): string {
  const before = sounds[at - 1];
  // Khalid and Yusuf: the vowel follows the long one.
  if (before?.isVowel) return { a: 'i', u: 'u' }[before.text] ?? 'a';
  // Mustafa and Mukhtar, but Mahmud and Mansuri.
  const isLong = sounds.length > 3 && !sounds.some(({ text }) => text === 'u');
  return at === 0 && sounds[0]?.text === 'm' && isLong ? 'u' : 'a';
}

function wordReading(word: string): string {
  const usual = USUAL[word];
  if (usual !== undefined) return usual;
  if (word.startsWith('ال') && word.length > 4) return `al${wordReading(word.slice(2))}`;
  const sounds = soundsOf(word);
  let reading = '';
  let run = 0;
  sounds.forEach(({ text, isVowel }, at) => {
    reading += text;
    run = isVowel ? 0 : run + 1;
    const [next, following] = [sounds[at + 1], sounds[at + 2]];
    if (isVowel || next === undefined || next.isVowel) return;
    // No syllable begins with two consonants, and none ends in two.
    const isInitial = at === 0;
    const isLast = following === undefined;
    const isAfterLong = sounds[at - 1]?.text === 'a' && following?.isVowel === true && at > 1;
    if (isInitial || isLast || isAfterLong || run === 2) {
      reading += shortVowel(sounds, at);
      run = 0;
    }
  });
  return reading;
}

/** The reading of a name: "rajab" of رجب. */
export function arabicReading(name: string): string {
  const plain = name.normalize('NFC').replace(/[\u064b-\u0652\u0640]/g, '');
  return plain.split(/\s+/).map(wordReading).join('');
}
