import type { Meaning } from '../meaning.js';
import { amounts } from './amounts.js';
import { commerce } from './commerce.js';
import { contracts } from './contracts.js';
import { conventions } from './conventions.js';
import { counts } from './counts.js';
import { devices } from './devices.js';
import { documents } from './documents.js';
import { endings } from './endings.js';
import { everyday } from './everyday.js';
import { everydayTrades } from './everyday-trades.js';
import { exchanges } from './exchanges.js';
import { freight } from './freight.js';
import { identities } from './identities.js';
import { journeys } from './journeys.js';
import { kinds } from './kinds.js';
import { ledgers } from './ledgers.js';
import { leisure } from './leisure.js';
import { marketing } from './marketing.js';
import { measures } from './measures.js';
import { medicine } from './medicine.js';
import { people } from './people.js';
import { places } from './places.js';
import { plants } from './plants.js';
import { prose } from './prose.js';
import { recordDocuments } from './record-documents.js';
import { records } from './records.js';
import { roles } from './roles.js';
import { rowNames } from './row-names.js';
import { society } from './society.js';
import { software } from './software.js';
import { states } from './states.js';
import { systems } from './systems.js';
import { types } from './types.js';
import { units } from './units.js';
import { web } from './web.js';
import { work } from './work.js';

/** All meanings. Of several that suit a name equally well, the first one is taken. */
export const MEANINGS: readonly Meaning[] = [
  ...[
    medicine,
    freight,
    journeys,
    contracts,
    plants,
    everydayTrades,
    ledgers,
    exchanges,
    identities,
    states,
    conventions,
    work,
    people,
    commerce,
    marketing,
    amounts,
    measures,
    counts,
  ],
  ...[
    units,
    systems,
    devices,
    web,
    places,
    leisure,
    kinds,
    types,
    prose,
    documents,
    recordDocuments,
    roles,
    records,
  ],
  ...[software, everyday, society, endings, rowNames],
].flat();
