import { expect } from 'chai';
import { inferenceEngine } from '../../../support/tables.js';
import { cloned, K, sampleOf, share, uniform } from '../dependence/sample-tables.js';

const ROWS = 2000;
const PEOPLE = [
  ...[
    'Wilhelmina Abend',
    'Peter Castel',
    'Mary Dornfeld',
    'John Eklundh',
    'Laura Farkas',
    'Susan Gruber',
  ],
  ...[
    'David Hofer',
    'James Iversen',
    'Anna Jansenius',
    'Thomas Kowal',
    'Karen Lindtner',
    'Brian Moserle',
  ],
];
const REGIONS = ['north', 'south', 'west'];

type Columns = Readonly<Record<string, readonly string[]>>;

/** Rows of agents; the agent determines the region. `rare` is the share of the rows with names that do not repeat. */
function agents(rare: number): {
  readonly agent: readonly string[];
  readonly region: readonly string[];
} {
  const next = uniform(41);
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const at = Math.floor(PEOPLE.length * next() * next());
    if (next() < rare) {
      const [a, b] = [PEOPLE[i % 12], PEOPLE[(i * 7 + (i >> 4)) % 12]].map((name = '') =>
        name.split(' '),
      );
      const initials = `${String.fromCharCode(65 + (i % 26))}. ${String.fromCharCode(65 + ((i >> 3) % 26))}.`;
      return { agent: `${a?.[0]} ${initials} ${b?.[1]}`, region: REGIONS[i % 3] as string };
    }
    return { agent: PEOPLE[at] as string, region: REGIONS[at % 3] as string };
  });
  return { agent: rows.map(({ agent }) => agent), region: rows.map(({ region }) => region) };
}

function inferred(columns: Columns) {
  return inferenceEngine.infer(sampleOf(columns), { k: K, locales: [] });
}

/** The share of the rows that have the most frequent region of their agent. */
function determined(agent: readonly string[], region: readonly string[]): number {
  const counts = new Map<string, Map<string, number>>();
  agent.forEach((name, i) => {
    const own = counts.get(name) ?? new Map<string, number>();
    counts.set(name, own.set(region[i] as string, (own.get(region[i] as string) ?? 0) + 1));
  });
  const most = [...counts.values()].reduce((sum, own) => sum + Math.max(...own.values()), 0);
  return most / agent.length;
}

describe('names that repeat', () => {
  it('become categories with names of their own', () => {
    const { fields, columns } = inferred(agents(0));
    const [field] = fields;
    const choices = field?.constraints.choices as readonly string[];

    expect([field?.name, field?.type, columns[0]?.kind]).to.deep.equal(['agent', 'choice', 'name']);
    expect(new Set(choices).size).to.equal(PEOPLE.length);
    expect(choices.filter((name) => !/^\S+ .*\S$/.test(name))).to.deep.equal([]);
  });

  it('take the rows of others if these are fewer than k', () => {
    for (const others of [K - 1, K, 3 * K]) {
      const { agent, region } = agents(0);
      const rare = agents(1).agent.slice(0, others);
      const { fields } = inferred({ agent: [...agent.slice(0, -others), ...rare], region });
      const own = fields.filter(({ name }) => name.startsWith('agent'));

      expect(own[0]?.type === 'choice', String(others)).to.equal(others < K);
    }
  });

  for (const rare of [0, 0.5]) {
    it(`tell no name of the sample, where ${rare} of the rows have others`, () => {
      const columns = agents(rare);
      const text = JSON.stringify(inferred(columns)).toLowerCase();

      expect(
        [...new Set(columns.agent)].filter((name) => text.includes(name.toLowerCase())),
      ).to.deep.equal([]);
    });
  }

  it('stay names if fewer than a quarter of the rows repeat one', () => {
    const types = [0.5, 0.85].map((rare) => inferred(agents(rare)).fields.map(({ type }) => type));

    expect(types.map((each) => each.includes('formula'))).to.deep.equal([true, false]);
    expect(types[1]).to.include('name');
  });

  it('determine the values of another column', () => {
    const made = cloned(sampleOf(agents(0)), ROWS);

    expect(determined(made.get('agent') ?? [], made.get('region') ?? [])).to.equal(1);
  });

  it('leave the other names as they were drawn before', () => {
    const { fields } = inferred(agents(0.5));
    const agent = cloned(sampleOf(agents(0.5)), ROWS).get('agent') ?? [];
    const { choices = [] } = fields.find(({ name }) => name === 'agent group')?.constraints ?? {};
    const groups = new Set((choices as readonly string[]).map((name) => JSON.stringify(name)));

    expect(fields.map(({ name, type, hidden = false }) => [name, type, hidden])).to.deep.equal([
      ['agent', 'formula', false],
      ['region', 'choice', false],
      ['agent other', 'name', true],
      ['agent group', 'choice', true],
    ]);
    expect(fields[0]?.constraints.expression).to.equal(
      'coalesce(row["agent group"], row["agent other"])',
    );
    expect(share(agent.map((name) => groups.has(name)))).to.be.closeTo(0.5, 0.04);
    expect(new Set(agent).size).to.be.above(500);
  });

  it('have the same name in two columns', () => {
    const { agent } = agents(0);
    const owner = agent.map((_, i) => agent[(i * 7) % ROWS] as string);
    const [first, second] = inferred({ agent, owner }).fields.map(
      ({ constraints }) => constraints.choices,
    );

    expect(new Set(second as string[])).to.deep.equal(new Set(first as string[]));
  });

  it('are no categories of fewer than k rows', () => {
    const cells = Array.from({ length: ROWS }, (_, i) =>
      `${PEOPLE[i % 12]?.split(' ')[0]} Zw${i >> 3}ig`.replace(
        /\d/g,
        (d) => 'abcdefghij'[Number(d)] as string,
      ),
    );

    expect(inferred({ agent: cells }).fields.map(({ type }) => type)).to.deep.equal(['name']);
  });

  it('stay beside the mail address of the same person', () => {
    const { agent, region } = agents(0);
    const agent_email = agent.map((name) => `${name.replace(' ', '.').toLowerCase()}@mail.example`);
    const { fields } = inferred({ agent_name: agent, agent_email, region });

    expect(fields.map(({ type }) => type)).to.deep.equal(['name', 'email', 'choice']);
  });

  it('are learned with nulls', () => {
    const { agent, region } = agents(0);
    const made = cloned(
      sampleOf({ agent: agent.map((name, i) => (i % 4 === 0 ? '' : name)), region }),
      ROWS,
    );

    expect(share((made.get('agent') ?? []).map((name) => name === 'null'))).to.be.closeTo(
      0.25,
      0.03,
    );
  });
});
