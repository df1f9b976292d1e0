import type { CompletedCommand, CompletedWords } from './completed-words.js';

const HEAD = 'complete -c tablewright';

export function fishCompletion({ commands, values, types }: CompletedWords): string {
  const names = commands.map(({ name }) => name).join(' ');
  const lines = commands.flatMap((command) =>
    ofCommand(command, `__fish_seen_subcommand_from ${command.name}`, values),
  );
  return `function __tablewright_types
  set -l word (commandline -ct)
  string match -q '*:*' -- $word; or return
  set -l before (string replace -r ':[^:]*$' ':' -- $word)
  for type in ${types.join(' ')}
    echo $before$type
  end
end
${HEAD} -n 'not __fish_seen_subcommand_from ${names}' -f -a '${names}'
${HEAD} -n '__fish_seen_subcommand_from generate preview' -a '(__tablewright_types)'
${lines.join('\n')}
`;
}

function ofCommand(
  { options, commands }: CompletedCommand,
  condition: string,
  values: CompletedWords['values'],
): readonly string[] {
  const names = commands.map(({ name }) => name).join(' ');
  const own = commands.length === 0 ? options : [];
  return [
    ...own.map((option) => {
      const of = values[option];
      const words = of === undefined ? '' : ` -x -a '${of.join(' ')}'`;
      return `${HEAD} -n '${condition}' -l ${option.slice(2)}${words}`;
    }),
    ...(names === ''
      ? []
      : [
          `${HEAD} -n '${condition}; and not __fish_seen_subcommand_from ${names}' -f -a '${names}'`,
        ]),
    ...commands.flatMap((command) =>
      ofCommand(command, `${condition}; and __fish_seen_subcommand_from ${command.name}`, values),
    ),
  ];
}
