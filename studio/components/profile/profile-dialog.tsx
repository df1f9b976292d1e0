import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { fault, loadProfile, status } from '../../profile/profile-state.js';
import { Dialog } from '../controls/dialog.js';
import { Icon } from '../controls/icons.js';
import { LockedProfile, NoProfile } from './locked-profile.js';
import { OpenProfile } from './open-profile.js';

const isOpen = signal(false);

export function openProfileDialog(): void {
  isOpen.value = true;
}

/** Opens the dialog of credentials. */
export function ProfileButton() {
  const isUnlocked = status.value === 'unlocked';
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={isUnlocked ? 'Credentials, unlocked' : 'Credentials'}
      title={isUnlocked ? 'Credentials (unlocked)' : 'Credentials'}
      onClick={openProfileDialog}
    >
      <Icon name="key" />
    </button>
  );
}

/** A dialog with the credentials of the person, which the browser encrypts. */
export function ProfileDialog() {
  useEffect(() => {
    loadProfile().catch((error: Error) => {
      fault.value = `The browser did not open its storage: ${error.message}`;
    });
  }, []);
  return (
    <Dialog isOpen={isOpen} title="Credentials">
      {fault.value !== undefined && (
        <p class="fault-text" role="alert">
          {fault.value}
        </p>
      )}
      <Body />
    </Dialog>
  );
}

function Body() {
  switch (status.value) {
    case 'none':
      return <NoProfile />;
    case 'locked':
      return <LockedProfile />;
    case 'unlocked':
      return <OpenProfile />;
    default:
      return null;
  }
}
