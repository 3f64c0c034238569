import type { Completion } from './completion.ts'

/** A completion function for bash. */
export function renderBash(completions: readonly Completion[]): string {
  const firstWords = [...new Set(completions.map(({ command }) => command.split(' ')[0] ?? ''))]
  const groups = firstWords.map((first) => ({
    first,
    seconds: completions.flatMap(({ command }) =>
      command.startsWith(`${first} `) ? [command.slice(first.length + 1)] : [],
    ),
  }))
  return [
    '_voyager() {',
    '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
    '  local command="${COMP_WORDS[1]}" choices="" taken=""',
    // Bash takes a word apart at an equals sign.
    '  if [ "$word" = "=" ]; then',
    '    word=""',
    '  elif [ "$before" = "=" ]; then',
    '    before="${COMP_WORDS[COMP_CWORD-2]}"',
    '  fi',
    // What stands before the last comma of a list stays.
    '  case "$word" in *,*) taken="${word%,*}," word="${word##*,}" ;; esac',
    '  case "$command" in',
    ...groups.flatMap(({ first, seconds }) =>
      seconds.length === 0
        ? []
        : [`    ${first}) [ "$COMP_CWORD" -gt 2 ] && command="$command \${COMP_WORDS[2]}" ;;`],
    ),
    '  esac',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    choices="${firstWords.join(' ')} help --help --version"`,
    '  elif [ "$command" = help ]; then',
    '    case "$COMP_CWORD ${COMP_WORDS[2]}" in',
    `      "2 "*) choices="${firstWords.join(' ')}" ;;`,
    ...groups.flatMap(({ first, seconds }) =>
      seconds.length === 0 ? [] : [`      "3 ${first}") choices="${seconds.join(' ')}" ;;`],
    ),
    '    esac',
    '  else',
    '    case "$command $before" in',
    ...completions.flatMap(({ command, flags }) =>
      flags.flatMap(({ flag, values }) =>
        values.length === 0 ? [] : [`      "${command} --${flag}") choices="${values.join(' ')}" ;;`],
      ),
    ),
    '      *)',
    '        case "$command" in',
    ...groups.flatMap(({ first, seconds }) =>
      seconds.length === 0 ? [] : [`          "${first}") choices="${seconds.join(' ')} --help" ;;`],
    ),
    ...completions.map(
      (completion) => `          "${completion.command}") choices="${wordsOf(completion).join(' ')}" ;;`,
    ),
    '        esac ;;',
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -P "$taken" -W "$choices" -- "$word"))',
    '}',
    'complete -o default -F _voyager voyager',
  ].join('\n')
}

function wordsOf({ choices, flags }: Completion): readonly string[] {
  return [...choices, ...flags.map(({ flag }) => `--${flag}`)]
}
