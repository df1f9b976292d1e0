import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { MAX_CHOICES } from './limits.js';
import { decoder, type Param } from './param.js';

/** A list of `minItems` to `maxItems` items; each faulty item is reported under its index. */
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
    // The spread fills holes, which the list of a caller of the library may have.
    [...value].forEach((member: unknown, i) => {
      const itemContext = t.appendContext(context, String(i), item, member);
      const decoded = item.validate(member, itemContext, budget);
      if (E.isRight(decoded)) taken.push(decoded.right);
      else for (const error of decoded.left) errors.push(error);
    });
    return errors.length > 0 ? t.failures(errors) : t.success(taken);
  });
  return {
    description,
    schema: { type: 'array', items: item.schema, minItems, maxItems },
    ...(item.members === undefined ? {} : { item }),
    ...items,
  };
}
