import { useEffect } from 'preact/hooks';
import { isSchemaFile } from '../../state/dropped-file.js';
import { openSampleDialog, openSchemaDialog } from '../shell/open-dialogs.js';

/** Enough text to tell a schema from rows. */
const HEAD = 4096;

async function open(file: File): Promise<void> {
  const head = await file.slice(0, HEAD).text();
  if (isSchemaFile(file.name, head)) openSchemaDialog(file);
  else openSampleDialog(file);
}

function onDragOver(event: DragEvent): void {
  // Otherwise the browser would open the file in place of the page.
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}

function onDrop(event: DragEvent): void {
  const [file] = event.dataTransfer?.files ?? [];
  if (file === undefined || event.defaultPrevented) return;
  event.preventDefault();
  open(file).catch(() => {});
}

/** Takes files that are dropped anywhere on the page. */
export function useFileDrop(): void {
  useEffect(() => {
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
}
