import * as E from 'fp-ts/lib/Either.js';
import { nearestName } from '../../domain/errors/nearest-name.js';
import type { Setting } from './setting.js';
import { type Settings, settingsTable } from './settings.js';

type Environment = Readonly<Record<string, string | undefined>>;

export interface SettingsRead {
  readonly settings: Settings;
  /** One line for each variable with our prefix that is not a setting. */
  readonly warnings: readonly string[];
}

const PREFIX = 'TABLEWRIGHT_';

/** The text that a setting is decoded from: its variable, or its default if the variable is unset or empty. */
export function textInForce(setting: Setting<unknown>, environment: Environment): string {
  return environment[setting.name]?.trim() || setting.default;
}

/** Reads every setting. If some are invalid, returns one line for each of these on the left. */
export function readSettings(environment: Environment): E.Either<readonly string[], SettingsRead> {
  const problems: string[] = [];
  const values = Object.entries(settingsTable).map(([key, setting]: [string, Setting<unknown>]) => {
    const text = textInForce(setting, environment);
    const decoded = setting.codec.decode(text);
    if (E.isRight(decoded)) return [key, decoded.right];
    problems.push(`${setting.name}: expected ${setting.codec.name}, got ${got(setting, text)}`);
    return [key, undefined];
  });
  if (problems.length > 0) return E.left(problems);
  return E.right({
    settings: Object.fromEntries(values) as Settings,
    warnings: unknownNames(environment),
  });
}

function unknownNames(environment: Environment): readonly string[] {
  const known = Object.values(settingsTable).map(({ name }) => name);
  /** Without the prefix, which `PORT` and `HOST` lack, and which would make all names alike. */
  const named = new Map(known.map((name) => [withoutPrefix(name), name]));
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name))
    .map((name) => {
      const nearest = nearestName(withoutPrefix(name), [...named.keys()]);
      const hint = nearest === undefined ? '' : `; did you mean ${named.get(nearest)}?`;
      return `${name} is not a setting and is ignored${hint}`;
    });
}

function withoutPrefix(name: string): string {
  return name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name;
}

function got({ shown }: Setting<unknown>, text: string): string {
  return shown === undefined ? quote(text) : shown(text);
}

function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}
