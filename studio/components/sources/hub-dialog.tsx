import { useEffect, useState } from 'preact/hooks';
import { API } from '../../profile/platforms.js';
import { credentials, status } from '../../profile/profile-state.js';
import {
  type Found,
  hubService,
  type Inspected,
  inspectDataset,
  platformLabel,
  searchHub,
  typedKey,
} from '../../state/hub.js';
import { Dialog } from '../controls/dialog.js';
import { openProfileDialog } from '../profile/profile-dialog.js';
import { hubIsOpen } from '../shell/open-dialogs.js';
import { DatasetList } from './dataset-list.js';
import { FoundTableView } from './found-table.js';

/** A dialog that finds public data sets and makes tables like theirs. */
export function HubDialog() {
  return (
    <Dialog isOpen={hubIsOpen} title="A table like that of a data set" isWide>
      <Hub />
    </Dialog>
  );
}

function Hub() {
  const [service, setService] = useState({ hubs: [] as readonly string[], needsKey: false });
  const [hub, setHub] = useState('');
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<Found | undefined>(undefined);
  const [dataset, setDataset] = useState<string | undefined>(undefined);
  const [inspected, setInspected] = useState<Inspected | undefined>(undefined);
  const [activity, setActivity] = useState('');
  const [fault, setFault] = useState('');
  const run = (words: string, action: () => Promise<void>): void => {
    setActivity(words);
    setFault('');
    action()
      .catch((error: Error) => setFault(error.message))
      .finally(() => setActivity(''));
  };
  useEffect(() => {
    run('Asking the server for its hubs…', async () => {
      const answer = await hubService();
      setService(answer);
      setHub(answer.hubs[0] ?? '');
    });
  }, []);
  const search = (page: number): void =>
    run('Searching…', async () => {
      setInspected(undefined);
      setFound(await searchHub(hub, query, page));
    });
  const inspect = (ref: string, file?: string): void =>
    run(`Reading ${file ?? ref}…`, async () => {
      setDataset(ref);
      setInspected(await inspectDataset(hub, ref, file));
    });
  return (
    <>
      <form
        class="hub-search"
        onSubmit={(event) => {
          event.preventDefault();
          search(1);
        }}
      >
        {service.hubs.length > 1 && (
          <select
            aria-label="Data hub"
            value={hub}
            onChange={({ currentTarget: { value } }) => {
              setHub(value);
              setFound(undefined);
              setInspected(undefined);
            }}
          >
            {service.hubs.map((name) => (
              <option key={name} value={name}>
                {platformLabel(name)}
              </option>
            ))}
          </select>
        )}
        <input
          aria-label="Words to search for"
          placeholder="penguins"
          required
          maxLength={200}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <button type="submit" class="primary" disabled={hub === '' || activity !== ''}>
          Search
        </button>
      </form>
      <Access hub={hub} needsKey={service.needsKey} />
      <p class="muted" role="status">
        {activity}
      </p>
      {fault !== '' && (
        <p class="fault-text" role="alert">
          {fault}
        </p>
      )}
      {inspected === undefined ? (
        found !== undefined && <DatasetList found={found} onPage={search} onChoose={inspect} />
      ) : (
        <>
          <div class="button-row">
            <button type="button" onClick={() => setInspected(undefined)}>
              Back to the results
            </button>
            {inspected.files.length > 1 && (
              <select
                aria-label="File of the data set"
                value={inspected.file}
                onChange={(event) => inspect(dataset ?? '', event.currentTarget.value)}
              >
                {inspected.files.map((file) => (
                  <option key={file}>{file}</option>
                ))}
              </select>
            )}
          </div>
          <FoundTableView
            found={inspected.table}
            onTaken={() => {
              hubIsOpen.value = false;
            }}
          />
        </>
      )}
    </>
  );
}

interface AccessProps {
  readonly hub: string;
  readonly needsKey: boolean;
}

/** The API key of the server, typed or of the profile, and the way to the credentials of a platform. */
function Access({ hub, needsKey }: AccessProps) {
  const hasKey = credentials.value.has(API);
  const isRemote = platformLabel(hub) !== hub;
  if (!needsKey && !isRemote) return null;
  return (
    <div class="hub-access">
      {needsKey &&
        (hasKey ? (
          <span class="help">The API key of your credentials is used.</span>
        ) : (
          <label>
            API key{' '}
            <input
              // The types of Preact allow no choice of types.
              type={'password' as 'text'}
              autocomplete="off"
              value={typedKey.value}
              onInput={(event) => {
                typedKey.value = event.currentTarget.value;
              }}
            />
          </label>
        ))}
      {isRemote && (
        <span class="help">
          {credentials.value.has(hub)
            ? `Your credentials for ${platformLabel(hub)} are used.`
            : `Without credentials ${platformLabel(hub)} shows what is public.`}
        </span>
      )}
      <button type="button" onClick={openProfileDialog}>
        {status.value === 'locked' ? 'Unlock credentials…' : 'Credentials…'}
      </button>
    </div>
  );
}
