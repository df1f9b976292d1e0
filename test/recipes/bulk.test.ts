import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { generate } from '../../src/adapters/library/generate.js';
import type { TableRequest } from '../../src/adapters/library/table.js';
import { decodeManifest } from '../../src/domain/bulk/manifest.js';
import { blockWith, pageBlocks } from '../support/page-blocks.js';
import { Kitchen, scriptOf } from './support/run-recipe.js';

const SHARDS = 4;

const page = (name: string): string => `docs/recipes/${name}.md`;

const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

const request: TableRequest = {
  ...{ rows: 200_000, seed: 'demo', format: 'csv', table_name: 'orders' },
  fields: [
    { name: 'id', type: 'uuid' },
    { name: 'customer_email', type: 'email' },
    { name: 'ordered_at', type: 'datetime' },
    { name: 'amount', type: 'float', constraints: { max: 500 } },
  ],
};

describe('the recipes for bulk runs on engines', () => {
  const kitchen = new Kitchen();
  let root: string | undefined;

  const path = (name: string): string => join(kitchen.folder, name);
  const rootOf = (folder: string): string | undefined =>
    decodeManifest(JSON.parse(kitchen.read(`${folder}/manifest.json`)))?.root;

  /** Runs the command of each shard, and seals. Returns the root. */
  const runShards = (
    folder: string,
    script: (index: number) => [string, Record<string, string>],
  ) => {
    for (let index = 0; index < SHARDS; index++) kitchen.run(...script(index));
    kitchen.run(`npx tablewright bulk seal ${folder}`);
    return rootOf(folder);
  };

  /** The command of a container whose volume is the folder of the recipes. */
  const inFolder = (command: string): string =>
    command
      .replaceAll(/\/(?:request|parts)\/orders\.json/g, path('orders.json'))
      .replaceAll('/parts/orders', path('in-container'));

  before(() => {
    writeFileSync(path('orders.json'), JSON.stringify(request));
    kitchen.run('npx tablewright bulk orders.json --window 20000 --out whole');
    kitchen.run('npx tablewright bulk seal whole');
    root = rootOf('whole');
  });
  afterEach(() => kitchen.run('rm -rf parts parts-of-xargs in-container'));
  after(() => kitchen.remove());

  if (has('parallel')) {
    it('run as written with GNU parallel and xargs', () => {
      kitchen.run(scriptOf('bulk-gnu-parallel'));

      expect(rootOf('parts')).to.equal(root);
      expect(rootOf('parts-of-xargs')).to.equal(root);
    });
  } else {
    it('run as written with GNU parallel and xargs (needs parallel)');
  }

  it('have a Kubernetes job whose containers make the run', () => {
    const { kind, spec } = parse(blockWith(page('bulk-kubernetes'), 'yaml', 'kind: Job'));
    const [container] = spec.template.spec.containers;
    const [shell, option, command] = container.command;

    expect([kind, spec.completionMode, spec.completions]).to.deep.equal(['Job', 'Indexed', SHARDS]);
    expect([shell, option]).to.deep.equal(['sh', '-c']);
    expect(
      runShards('in-container', (index) => [
        inFolder(command),
        { JOB_COMPLETION_INDEX: String(index) },
      ]),
    ).to.equal(root);
  });

  it('have a job of AWS Batch whose containers make the run', () => {
    const [definition = ''] = pageBlocks(page('bulk-aws-batch'), 'json');
    const { containerProperties } = JSON.parse(definition);
    const [shell, option, command] = containerProperties.command;

    expect([shell, option]).to.deep.equal(['sh', '-c']);
    expect(
      runShards('in-container', (index) => [
        inFolder(command),
        { AWS_BATCH_JOB_ARRAY_INDEX: String(index) },
      ]),
    ).to.equal(root);
  });

  it('have a script of Slurm whose tasks make the run', () => {
    const script = blockWith(page('bulk-slurm'), 'bash', '#SBATCH');
    const [, last] = /#SBATCH --array=0-(\d+)/.exec(script) ?? [];

    expect(Number(last)).to.equal(SHARDS - 1);
    expect(
      runShards('parts', (index) => [
        `srun() { "$@"; }\n${script}`,
        {
          SLURM_ARRAY_TASK_ID: String(index),
          SLURM_ARRAY_TASK_COUNT: String(SHARDS),
          SLURM_CPUS_PER_TASK: '2',
        },
      ]),
    ).to.equal(root);
  });

  it('have a function of Python for Ray that makes a shard', () => {
    const [make = '', ray = ''] = pageBlocks(page('bulk-ray'), 'python');
    writeFileSync(path('make.py'), `${make}\nfor shard in range(SHARDS):\n    make(shard)\n`);
    writeFileSync(path('ray_program.py'), ray);
    kitchen.run('python3 make.py && npx tablewright bulk seal parts');
    kitchen.run('python3 -m py_compile ray_program.py');

    expect(rootOf('parts')).to.equal(root);
  });

  it('have a function of Python for Spark that yields the rows of a part', () => {
    const [part = '', ...programs] = pageBlocks(page('bulk-spark'), 'python');
    writeFileSync(path('part.py'), `${part}\nprint("".join(parts([PARTS - 1])), end="")\n`);
    writeFileSync(path('spark_program.py'), programs.join('\n'));
    kitchen.run('python3 -m py_compile spark_program.py && python3 part.py > rows.ndjson');
    const window = { ...request, format: 'ndjson', offset: 180_000, rows: 20_000 };

    expect(kitchen.read('rows.ndjson') === generate(window).text()).to.equal(true);
  });

  it('describe the request that they share', () => {
    const [block = ''] = pageBlocks(page('bulk-gnu-parallel'), 'sh');

    expect(JSON.parse(block.slice(block.indexOf('{'), block.lastIndexOf('}') + 1))).to.deep.equal(
      request,
    );
  });
});
