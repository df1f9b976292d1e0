import { expect } from 'chai';
import {
  addField,
  addTable,
  constrainField,
  duplicateField,
  freeName,
  moveField,
  removeField,
  removeTable,
  retypeField,
  setAsOf,
} from '../../studio/state/edits.js';
import { changed, historyOf, redone, undone } from '../../studio/state/history.js';
import { type Project, projectOf, requestOf } from '../../studio/state/project.js';

const request = {
  rows: 3,
  seed: 1,
  table_name: 'people',
  fields: [
    { name: 'id', type: 'sequence' },
    { name: 'city', type: 'city', constraints: { null_rate: 0.1, min_population: 5 } },
    { name: 'mail', type: 'email', hidden: true },
  ],
};

const names = ({ tables }: Project): readonly string[] =>
  tables.flatMap(({ fields }) => fields.map(({ name }) => name));

describe('a document of the page', () => {
  const document = projectOf(request, 'people');
  const [first, second, third] = (document.tables[0]?.fields ?? []).map(({ id }) => id);

  it('is the request that it was read from', () => {
    expect(requestOf(document)).to.deep.equal(request);
  });

  it('is a set with the moment that it shows while a table has lives', () => {
    const [people] = [{ name: 'people', rows: 3, lives: { born: 'at' }, fields: request.fields }];
    const history = { seed: 1, as_of: '2026-03-01', tables: [people] };
    const read = projectOf(history, 'people');
    const later = setAsOf('2026-04-01')(read);
    const { lives: _, ...still } = people;

    expect(requestOf(read)).to.deep.equal(history);
    expect(requestOf(later)).to.deep.equal({ ...history, as_of: '2026-04-01' });
    expect(requestOf(projectOf({ ...history, tables: [still] }, 'people'))).to.deep.equal(request);
  });

  it('keeps the members of a set that the page does not show', () => {
    const set = {
      seed: 'x',
      tables: [
        { name: 'a', rows: 2, key: ['id'], fields: [{ name: 'id', type: 'sequence' }] },
        { name: 'b', per: { table: 'a', count: 2 }, fields: [{ name: 'a_id', type: 'reference' }] },
      ],
    };

    expect(requestOf(projectOf(set, 'set'))).to.deep.equal(set);
  });

  it('is empty where the request has no field that the page can show', () => {
    expect(names(projectOf({ fields: [1, null, 'x'] }, 'odd'))).to.deep.equal([]);
  });

  for (const [to, order] of [
    [-5, ['city', 'id', 'mail']],
    [0, ['city', 'id', 'mail']],
    [2, ['id', 'mail', 'city']],
    [99, ['id', 'mail', 'city']],
  ] as const) {
    it(`moves a field to index ${to}, or to the nearest end`, () => {
      expect(names(moveField(0, second ?? 0, to)(document))).to.deep.equal(order);
    });
  }

  it('gives a copy of a field a name that is free, and puts it after the field', () => {
    const twice = duplicateField(0, first ?? 0)(duplicateField(0, first ?? 0)(document));

    expect(names(twice)).to.deep.equal(['id', 'id_3', 'id_2', 'city', 'mail']);
    expect(freeName('city_2', ['city', 'city_2'])).to.equal('city_3');
  });

  it('keeps the constraints of every type when a field gets another type', () => {
    const retyped = retypeField(0, second ?? 0, { type: 'country' })(document);

    expect(requestOf(retyped).fields).to.deep.include({
      name: 'city',
      type: 'country',
      constraints: { null_rate: 0.1 },
    });
  });

  it('has no constraint that was removed', () => {
    const free = constrainField(0, second ?? 0, 'null_rate', undefined)(document);

    expect(free.tables[0]?.fields[1]?.constraints).to.deep.equal({ min_population: 5 });
  });

  it('adds and removes fields and tables, but keeps its last table', () => {
    const edited = addField(0, 'age', { type: 'age' })(removeField(0, third ?? 0)(document));

    expect(names(edited)).to.deep.equal(['id', 'city', 'age']);
    expect(addTable('people')(document).tables.map(({ name }) => name)).to.deep.equal([
      'people',
      'people_2',
    ]);
    expect(removeTable(0)(document)).to.equal(document);
  });
});

describe('the versions of a document', () => {
  it('are undone and redone in their order', () => {
    const two = changed(changed(historyOf('a'), 'b'), 'c');

    expect(undone(two).present).to.equal('b');
    expect(undone(undone(undone(two))).present).to.equal('a');
    expect(redone(undone(two)).present).to.equal('c');
    expect(redone(changed(undone(two), 'd')).present).to.equal('d');
  });

  it('are one version while somebody types', () => {
    const typed = changed(
      changed(changed(historyOf(''), 'n', 'name'), 'na', 'name'),
      'nam',
      'name',
    );

    expect(undone(typed).present).to.equal('');
    expect(undone(changed(typed, 'x', 'other')).present).to.equal('nam');
  });
});
