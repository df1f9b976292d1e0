import { expect } from 'chai';
import {
  documentedLayers,
  domainFolder,
  parseLayers,
  upwardImports,
} from './support/domain-layers.js';
import { sourceFiles } from './support/tree.js';

const files = sourceFiles('src');

/** Returns a file of the domain that imports another one. */
function planted(path: string, specifier: string) {
  return [{ path, text: `import { a } from '${specifier}';\n` }];
}

describe('the layers of the domain', () => {
  it('contain every folder exactly once', () => {
    const folders = new Set(
      files
        .filter(({ path }) => path.startsWith('src/domain/'))
        .map(({ path }) => domainFolder(path))
        .filter((folder) => folder !== undefined),
    );

    expect([...documentedLayers().keys()]).to.have.members([...folders]);
  });

  it('are respected by every import', () => {
    expect(upwardImports(files, documentedLayers())).to.deep.equal([]);
  });

  it('forbid an import from a layer above', () => {
    const violation = planted('src/domain/constraints/a.ts', '../schema/params/limits.js');

    expect(upwardImports(violation, documentedLayers())).to.deep.equal([
      'src/domain/constraints/a.ts imports src/domain/schema/params/limits.ts',
    ]);
  });

  it('forbid an import from further left in the same layer', () => {
    const layers = parseLayers('top["left · right"] --> base["basics"]');

    expect(upwardImports(planted('src/domain/right/a.ts', '../left/b.js'), layers)).to.have.length(
      1,
    );
    expect(upwardImports(planted('src/domain/left/a.ts', '../right/b.js'), layers)).to.have.length(
      0,
    );
  });

  it('forbid an import from a layer without an arrow', () => {
    const layers = parseLayers('top["a"] --> one["b"]\n  top --> two["c"]');

    expect(upwardImports(planted('src/domain/b/x.ts', '../c/y.js'), layers)).to.have.length(1);
    expect(upwardImports(planted('src/domain/a/x.ts', '../c/y.js'), layers)).to.have.length(0);
  });

  it('forbid an import of the public index from within the domain', () => {
    expect(
      upwardImports(planted('src/domain/hub/a.ts', '../index.js'), documentedLayers()),
    ).to.have.length(1);
  });
});
