import { useState } from 'preact/hooks';
import { type Platform, platforms } from '../../profile/platforms.js';
import {
  changePassphrase,
  credentials,
  forgetEverything,
  isBusy,
  isRemembered,
  isSynced,
  lockProfile,
  removeCredentials,
  saveCredentials,
  setRemembered,
  setSynced,
} from '../../profile/profile-state.js';
import { SHORTEST_PASSPHRASE } from '../../profile/seal-profile.js';
import { SubmitForm } from '../controls/submit-form.js';

/** The credentials of each platform, and the settings of the profile. */
export function OpenProfile() {
  return (
    <>
      <ul class="platforms">
        {platforms.map((platform) => (
          <PlatformRow key={platform.name} platform={platform} />
        ))}
      </ul>
      <Choice
        label="Keep on the server"
        help="The server stores the encrypted profile under your API key and cannot read it."
        isOn={isSynced.value}
        onChange={setSynced}
      />
      <Choice
        label="Remember here"
        help="This browser opens the profile without the passphrase. Not on a shared computer."
        isOn={isRemembered.value}
        onChange={setRemembered}
      />
      <details>
        <summary>Change the passphrase</summary>
        <SubmitForm
          label="Change the passphrase"
          inputs={[
            {
              name: 'old',
              label: 'Old passphrase',
              isSecret: true,
              autocomplete: 'current-password',
            },
            {
              name: 'next',
              label: `New passphrase (${SHORTEST_PASSPHRASE} characters or more)`,
              isSecret: true,
              autocomplete: 'new-password',
              minLength: SHORTEST_PASSPHRASE,
            },
          ]}
          button="Change"
          onSubmit={({ old = '', next = '' }) => changePassphrase(old, next)}
        />
      </details>
      <span class="button-row">
        <button type="button" onClick={lockProfile}>
          Lock
        </button>
        <ForgetButton />
      </span>
    </>
  );
}

function PlatformRow({ platform: { name, label, fields } }: { readonly platform: Platform }) {
  const [isEditing, setEditing] = useState(false);
  const isSaved = credentials.value.has(name);
  if (isEditing) {
    return (
      <li>
        <strong>{label}</strong>
        <SubmitForm
          label={`Credentials for ${label}`}
          inputs={fields}
          button="Save"
          onSubmit={async (values) => {
            const isDone = await saveCredentials(name, values);
            if (isDone) setEditing(false);
            return isDone;
          }}
        >
          <button type="button" onClick={() => setEditing(false)}>
            Cancel
          </button>
        </SubmitForm>
      </li>
    );
  }
  return (
    <li class="platform">
      <strong>{label}</strong>
      <span class="muted">{isSaved ? 'saved' : 'none'}</span>
      <button
        type="button"
        aria-label={`${isSaved ? 'Replace' : 'Add'} the credentials for ${label}`}
        onClick={() => setEditing(true)}
      >
        {isSaved ? 'Replace' : 'Add'}
      </button>
      {isSaved && (
        <button
          type="button"
          aria-label={`Remove the credentials for ${label}`}
          onClick={() => removeCredentials(name)}
        >
          Remove
        </button>
      )}
    </li>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly help: string;
  readonly isOn: boolean;
  readonly onChange: (next: boolean) => Promise<boolean>;
}

/** A checkbox that shows the wanted state during the change, and then the true one, also if the change fails. */
function Choice({ label, help, isOn, onChange }: ChoiceProps) {
  const [wanted, setWanted] = useState<boolean | undefined>(undefined);
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={wanted ?? isOn}
        disabled={isBusy.value}
        onChange={async ({ currentTarget: { checked } }) => {
          setWanted(checked);
          await onChange(checked);
          setWanted(undefined);
        }}
      />
      <span>
        {label}
        <span class="help">{help}</span>
      </span>
    </label>
  );
}

/** Asks once more before it removes the profile. */
function ForgetButton() {
  const [isAsked, setAsked] = useState(false);
  return isAsked ? (
    <button type="button" class="danger" onClick={forgetEverything}>
      Forget everything now
    </button>
  ) : (
    <button type="button" onClick={() => setAsked(true)}>
      Forget everything…
    </button>
  );
}
