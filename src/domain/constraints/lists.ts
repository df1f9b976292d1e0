import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { MAX_CHOICES } from './limits.js';
import { decoder, type Param } from './param.js';

/** A list of `minItems` to `maxItems` items; each faulty item is told by its index. */
export function list<A>(
  description: string,
  item: Param<A>,
  { minItems = 1, maxItems = MAX_CHOICES }: { minItems?: number; maxItems?: number } = {},
): Param<readonly A[]> {
  const expected = `a list of ${minItems} to ${maxItems} items`;
  const items = decoder<readonly A[]>(expected, (value, context, budget) => {
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
      return t.failure(value, context, expected);
    }
    const taken: A[] = [];
    const errors: t.ValidationError[] = [];
    // Spread, since a list of a caller of the library may have holes.
    [...value].forEach((member: unknown, i) => {
      const place = t.appendContext(context, String(i), item, member);
      const decoded = item.validate(member, place, budget);
      if (E.isLeft(decoded)) errors.push(...decoded.left);
      else taken.push(decoded.right);
    });
    return errors.length > 0 ? t.failures(errors) : t.success(taken);
  });
  return {
    description,
    schema: { type: 'array', items: item.schema, minItems, maxItems },
    ...items,
  };
}
