import type { Dataset, Found } from '../../state/hub.js';
import { groupedNumber, shortBytes } from '../../state/numbers.js';

interface DatasetListProps {
  readonly found: Found;
  readonly onPage: (page: number) => void;
  readonly onChoose: (ref: string) => void;
}

/** The data sets of one page of a search. */
export function DatasetList({ found, onPage, onChoose }: DatasetListProps) {
  const { page, has_more, results } = found;
  if (results.length === 0) {
    return <p class="help">No data set has these words. Try fewer or other words.</p>;
  }
  return (
    <>
      <ul class="datasets">
        {results.map((dataset) => (
          <li key={dataset.ref}>
            <button type="button" class="menu-item" onClick={() => onChoose(dataset.ref)}>
              <strong>{dataset.title}</strong>
              <span>{factsOf(dataset)}</span>
            </button>
          </li>
        ))}
      </ul>
      {(page > 1 || has_more) && (
        <span class="button-row">
          <button type="button" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Earlier results
          </button>
          <button type="button" disabled={!has_more} onClick={() => onPage(page + 1)}>
            More results
          </button>
        </span>
      )}
    </>
  );
}

/** What the platform reports; it may leave out anything but the name, which may also be the title. */
function factsOf({ ref, title, size_bytes, license, downloads }: Dataset): string {
  return [
    ...(ref === title ? [] : [ref]),
    size_bytes === null ? 'size not known' : shortBytes(size_bytes),
    license ?? 'licence not known',
    ...(downloads === null ? [] : [`${groupedNumber(downloads)} downloads`]),
  ].join(' · ');
}
