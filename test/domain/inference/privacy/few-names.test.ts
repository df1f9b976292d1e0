import { expect } from 'chai';
import { standardInferenceEngine } from '../../../../src/adapters/engine/standard-engine.js';
import { cycle, K, many, sampleOf } from '../samples.js';

const listOf = (words: string): readonly string[] => words.split('|');

const NAMES: Readonly<Record<string, readonly string[]>> = {
  'given names': listOf('Anne|Miguel|Olivia'),
  'more given names': listOf('Anne|Miguel|Olivia|Noah|Emma|Liam|Sophie|Zarfo'),
  Chinese: listOf('王伟|李娜|张敏|刘洋|陈静'),
  Korean: listOf('김민준|이서연|박지훈|최수빈'),
  Japanese: listOf('山田太郎|鈴木一郎|高橋美咲'),
  uncommon: listOf('Zarfo Quend|Milo Trask|Ebba Nonam'),
  'with endings of English words': listOf('Zarfo Holmqvist|Milo Ahmed|Ebba Davies'),
  'with more such endings': listOf('Zarfo Saeed|Milo Khaled|Ebba Connolly'),
  'with endings of Dutch and Irish families': listOf('Zarfo Wouters|Milo Dowling|Ebba Scully'),
  'with initials': listOf('Z. Quend|M. Trask|E. Nonam'),
  'with titles': listOf('Dr. Zarfo Quend|Dr. Milo Trask|Prof. Ebba Nonam'),
  'in capitals': listOf('ZARFO QUEND|MILO TRASK|EBBA NONAM'),
  'with small words': listOf('Zarfo de Quend|Milo van Trask|Ebba von Nonam'),
  Vietnamese: listOf('Nguyễn Văn Ánh|Trần Thị Bích|Lê Văn Cường'),
};

const SINGLE = listOf('Zarfquend|Xolotry|Brimvane');
const ROLES = listOf(
  'cashier|mother|spouse|judge|witness|cardholder|served by|assigned_to|Bearbeiter|médecin|姓名|客户姓名|氏名|担当者|이름|고객명|клиент',
);

const THINGS: Readonly<Record<string, readonly string[]>> = {
  cities: listOf('Paris|London|Florence'),
  states: listOf('Virginia|Georgia|Dakota'),
  months: listOf('April|May|June'),
  colours: listOf('Red|Amber|Violet'),
  statuses: listOf('In Progress|Not Started|Signed Off'),
  'statuses in capitals': listOf('IN PROGRESS|NOT STARTED|ON HOLD'),
  'statuses with endings': listOf('Fully Shipped|Payment Failed|Daily Billing'),
  'Chinese cities': listOf('北京|上海|广州'),
  'Chinese statuses': listOf('已完成|处理中|待处理'),
  'Chinese colours': listOf('黄色|白色|红色'),
  'Korean statuses': listOf('완료|취소|보류'),
  'Korean cities': listOf('서울|부산|대구|인천'),
  'Japanese statuses': listOf('完了|処理中|保留'),
  penguins: listOf('Adelie|Gentoo|Chinstrap'),
  makes: listOf('Mercedes|Audi|Volvo'),
};

describe('a few names of people', () => {
  const inferenceEngine = standardInferenceEngine();
  let locales: readonly string[];

  before(async () => {
    locales = await inferenceEngine.loadNames();
  });

  const infer = (header: string, values: readonly string[]) =>
    inferenceEngine.infer(sampleOf({ n: many(240, (i) => i % 7), [header]: cycle(240, values) }), {
      k: K,
      locales,
    });
  const shown = (header: string, values: readonly string[]): readonly string[] => {
    const text = JSON.stringify(infer(header, values));
    return values.filter((value) => text.includes(JSON.stringify(value)));
  };

  for (const [what, values] of Object.entries(NAMES)) {
    it(`do not leave under a header that says nothing: ${what}`, () => {
      for (const header of ['c1', 'value']) expect(shown(header, values)).to.deep.equal([]);
    });
  }

  for (const header of ROLES) {
    it(`do not leave under a header for people, though they are on no list: ${header}`, () => {
      for (const values of [SINGLE, NAMES.uncommon ?? []]) {
        expect(shown(header, values)).to.deep.equal([]);
      }
    });
  }

  it('do not leave under words that name things as often', () => {
    const listed = ['Smith', 'Garcia', 'Quendzarf', 'Xolotryan'];
    const rarer = many(20, (i) => `Zarf${'aeiou'[i % 5]}quend${'bdfg'[i % 4]}`);

    expect(shown('family', listed)).to.deep.equal([]);
    expect(shown('family', rarer)).to.deep.equal([]);
    expect(shown('matrix', ['ada.42', 'eve', 'bob'])).to.deep.equal([]);
  });

  it('keep their groups under invented names', () => {
    for (const header of ['c1', 'cashier']) {
      const choices = infer(header, ['Anne', 'Miguel', 'Olivia']).fields[1]?.constraints.choices;

      expect(choices, header).to.have.lengthOf(3);
    }
  });

  it('do not leave as keys of objects in scripts without spaces', () => {
    const scores = many(240, (i) => JSON.stringify({ 王伟: i % 7, total: i % 5 }));
    const header = ['n', 'scores'];
    const columns = { n: many(240, (i) => i % 7), scores };
    const sample = sampleOf(columns, { named: header.map(() => 240), nested: [false, true] });

    const text = JSON.stringify(inferenceEngine.infer(sample, { k: K, locales }));

    expect(text).to.include('total').and.not.to.include('王伟');
  });

  for (const [what, values] of Object.entries(THINGS)) {
    it(`are not found in ${what}`, () => {
      expect(shown('c1', values)).to.deep.equal(values);
    });
  }

  it('are not found under headers for people whose values sort them', () => {
    expect(shown('spouse', ['yes', 'no'])).to.deep.equal(['yes', 'no']);
    expect(shown('customer type', SINGLE)).to.deep.equal(SINGLE);
    expect(shown('gender', ['Male', 'Female'])).to.deep.equal(['Male', 'Female']);
  });

  it('are not announced by every noun that ends as roles do', () => {
    for (const header of ['classifier', 'polymer', 'fertilizer', 'stressor', 'receptor']) {
      expect(shown(header, ['Nylon', 'Urea']), header).to.deep.equal(['Nylon', 'Urea']);
    }
  });
});
