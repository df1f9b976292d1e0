import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from './icons.js';

interface DialogProps {
  readonly isOpen: Signal<boolean>;
  readonly title: string;
  /** Wide: for texts and tables. */
  readonly isWide?: boolean;
  /** The content. It exists only while the dialog is open. */
  readonly children: ComponentChildren;
}

/** A modal dialog with a title and a button that closes it. */
export function Dialog({ isOpen, title, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the next frame, so that no key of a fast typist is lost.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (isOpen.value) current?.showModal();
    // A dialog that vanishes while it is open gives the focus back, too.
    return () => current?.close();
  }, [isOpen.value]);
  return (
    <dialog
      class={isWide ? 'dialog wide' : 'dialog'}
      ref={dialog}
      aria-label={title}
      onClose={() => {
        isOpen.value = false;
      }}
    >
      <div class="dialog-head">
        <h2>{title}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {isOpen.value && children}
    </dialog>
  );
}
