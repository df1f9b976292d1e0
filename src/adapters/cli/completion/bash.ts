import type { CompletedCommand, CompletedWords } from './completed-words.js';

/** A function for `complete -F`. bash splits words at colons, zsh does not. */
export function bashCompletion({ commands, values, types }: CompletedWords): string {
  return `_tablewright() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" found= before= word
  COMPREPLY=()
  if [[ $cur == : ]]; then cur= prev=:; fi
  if [[ $cur == *:* ]]; then before="\${cur%:*}:" cur="\${cur##*:}" prev=:; fi
  case $prev in
    :) found='${types.join(' ')}' ;;
${Object.entries(values)
  .map(([option, of]) => `    ${option}) found='${of.join(' ')}' ;;`)
  .join('\n')}
    *)
      case "\${COMP_WORDS[1]}" in
${commands.map((command) => branch(command)).join('\n')}
      esac
      if [[ $COMP_CWORD -eq 1 ]]; then found='${commands.map(({ name }) => name).join(' ')} --help --version'; fi
      ;;
  esac
  for word in $(echo "$found"); do
    if [[ $word == "$cur"* ]]; then COMPREPLY+=("$before$word"); fi
  done
}
complete -o default -F _tablewright tablewright
`;
}

/** The words that follow a command: its options, or its subcommands and, after one of them, the options of that one. */
function branch({ name, options, commands }: CompletedCommand): string {
  if (commands.length === 0) return `        ${name}) found='${options.join(' ')}' ;;`;
  const inner = commands.map(
    (command) => `            ${command.name}) found='${command.options.join(' ')}' ;;`,
  );
  return `        ${name})
          case "\${COMP_WORDS[2]}" in
${inner.join('\n')}
          esac
          if [[ $COMP_CWORD -eq 2 ]]; then found='${commands.map((command) => command.name).join(' ')}'; fi
          ;;`;
}
