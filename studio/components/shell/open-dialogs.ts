import { signal } from '@preact/signals';

/** Whether the dialogs are open whose code loads when they open, or once the first rows are shown. */
export const schemaIsOpen = signal(false);
export const sampleIsOpen = signal(false);
export const hubIsOpen = signal(false);
export const helpIsOpen = signal(false);

/** The file that somebody dropped or chose for a dialog. */
export const schemaFile = signal<File | undefined>(undefined);
export const sampleFile = signal<File | undefined>(undefined);

/** Opens the dialog, with the text of a file if there is one. */
export function openSchemaDialog(file?: File): void {
  schemaFile.value = file;
  schemaIsOpen.value = true;
}

/** Opens the dialog, with a file if there is one. */
export function openSampleDialog(file?: File): void {
  sampleFile.value = file;
  sampleIsOpen.value = true;
}

export function openHubDialog(): void {
  hubIsOpen.value = true;
}
