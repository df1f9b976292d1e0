import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { build } from 'esbuild';
import { de } from '../../src/adapters/lexicon/locales/de.js';
import { generate } from '../../src/adapters/library/generate.js';
import type { TableRequest } from '../../src/adapters/library/index.js';
import {
  Browser,
  closeBrowsers,
  missingBrowser,
} from '../adapters/http/explorer/support/browser.js';
import { packageRoot } from '../support/package-root.js';
import { Consumer } from './consumer.js';
import { missingTools, ToolProject, toolFile } from './tools.js';

const PAGES = fileURLToPath(new URL('test/package/pages', packageRoot));
const { NAMES, GERMAN, CITIES } = (await import(join(PAGES, 'requests.js'))) as Requests;

type Requests = { readonly [Name in 'NAMES' | 'GERMAN' | 'CITIES']: TableRequest };

const tables = [generate(NAMES), generate(GERMAN, { locales: [de] }), generate(CITIES)];
const EXPECTED = JSON.stringify(tables.flatMap((table) => [...table.rows()]));

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

type Webpack = (options: object, done: (error: Error | null, stats: Stats) => void) => void;
interface Stats {
  hasErrors(): boolean;
  toString(): string;
}

describe('a page with the packed engine', () => {
  const consumer = new Consumer('@tablewright/engine');
  let project: ToolProject;
  let folder = '';
  let server: Server;

  before(async function () {
    const missing = missingTools() ?? missingBrowser();
    if (missing !== undefined) {
      console.warn(`    pending: ${missing}`);
      this.skip();
    }
    await consumer.install();
    project = new ToolProject(join(consumer.folder, 'node_modules'));
    cpSync(PAGES, project.folder, { recursive: true });
    server = createServer(({ url = '/' }, response) => {
      const path = join(folder, url === '/' ? 'index.html' : url);
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      try {
        response.end(readFileSync(path));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  });
  after(async () => {
    server?.close();
    await closeBrowsers();
    project?.remove();
    consumer.remove();
  });

  /** Runs a program of a tool in the project. Throws an error with its output if it fails. */
  function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
    try {
      execFileSync(process.execPath, [toolFile(program), ...args], {
        cwd: project.folder,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, CI: 'true', NODE_ENV: 'production', ...env },
      });
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
      throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
    }
  }

  function addHtml(built: string): void {
    cpSync(join(PAGES, 'index.html'), join(project.folder, built, 'index.html'));
  }

  /** Opens the built page of a folder and returns the rows that it shows. */
  async function shownRows(built: string): Promise<string | null> {
    folder = join(project.folder, built);
    const browser = new Browser();
    try {
      const { port } = server.address() as AddressInfo;
      const page = await browser.open(`http://127.0.0.1:${port}/`);
      return await page.locator('#rows').textContent();
    } finally {
      await browser.close();
    }
  }

  it('shows names and cities if esbuild bundled it and the files of places are beside the bundle', async () => {
    await build({
      absWorkingDir: project.folder,
      entryPoints: ['page.js'],
      outdir: 'of-esbuild',
      bundle: true,
      splitting: true,
      format: 'esm',
    });
    const world = join(project.folder, 'node_modules/@tablewright/engine/dist/world');
    cpSync(world, join(project.folder, 'of-esbuild/world'), { recursive: true });
    addHtml('of-esbuild');

    expect(await shownRows('of-esbuild')).to.equal(EXPECTED);
  });

  it('shows names and cities if Vite bundled it', async () => {
    run('vite/bin/vite.js', ['build', '--outDir', 'of-vite', '--logLevel', 'error']);

    expect(await shownRows('of-vite')).to.equal(EXPECTED);
  });

  it('shows names and cities if webpack bundled it', async () => {
    const webpack = createRequire(import.meta.url)(toolFile('webpack')) as Webpack;
    const output = { path: join(project.folder, 'of-webpack'), filename: 'page.js' };
    const stats = await new Promise<Stats>((done, fail) => {
      const options = { mode: 'development', devtool: false, entry: './page.js', output };
      webpack({ ...options, context: project.folder }, (error, made) =>
        error === null ? done(made) : fail(error),
      );
    });
    expect(stats.hasErrors(), stats.toString()).to.equal(false);
    addHtml('of-webpack');

    expect(await shownRows('of-webpack')).to.equal(EXPECTED);
  });

  it('shows names and cities, and has those of the server, if Next.js built it with Turbopack', async () => {
    run('next/dist/bin/next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
    const served = readFileSync(join(project.folder, 'of-next/server.html'), 'utf8');

    expect(served.replaceAll('&quot;', '"')).to.include(generate(CITIES).text());
    expect(await shownRows('of-next')).to.equal(EXPECTED);
  });
});
