import type { PairFigures } from '../../engine/pair-figures.js';
import { groupedNumber, percent } from '../../state/numbers.js';

/** The share of rows of each pair of values, as a table whose cells are darker the more rows they have. */
export function HeatMap({ pair }: { readonly pair: Extract<PairFigures, { kind: 'counts' }> }) {
  const { names, down, across, counts, rows } = pair;
  const most = Math.max(1, ...counts.flat());
  return (
    <div class="heat">
      <table>
        <thead>
          <tr>
            <td class="heat-corner">
              {names[0]} ↓ {names[1]} →
            </td>
            {across.map((value) => (
              <th key={value} scope="col" title={value}>
                <span>{value === '' ? '(empty)' : value}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.map((value, i) => (
            <tr key={value}>
              <th scope="row" title={value}>
                {value === '' ? '(empty)' : value}
              </th>
              {across.map((other, j) => {
                const count = counts[i]?.[j] ?? 0;
                return (
                  <td
                    key={other}
                    title={`${value}, ${other}: ${groupedNumber(count)} rows`}
                    style={{ '--heat': `${Math.round((60 * count) / most)}%` }}
                  >
                    {count === 0 ? '–' : percent(count / rows).replace(' %', '')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
