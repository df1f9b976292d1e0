import { expect } from 'chai';
import { loadExtensions } from '../../../src/adapters/engine/load-extensions.js';
import { UnusableExtension } from '../../../src/adapters/engine/loaded-extension.js';
import { brokenExtensions, typeWith } from '../../support/broken-extensions.js';
import { ExtensionFolder } from '../../support/extension-folder.js';
import { runCli } from '../cli/support/run-cli.js';

async function refusalOf(...names: readonly string[]): Promise<string> {
  try {
    await loadExtensions(names);
  } catch (error) {
    if (error instanceof UnusableExtension) return error.message;
    throw error;
  }
  return 'none';
}

describe('an extension', () => {
  const folder = new ExtensionFolder();
  after(() => folder.remove());

  brokenExtensions.forEach(([what, text, reason], i) => {
    it(`that ${what} is refused with a message that names it`, async () => {
      const path = folder.put(`broken-${i}.mjs`, text);

      const refusal = await refusalOf(path);

      expect(refusal).to.match(reason);
      expect(refusal.startsWith(`cannot use the extension ${path}: `)).to.equal(true);
    });
  });

  it('that does not exist is refused with a message that names it, given as a path or as a package', async () => {
    for (const name of [`${folder.path}/none.mjs`, 'tablewright-none']) {
      expect(await refusalOf(name))
        .to.match(/Cannot find (?:module|package)/)
        .and.contain(name);
    }
  });

  it('that adds a name of another extension is refused', async () => {
    const text =
      "export const extension = { hubs: [() => ({ name: 'tides', search() {}, files() {}, open() {} })] };";
    const [one, other] = ['one.mjs', 'other.mjs'].map((name) => folder.put(name, text));

    expect(await refusalOf(String(one), String(other))).to.equal(
      `cannot use the extension ${other}: two hubs have the name "tides"`,
    );
  });

  it('may have a field type that is named like a member of every object', async () => {
    const path = folder.put('named.mjs', typeWith("name: 'constructor',"));

    const listeners = process.listenerCount('beforeExit');

    expect(await refusalOf(path)).to.equal('none');
    expect(process.listenerCount('beforeExit')).to.equal(listeners);
  });

  it('that waits for ever ends the command with a message, not with success', async () => {
    const path = folder.put('waits.mjs', 'await new Promise(() => {});');
    const { code, stdout, stderr } = await runCli(['types', '--extension', path]);

    expect(code).to.equal(2);
    expect(String(stdout)).to.equal('');
    expect(stderr).to.contain(`${path}: it waits for something that never comes`);
  });

  it('may have a field type for locales other than English', async () => {
    const path = folder.put(
      'german.mjs',
      `import { choiceColumn, fieldType } from 'tablewright/domain';
      const amt = fieldType({
        name: 'amt', category: 'place', description: 'An office.', constraints: {}, locales: ['de'],
        capacity: () => 1, plan: (_, context) => choiceColumn(['Rathaus'], undefined, context),
      });
      export const extension = { fieldTypes: [amt] };`,
    );

    expect(await refusalOf(path)).to.equal('none');
  });
});
