import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { permissionFlags } from '../../../src/adapters/inference/permission-flags.js';
import { DatasetFolder } from '../http/hub/support/dataset-folder.js';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('support/trespass.js', import.meta.url));

describe('a process with the permissions for inference', () => {
  const folder = new DatasetFolder();
  after(() => folder.remove());

  it('can read its modules and its folder, and is denied everything else', async () => {
    folder.put('acme/data/a.csv', 'a\n1\n');
    const flags = permissionFlags([PROGRAM], [folder.path], false);

    const { stdout } = await run(process.execPath, [...flags, PROGRAM, folder.path]);

    expect(JSON.parse(stdout)).to.deep.equal({
      'read a file of its folder': 'done',
      'import a package': 'done',
      'read a file of the system': 'ERR_ACCESS_DENIED',
      'read the folder of the home': 'ERR_ACCESS_DENIED',
      'write a file to its folder': 'ERR_ACCESS_DENIED',
      'write a file beside its modules': 'ERR_ACCESS_DENIED',
      'start a process': 'ERR_ACCESS_DENIED',
      'start a thread': 'ERR_ACCESS_DENIED',
      'load native code': 'ERR_DLOPEN_DISABLED',
    });
  });
});
