import type { Command } from 'commander';
import { CHANGE_FORM_NAMES } from '../../../domain/histories/change-forms.js';

/** Adds the options that say how changes are delivered. */
export function takeDelivery(command: Command): Command {
  return command
    .option(
      '--delay <length>',
      'deliver some changes late, by up to this length of time, such as 2h',
    )
    .option(
      '--late <share>',
      'with --delay: the share of the changes that come late, by default 0.1',
    )
    .option('--twice <share>', 'with --delay: the share of the changes that come a second time');
}

/** The options with the time of which changes are asked for. */
export const FROM_OPTION = [
  '--from <moment>',
  'day or moment from which on changes are listed, such as 2026-03-03 or -7d',
] as const;

export const UNTIL_OPTION = [
  '--until <moment>',
  'day or moment before which changes are listed',
] as const;

export const UNTIL_END_OPTION = [
  '--until <moment>',
  'day or moment before which changes are listed; by default the end of the history',
] as const;

/** Adds the options that say which changes are made, and how they are written. */
export function takeChanges(command: Command): Command {
  return command
    .option(...FROM_OPTION)
    .option(...UNTIL_END_OPTION)
    .option('--form <name>', `how a change is written: ${CHANGE_FORM_NAMES.join(', ')}`)
    .option(
      '--dialect <name>',
      'SQL dialect of --form sql; by default that of the request, or ansi',
    );
}
