import { expect } from 'chai';
import {
  generate,
  generateSet,
  type TableRequest,
  type TableSetRequest,
} from '../../src/adapters/library/index.js';
import { parseFormula } from '../../src/domain/formulas/parse-formula.js';
import { placedField, placedFields } from '../../studio/state/field-tree.js';
import { changed, historyOf, startOf, undone } from '../../studio/state/history.js';
import { type Project, projectOf, requestOf } from '../../studio/state/project.js';
import { renameField } from '../../studio/state/rename-field.js';
import { renamedInFormula } from '../../studio/state/renamed-texts.js';
import { templates } from '../../studio/templates/index.js';

type Members = Readonly<Record<string, unknown>>;

const SET = {
  seed: 7,
  tables: [
    {
      name: 'shops',
      rows: 5,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'name', type: 'company' },
        { name: 'lead', type: 'reference', constraints: { table: 'shops', null_rate: 0.5 } },
        { name: 'lead_name', type: 'formula', constraints: { expression: 'lead.name' } },
        {
          name: 'sold',
          type: 'total',
          constraints: { table: 'sales', of: 'net', by: 'shop', kind: 'sum' },
        },
      ],
    },
    {
      name: 'sales',
      per: { table: 'shops', count: { max: 4 } },
      fields: [
        { name: 'shop', type: 'reference', constraints: { part: 'id' } },
        { name: 'title', type: 'copy', constraints: { through: 'shop', field: 'name' } },
        {
          name: 'rival',
          type: 'reference',
          constraints: { table: 'shops', part: 'id', where: { name: 'title' } },
        },
        { name: 'ordered', type: 'date' },
        {
          name: 'paid',
          type: 'date',
          constraints: { after: { field: 'ordered', min_days: 1, max_days: 9 } },
        },
        { name: 'net', type: 'float', constraints: { min: 1, max: 9 } },
        { name: 'tax', type: 'float', constraints: { min: 1, max: 2 } },
        { name: 'so far', type: 'running', constraints: { of: 'net' } },
        { name: 'stars', type: 'rating' },
        { name: 'said', type: 'review', constraints: { rating: 'stars' } },
        { name: 'demand', type: 'series', constraints: { over: 'ordered' } },
        { name: 'kind', type: 'choice', constraints: { choices: ['a', 'b'] } },
        {
          name: 'grade',
          type: 'choice',
          constraints: {
            choices: ['x', 'y'],
            given: { columns: ['kind'], rows: [{ when: ['a'], weights: { x: 1 } }] },
          },
        },
        {
          name: 'sum',
          type: 'formula',
          constraints: { expression: 'round(net + tax, 2) + shop.id % 9' },
        },
        { name: 'label', type: 'template', constraints: { template: '{{{kind}}} {title}' } },
        {
          name: 'lines',
          type: 'array',
          items: {
            type: 'object',
            properties: {
              net: { type: 'integer' },
              twice: { type: 'formula', constraints: { expression: 'net * 2' } },
            },
          },
        },
      ],
      correlate: [{ columns: ['net', 'tax'], coefficient: 0.7 }],
    },
  ],
};

/** The number of columns of each table. */
function widthsOf(request: Members): readonly number[] {
  const tables =
    'tables' in request
      ? [...generateSet(request as unknown as TableSetRequest).tables.values()]
      : [generate(request as unknown as TableRequest)];
  return tables.map((table) => Object.keys([...table.rows()][0] ?? {}).length);
}

function renamed(document: Project, table: number, path: string, name: string): Project {
  const placed = placedFields(document.tables[table]?.fields ?? []);
  const id = placed.find((one) => one.path === path)?.field.id;
  return renameField(table, id as number, name)(document);
}

