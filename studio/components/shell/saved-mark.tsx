import { keeping } from '../../state/keeping.js';

/** Whether this browser keeps the project; the status line says why, if it cannot. */
export function SavedMark() {
  const { kind } = keeping.value;
  return (
    <span class={`saved-mark ${kind}`} role="status">
      {kind === 'kept' && <span title="In this browser; Export lists all">Saved</span>}
      {kind === 'failed' && 'Not saved'}
    </span>
  );
}
