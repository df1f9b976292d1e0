import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { lazyPromise } from '../../../src/page/index.js';
import { fail, onceReady } from '../../state/engine.js';

/** A part of the page whose code loads when it is first shown, or once the first rows are there. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part = signal<ComponentType<Props> | undefined>(undefined);
  const start = lazyPromise(async () => {
    const loaded = await load();
    part.value = loaded;
  });
  onceReady(start);
  return function Later(props: Props) {
    const Part = part.value;
    useEffect(() => {
      start().catch(fail);
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
}
