import { useState } from 'preact/hooks';

interface CopyButtonProps {
  readonly label: string;
  readonly text: () => string | Promise<string>;
}

/** How long the button says that it has copied, in milliseconds. */
const SHOWN = 1500;

/** Puts a text into the clipboard and says so. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [note, setNote] = useState<string | undefined>(undefined);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await text());
      setNote('Copied');
    } catch {
      setNote('The browser refused');
    }
    setTimeout(() => setNote(undefined), SHOWN);
  };
  return (
    <button type="button" aria-live="polite" onClick={copy}>
      {note ?? label}
    </button>
  );
}
