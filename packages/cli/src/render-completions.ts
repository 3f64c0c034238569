import { InvalidArgumentError } from '@voyager-mc/core'
import { commonFlags } from './command-arguments.ts'
import type { Command } from './command.ts'

/** Shells that completions are written for. */
export const shells = ['bash', 'zsh', 'fish'] as const

/** The completion script of a shell; another shell throws `InvalidArgumentError`. */
export function renderCompletions(shell: string, commands: readonly Command[]): string {
  switch (shell) {
    case 'bash':
      return renderBash(commands)
    case 'zsh':
      return `#compdef voyager\nautoload -U +X bashcompinit && bashcompinit\n${renderBash(commands)}`
    case 'fish':
      return renderFish(commands)
    default:
      throw new InvalidArgumentError('shell', shell, `use one of ${shells.join(', ')}.`)
  }
}

function renderBash(commands: readonly Command[]): string {
  return [
    '_voyager() {',
    '  local word="${COMP_WORDS[COMP_CWORD]}" choices=""',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    choices="${commands.map(({ name }) => name).join(' ')} --help"`,
    '  else',
    '    case "${COMP_WORDS[1]}" in',
    ...commands.map((command) => `      ${command.name}) choices="${choicesOf(command).join(' ')}" ;;`),
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$choices" -- "$word"))',
    '}',
    'complete -o default -F _voyager voyager',
  ].join('\n')
}

function choicesOf({ flags, subcommands = [] }: Command): readonly string[] {
  return [...subcommands, ...Object.keys({ ...flags, ...commonFlags }).map((name) => `--${name}`)]
}

function renderFish(commands: readonly Command[]): string {
  const isFirst = '__fish_use_subcommand'
  return commands
    .flatMap(({ name, summary, flags, subcommands = [] }) => {
      const isHere = `__fish_seen_subcommand_from ${name}`
      return [
        `complete -c voyager -n ${isFirst} -f -a ${name} -d ${quote(summary)}`,
        ...subcommands.map((word) => `complete -c voyager -n ${quote(isHere)} -f -a ${word}`),
        ...Object.entries({ ...flags, ...commonFlags }).map(([flag, { value, summary: text }]) =>
          [
            `complete -c voyager -n ${quote(isHere)} -l ${flag}`,
            ...(value === undefined ? [] : ['-r']),
            `-d ${quote(text)}`,
          ].join(' '),
        ),
      ]
    })
    .join('\n')
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
