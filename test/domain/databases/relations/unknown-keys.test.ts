import { expect } from 'chai';
import { faultsOfSet } from '../../../support/sets.js';
import { column, foreign, mapped, required, table } from '../support/models.js';

describe('a key whose type is not known', () => {
  const documents = table('documents', [], {
    columns: [column('node', 'hierarchyid', required)],
    primaryKey: ['node'],
  });
  const pages = table('pages', [column('node', 'hierarchyid', required)], {
    foreignKeys: [foreign('node', 'documents', 'node')],
  });

  it('gets a different text in each row, so that references to it are valid', () => {
    const { request, missed, field } = mapped([documents, pages], { rows: 30 });

    expect(faultsOfSet({ ...request })).to.deep.equal([]);
    expect(request.tables[0]).to.deep.include({ rows: 30, key: ['node'] });
    expect(field('documents.node')).to.deep.include({
      type: 'uuid',
      constraints: { unique: true },
    });
    expect(missed.map(({ reason }) => reason)).to.deep.equal([
      'it gets texts, which the database may refuse: the type hierarchyid is not known',
    ]);
  });
});
