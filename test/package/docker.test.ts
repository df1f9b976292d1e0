import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { parse } from 'yaml';
import { settingsTable } from '../../src/adapters/config/settings.js';
import { packageRoot } from '../support/package-root.js';

const text = (path: string): string => readFileSync(new URL(path, packageRoot), 'utf8');

const dockerfile = DockerfileParser.parse(text('Dockerfile'));
const instructions = dockerfile.getInstructions();
const settings = Object.values(settingsTable).map(({ name }) => name);

/** Returns the arguments of each instruction of a kind, in the order of the file. */
function argumentsOf(keyword: string, among: readonly Instruction[] = instructions) {
  return among
    .filter((one) => one.getKeyword() === keyword)
    .map((one) => one.getArguments().map((argument) => argument.getValue()));
}

/** The instructions of the last stage. */
const last = instructions.slice(instructions.findLastIndex((one) => one.getKeyword() === 'FROM'));

interface Composition {
  readonly services: Readonly<
    Record<string, { readonly environment?: object; readonly depends_on?: object }>
  >;
}

describe('the image', () => {
  it('has two stages from the same image of Node', () => {
    expect(argumentsOf('FROM')).to.deep.equal([['node:24-slim', 'AS', 'build'], ['node:24-slim']]);
  });

  it('is built from files that exist and from scripts of the manifest', () => {
    const { scripts } = JSON.parse(text('package.json')) as { readonly scripts: object };
    const first = instructions.filter((one) => !last.includes(one));
    const sources = argumentsOf('COPY', first).flatMap((paths) => paths.slice(0, -1));

    expect(sources.filter((path) => !existsSync(new URL(path, packageRoot)))).to.deep.equal([]);
    for (const [, name = ''] of text('Dockerfile').matchAll(/npm run (\w+)/g)) {
      expect(scripts).to.have.property(name);
    }
  });

  it('runs a bundle of the package as a user without root rights, and checks its health', () => {
    expect(argumentsOf('USER', last)).to.deep.equal([['node']]);
    expect(argumentsOf('HEALTHCHECK', last)).to.have.length(1);
    expect(argumentsOf('CMD', last).join()).to.include('node_modules/tablewright/dist/cli.cjs');
    expect(existsSync(new URL('dist/bundle/cli.cjs', packageRoot))).to.equal(true);
  });

  it('sets only settings of the server', () => {
    const variables = argumentsOf('ENV', last)
      .flat()
      .map((entry) => entry.split('=')[0]);

    expect(variables.filter((name) => name !== 'NODE_ENV')).to.deep.equal(['HOST', 'PORT']);
    expect(settings).to.include.members(['HOST', 'PORT']);
  });
});

describe('the composition', () => {
  const { services } = parse(text('compose.yaml')) as Composition;

  it('starts services that it has, with settings of the server', () => {
    const { tablewright, redis } = services;

    expect(Object.keys(services)).to.have.members(['tablewright', 'redis']);
    expect(Object.keys(tablewright?.depends_on ?? {})).to.deep.equal(['redis']);
    expect(settings).to.include.members(Object.keys(tablewright?.environment ?? {}));
    expect(redis).to.have.nested.property('healthcheck.test');
  });
});
