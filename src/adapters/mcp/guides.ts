import { FUNCTIONS } from '../../domain/formulas/functions.js';

/** A short text that an agent reads before it writes a request of a kind. */
export interface Guide {
  readonly uri: string;
  readonly name: string;
  readonly description: string;
  readonly mimeType: 'text/markdown';
  readonly text: string;
}

function guide(name: string, description: string, text: string): Guide {
  return {
    uri: `tablewright://guides/${name}`,
    name,
    description,
    mimeType: 'text/markdown',
    text,
  };
}

const FORMULAS = `A field of type formula is computed from other fields of its row, in the Common Expression Language (CEL):

\`\`\`json
{"rows":3,"fields":[
  {"name":"quantity","type":"integer","constraints":{"min":1,"max":9}},
  {"name":"unit_price","type":"price"},
  {"name":"total","type":"formula","constraints":{"expression":"quantity * unit_price * 1.19","precision":2}},
  {"name":"created_at","type":"datetime"},
  {"name":"shipped_at","type":"formula","constraints":{"expression":"total > 100.00 ? created_at + duration(\\"72h\\") : null"}}]}
\`\`\`

- Fields by name: \`total\`, \`row["unit price"]\`, \`customer.name\` inside an object or behind a reference. A field with "hidden": true can be used and is not written.
- Operators: + - * / % == != < <= > >= ! && || ?: in [a, b]. A text is in double quotes; + joins texts.
- Null: x == null, coalesce(x, 0). Arithmetic with null gives null, and so does division by 0.
- Durations: duration("1h30m"). timestamp("2024-01-31T00:00:00Z"). A date or moment plus a duration; the difference of two moments is a duration.
- Methods: s.size() s.contains("x") s.startsWith("x") s.upperAscii(), t.getFullYear() t.getMonth() (0 to 11) and so on.
- Functions and methods: ${[...FUNCTIONS.keys()].join(', ')}.
- Joined texts are easier with the type template: {"template":"{first_name}.{last_name}@corp.example"}.
`;

const SETS = `A request with tables in place of rows and fields makes tables that refer to each other:

\`\`\`json
{"seed":42,"tables":[
  {"name":"customers","rows":20,"key":["id"],"fields":[
    {"name":"id","type":"sequence"},
    {"name":"name","type":"name"},
    {"name":"signed_up","type":"date"}]},
  {"name":"products","rows":5,"key":["sku"],"fields":[
    {"name":"sku","type":"sku","constraints":{"unique":true}},
    {"name":"price","type":"price"}]},
  {"name":"orders","key":["id"],"per":{"table":"customers","count":{"min":0,"max":3}},"fields":[
    {"name":"id","type":"sequence"},
    {"name":"customer_id","type":"reference"},
    {"name":"ordered_on","type":"date","constraints":{"after":{"field":"customer_id.signed_up"}}},
    {"name":"product","type":"reference","constraints":{"table":"products"}},
    {"name":"quantity","type":"integer","constraints":{"min":1,"max":5}},
    {"name":"total","type":"formula","constraints":{"expression":"quantity * product.price"}}]}]}
\`\`\`

- rows: number of rows. per: the rows follow from those of another table, with count a number, {"min","max"} or {"weights":{"1":5,"2":3}}. pairs: ["a","b"], rows are different pairs of two tables.
- key: the fields that identify a row. A reference shows the key of a row of the other table: without constraints that of the per table, otherwise {"table":"products"}; for the same table {"table":"employees","null_rate":0.1}.
- customer_id.signed_up: a field of the row to which a reference refers, in dates, given, formulas. {"type":"copy","constraints":{"through":"customer_id","field":"name"}} shows it. {"type":"ordinal"} counts the rows of a parent: 1, 2, 3. {"type":"tick"} gives them moments, {"type":"arrival"} random ones that ascend, {"type":"series"} numbers that continue, {"type":"running","constraints":{"of":"amount","start":"enough"}} sums that never fall below 0. In the other table, {"type":"total","constraints":{"table":"orders"}} counts its orders, and with "of":"amount" adds up theirs.
- Rows of one table that belong together need no set: {"rows":9,"groups":{"rows":{"min":1,"max":4}},"fields":[…]}. A field with "per":"group" has one value in each group; ordinal numbers its rows, and running adds them up.
- One table alone: "table":"orders" beside tables, with rows and offset. format, seed, locale and options of formats are those of the whole request.
- A schema of SQL, Prisma or Rails becomes such a request by schema_from_ddl.
`;

