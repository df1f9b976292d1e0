import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import {
  standardEngine,
  standardInferenceEngine,
} from '../../src/adapters/engine/standard-engine.js';
import { localFile } from '../../src/adapters/hubs/local/local-file.js';
import { type TableRequest, tableOf } from '../../src/adapters/library/table.js';
import { barPlot } from '../../src/adapters/report/bars.js';
import { greatestCell, heatMap } from '../../src/adapters/report/heat-map.js';
import { histogramPlot } from '../../src/adapters/report/histogram.js';
import { picture } from '../../src/adapters/report/picture.js';
import { TableFileReader } from '../../src/adapters/tables/table-file-reader.js';
import type { ComparedColumn } from '../../src/domain/report/compared-columns.js';
import type {
  BarChart,
  HistogramChart,
  PairChart,
  QualityReport,
} from '../../src/domain/report/index.js';
import { pairChart } from '../../src/domain/report/pair-chart.js';
import { SAMPLE_BOUNDS } from '../../src/domain/tables/sample-bounds.js';
import type { ReferencePage } from '../pages/reference-page.js';
import { type ArrivalsRequest, arrivalsPicture } from './arrivals-picture.js';
import { type SetRequest, seriesPicture } from './series-picture.js';
import { statesPicture } from './states-picture.js';

const SEED = 42;
const ROWS = 20_000;
const engine = standardEngine();
const inferenceEngine = standardInferenceEngine();

type Request = Omit<TableRequest, 'rows'> & { readonly correlate?: unknown };

/** The requests of a page, as its readers see them. */
function requestsOf(page: string): readonly Request[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^```json\n(.*?)^```$/gms);
  return [...blocks].map(([, text = '']) => JSON.parse(text) as Request);
}

function rowsOf(request: Request) {
  return [...tableOf({ ...request, rows: ROWS, seed: SEED }, engine).rows()];
}

/** A column of two requests: the first one takes the place of the sample. */
function columnOf(name: string, before: Request, after: Request): ComparedColumn {
  const codes = new Map<unknown, number>();
  const values = (request: Request): Float64Array =>
    Float64Array.from(rowsOf(request), (row) => {
      const value = row[name];
      if (value === null) return Number.NaN;
      if (typeof value === 'number') return value;
      if (!codes.has(value)) codes.set(value, codes.size);
      return codes.get(value) as number;
    });
  const [sampled, made] = [values(before), values(after)];
  const isNumber = codes.size === 0;
  return {
    name,
    as: isNumber ? 'number' : 'category',
    precision: 0,
    isLost: false,
    categories: [...codes.keys()].map(String),
    sampled,
    made,
    read: () => made,
  };
}

/** Two columns of a request, without the member that connects them on the left and with it on the right. */
function beforeAndAfter(
  columns: readonly [string, string],
  [before, after]: readonly [Request, Request],
  [left, right]: readonly [string, string],
  title: string,
): string {
  const [a, b] = columns.map((name) => columnOf(name, before, after)) as [
    ComparedColumn,
    ComparedColumn,
  ];
  const chart = pairChart(a, b, { k: 1, isDisclosable: () => true, score: 1 }) as PairChart;
  const most = greatestCell(chart);
  return picture(title, [
    heatMap(chart, chart.sampled, { side: left, most }),
    heatMap(chart, chart.made, { side: right, most }),
  ]);
}

function withoutGiven(request: Request): Request {
  return {
    ...request,
    fields: request.fields.map((field) => {
      const { given, ...constraints } = field.constraints ?? {};
      return { ...field, constraints };
    }),
  };
}

async function weatherReport(): Promise<QualityReport> {
  const path = 'samples/vega/weather/weather.csv';
  const { signal } = new AbortController();
  const source = await localFile(path, path, signal);
  const bounds = { ...SAMPLE_BOUNDS, rows: ROWS };
  const sample = await new TableFileReader().read(source, bounds, signal)();
  if (E.isLeft(sample)) throw new Error(sample.left.code);
  const options = { k: 10, locales: await inferenceEngine.loadNames() };
  const schema = inferenceEngine.infer(sample.right, options);
  return inferenceEngine.report(sample.right, schema, { ...options, seed: SEED });
}

function chartOf({ columns }: QualityReport, wanted: string): BarChart | HistogramChart {
  const chart = columns.find(({ name }) => name === wanted)?.chart;
  if (!chart) throw new Error(`the report has no chart of ${wanted}`);
  return chart;
}

function pairOf({ pairs }: QualityReport, wanted: string): PairChart {
  const chart = pairs.charts.find(({ columns }) => columns.join(', ') === wanted);
  if (chart === undefined) throw new Error(`the report has no chart of ${wanted}`);
  return chart;
}

/** The pictures of the documentation, made by the engine from the requests and the sample table that the pages show. */
export async function pictures(): Promise<readonly ReferencePage[]> {
  const [orders, people] = requestsOf('docs/dependent-columns.md') as [Request, Request];
  const { correlate, ...apart } = people;
  const [sensors, machine, heated, arriving] = requestsOf('docs/series.md') as unknown as [
    SetRequest,
    TableRequest,
    TableRequest,
    ArrivalsRequest,
  ];
  const report = await weatherReport();
  const pair = pairOf(report, 'temp_max, temp_min');
  const most = greatestCell(pair);
  const drawn = {
    given: beforeAndAfter(
      ['country', 'status'],
      [withoutGiven(orders), orders],
      ['without given', 'with given'],
      'Orders by country and status, without and with given',
    ),
    correlate: beforeAndAfter(
      ['income', 'savings'],
      [apart, people],
      ['without correlate', 'with correlate'],
      'People by income and savings, without and with correlate',
    ),
    'column-shapes': picture('The columns weather and temp_max of a sample and of its clone', [
      barPlot(chartOf(report, 'weather') as BarChart, 'weather'),
      histogramPlot(chartOf(report, 'temp_max') as HistogramChart, 'temp_max'),
    ]),
    series: seriesPicture({ ...sensors, seed: SEED }),
    states: statesPicture(
      { ...machine, seed: SEED },
      {
        title: 'Pressure and state of a machine over five days',
        ...{ value: 'bar', state: 'state' },
        colours: { running: '#2f8f5b', idle: '#c9a227', fault: '#b4470f' },
      },
    ),
    incidents: statesPicture(
      { ...heated, seed: SEED },
      {
        title: 'Temperature over two weeks, with its incidents',
        ...{ value: 'celsius', state: 'label' },
        colours: {
          ...{ shift: '#3366cc', spike: '#b4470f', drift: '#c9a227' },
          ...{ stuck: '#7a5ea8', noise: '#2f8f5b' },
        },
      },
    ),
    arrivals: arrivalsPicture({ ...arriving, seed: SEED }),
    'pair-trends': picture('Days by highest and lowest temperature, in a sample and in its clone', [
      heatMap(pair, pair.sampled, { side: 'Sample', most }),
      heatMap(pair, pair.made, { side: 'Clone', most }),
    ]),
  };
  return Object.entries(drawn).map(([name, text]) => ({ path: `docs/images/${name}.svg`, text }));
}