describe('a renamed field', () => {
  for (const { name, request } of [...templates, { name: 'a set', request: SET }]) {
    it(`leaves no use of its old name: ${name}`, () => {
      const document = projectOf({ rows: 20, ...request }, name);
      const all = document.tables.flatMap(({ fields }, table) =>
        placedFields(fields)
          .filter((one) => one.field.name !== '')
          .map(({ field }) => ({ table, id: field.id })),
      );
      for (const written of ['renamed', 'an odd "name"']) {
        const after = all.reduce(
          (before, { table, id }, i) => renameField(table, id, `${written} ${i}`)(before),
          document,
        );

        expect(widthsOf(requestOf(after))).to.deep.equal(widthsOf(requestOf(document)));
      }
    });
  }

  for (const [table, path, name, uses] of [
    [
      0,
      'name',
      'title',
      ['lead.title', '"field":"title"', '"through":"shop"', '"where":{"title":"title"}'],
    ],
    [1, 'title', 'name', ['"where":{"name":"name"}']],
    [0, 'id', 'number', ['"key":["number"]', '"part":"number"', 'shop.number']],
    [0, 'lead', 'boss', ['boss.name']],
    [1, 'shop', 'at', ['"through":"at"', '+ at.id']],
    [1, 'ordered', 'day', ['"after":{"field":"day"', '"over":"day"']],
    [1, 'net', 'gain', ['"running","constraints":{"of":"gain"', '"table":"sales","of":"gain"']],
    [1, 'shop', 'place', ['"by":"place"']],
    [1, 'stars', 'mark', ['"review","constraints":{"rating":"mark"']],
    [1, 'net', 'base', ['round(base + tax', '["base","tax"]', '"expression":"net * 2"']],
    [1, 'kind', 'sort of', ['"columns":["sort of"]', '{{{sort of}}}']],
    [1, 'net', 'the net', [String.raw`round(row[\"the net\"] + tax`]],
  ] as const) {
    it(`has its new name wherever others use it: ${path}, ${name}`, () => {
      const text = JSON.stringify(requestOf(renamed(projectOf(SET, 'set'), table, path, name)));

      for (const use of uses) expect(text).to.contain(use);
    });
  }

  it('of an item changes the formulas of the items alone', () => {
    const document = projectOf(SET, 'set');
    const [array] = (document.tables[1]?.fields ?? []).slice(-1);
    const [net] = array?.children?.[0]?.children ?? [];
    const text = JSON.stringify(requestOf(renameField(1, Number(net?.id), 'base')(document)));

    expect(text).to.contain('"expression":"base * 2"').and.contain('round(net + tax');
  });

  for (const taken of ['tax', '']) {
    it(`leaves the uses alone where its new name is ${taken || 'empty'}`, () => {
      const document = renamed(projectOf(SET, 'set'), 1, 'net', taken);

      expect(JSON.stringify(requestOf(document))).to.contain('round(net + tax');
    });
  }

  it('takes its uses along while its name is typed, past the name of another field', () => {
    const start = projectOf(SET, 'set');
    const id = Number(start.tables[1]?.fields.find(({ name }) => name === 'net')?.id);
    let history = historyOf(start);
    for (const typed of ['t', 'ta', 'tax', 'taxe', 'taxed']) {
      const edit = renameField(1, id, typed);
      history = changed(history, edit(startOf(history, 'name')), 'name');
    }

    expect(placedField(history.present.tables[1]?.fields ?? [], id)?.path).to.equal('taxed');
    expect(JSON.stringify(requestOf(history.present))).to.contain('round(taxed + tax, 2)');
    expect(undone(history).present).to.equal(start);
  });
});

describe('a name in a formula', () => {
  const swap = (path: string): string => path.replace(/^a(?=\.|$)/, 'z z');

  for (const formula of [
    'a + b',
    'a.b + ab.a',
    'a.startsWith("a") && b.contains(\'a\')',
    'row["q \\"a\\""] + a',
    'a . b . endsWith("a")',
    'row["a"] + row[\'a\'].size() + row["b"]',
    'row["a"].b',
    '"a".size() + a.size()',
    'round(a, 2) + 1e5 * 0xa',
    'r"a\\" + a // a and a',
    '"""a " a""" + a',
    '[a, b][0] == a ? a : b',
    'arrow + a',
  ]) {
    it(`is found as the parser finds it: ${formula}`, () => {
      const fields = (text: string): readonly string[] => {
        const parsed = parseFormula(text);
        const all = parsed._tag === 'Right' ? [...parsed.right.fields.keys()] : [];
        // The parser lists the names before a dot too.
        return all.filter((name) => !all.some((other) => other.startsWith(`${name}.`)));
      };

      expect(fields(renamedInFormula(formula, swap))).to.deep.equal(fields(formula).map(swap));
    });
  }
});