const GIVEN = `given is a constraint of a field: a table of constraints by the values of up to eight other fields of the same row.

\`\`\`json
{"rows":10,"fields":[
  {"name":"country","type":"choice","constraints":{"choices":["DE","US","FR"],"weights":[5,3,2]}},
  {"name":"status","type":"choice","constraints":{"choices":["paid","open","refunded"],"weights":[7,2,1],
    "given":{"columns":["country"],"rows":[
      {"when":["DE"],"weights":{"paid":9,"open":1}},
      {"when":["US"],"weights":{"refunded":0.2},"rest":0.8}]}}},
  {"name":"amount","type":"float","constraints":{"max":900,
    "given":{"columns":["country","status"],"rows":[
      {"when":["US","refunded"],"bins":[[10,50,0.4],[50,900,0.6]]},
      {"when":["*","open"],"null_rate":1}]}}}]}
\`\`\`

- when has one entry for each column: a value, "*" for any, null, a range of a number or date as [from, to], some values as {"in":["DE","FR"]}, or all others as {"not_in":["DE",null]}. Of the rows with most conditions that fit, the first row that fits counts; without one, the field's own constraints do.
- A row has weights (shares of values of choices; rest is shared by the others), bins ([from, to, share] of numbers and dates), or null_rate, also together with one of them.
- A column of given can be a workflow: a date can be null until a state is reached. Dates in order: {"after":{"field":"ordered_on","min":1,"max":5}}.
- correlate beside fields relates numbers and dates: [{"columns":["age","income"],"coefficient":0.6}].
`;

const HISTORIES = `Tables of a request with tables have a history if they have lives: rows come, change and end over time.

\`\`\`json
{"seed":4,"as_of":"2026-03-01","tables":[
  {"name":"customers","rows":1000,"key":["id"],
    "lives":{"born":"created_at","changes":[{"fields":["email"],"every":"60d"},{"fields":["plan"],"every":"30d"}],"end":{"after":"90d","share":0.5}},
    "fields":[
      {"name":"id","type":"sequence"},
      {"name":"created_at","type":"arrival","constraints":{"start":"2026-01-01","per_day":5,"already":20}},
      {"name":"email","type":"email"},
      {"name":"plan","type":"choice","constraints":{"choices":["free","pro","team"]}},
      {"name":"updated_at","type":"changed"}]},
  {"name":"orders","rows":3000,"key":["id"],"lives":{"born":"ordered_at"},"fields":[
    {"name":"id","type":"sequence"},
    {"name":"ordered_at","type":"arrival","constraints":{"start":"2026-01-01","per_day":9}},
    {"name":"customer_id","type":"reference","constraints":{"table":"customers"}}]}]}
\`\`\`

- rows: the number of rows that ever come. born: the field of type arrival with their moments; already: rows that are there at the start.
- changes: fields that change together, and the mean time between two changes of a row. end: rows leave after this mean time, with "as":"flag" they stay and the type ended shows when.
- as_of shows all tables as they stood at a day or moment, such as "2026-03-01" or "-30d" from now.
- Changes: the same request with "from" and "until" in place of as_of, format and rows shows what happens in between, in order, as envelopes of Debezium; "form":"rows" has the row alone, "scd2" the versions of rows. preview_table shows the first ones; all come from POST /changes or from tablewright changes FILE --from 2026-03-01 --until 2026-03-02.
- A reference to a table with lives chooses a row that is there as long as its own row, so only tables with lives have such references. A table with per lives with its parents, and needs lives only for changes.
`;

/** What the descriptions of the tools have no room for. */
export const guides: readonly Guide[] = [
  guide('formulas', 'fields computed from other fields', FORMULAS),
  guide('sets', 'tables that refer to each other', SETS),
  guide('given', 'fields that depend on the values of others', GIVEN),
  guide('histories', 'tables whose rows come, change and end over time', HISTORIES),
];
