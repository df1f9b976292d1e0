import { expect } from 'chai';
import { CATEGORY_COLUMNS } from '../../bench/kinds/category-columns.js';
import { inferredRole, isDisclosable } from '../../bench/kinds/judge.js';
import { NUMBER_COLUMNS } from '../../bench/kinds/number-columns.js';
import { INVENTED_COLUMNS, MOMENT_COLUMNS } from '../../bench/kinds/other-columns.js';
import { variantsOf } from '../../bench/kinds/variants.js';

const bases = [...NUMBER_COLUMNS, ...CATEGORY_COLUMNS, ...MOMENT_COLUMNS, ...INVENTED_COLUMNS];
const variants = bases.flatMap(variantsOf);
/** Every so many variants are tried: all of them take half a minute. */
const STEP = 37;

describe('the variants of columns', () => {
  it('are more than a thousand, with different names, spellings and rows', () => {
    const seen = new Set(variants.map(({ name, cells }) => `${name} ${cells.join()}`));

    expect(seen.size).to.be.above(1000);
  });

  it('keep their role, but for a few in a hundred', () => {
    const tried = variants.filter((variant, i) => i % STEP === 0 && isDisclosable(variant));
    const kept = tried.filter((variant) => variant.roles.includes(inferredRole(variant).role));

    expect(kept.length / tried.length).to.be.at.least(0.95);
  });

  it('lose it where a column has other values', () => {
    const cells = Array.from({ length: 200 }, (_, i) => `${i}@mail.example`);

    const { role } = inferredRole({ what: '', name: 'status', cells, roles: ['category'] });

    expect(role).to.equal('invented');
  });
});
