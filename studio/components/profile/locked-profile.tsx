import {
  createProfile,
  fetchFromServer,
  forgetEverything,
  isSynced,
  unlockProfile,
} from '../../profile/profile-state.js';
import { SHORTEST_PASSPHRASE } from '../../profile/seal-profile.js';
import { SubmitForm } from '../controls/submit-form.js';

const newPassphrase = {
  name: 'passphrase',
  label: `Passphrase (${SHORTEST_PASSPHRASE} characters or more)`,
  isSecret: true,
  autocomplete: 'new-password',
  minLength: SHORTEST_PASSPHRASE,
};

/** Makes a profile, or fetches the one of an API key. */
export function NoProfile() {
  return (
    <>
      <p class="help">
        Data hubs such as Kaggle ask for credentials. This browser can keep them, encrypted with a
        passphrase that never leaves it. Nobody can recover the passphrase.
      </p>
      <SubmitForm
        label="New profile"
        inputs={[newPassphrase]}
        button="Create the profile"
        onSubmit={({ passphrase = '' }) => createProfile(passphrase)}
      />
      <details>
        <summary>The server has my profile</summary>
        <SubmitForm
          label="Profile of the server"
          inputs={[{ name: 'key', label: 'API key', isSecret: true }]}
          button="Fetch the profile"
          onSubmit={({ key = '' }) => fetchFromServer(key)}
        />
      </details>
    </>
  );
}

/** Asks for the passphrase. */
export function LockedProfile() {
  return (
    <>
      <SubmitForm
        label="Unlock"
        inputs={[
          {
            name: 'passphrase',
            label: 'Passphrase',
            isSecret: true,
            autocomplete: 'current-password',
          },
        ]}
        button="Unlock"
        onSubmit={({ passphrase = '' }) => unlockProfile(passphrase)}
      />
      {!isSynced.value && (
        <details>
          <summary>I lost the passphrase</summary>
          <p class="help">The credentials cannot be recovered. Forget them and add them again.</p>
          <button type="button" onClick={forgetEverything}>
            Forget everything
          </button>
        </details>
      )}
    </>
  );
}
