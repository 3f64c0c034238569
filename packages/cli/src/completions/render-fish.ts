import type { Completion } from './completion.ts'

/** Completions for fish. */
export function renderFish(completions: readonly Completion[]): string {
  return completions.flatMap(linesOf).join('\n')
}

function linesOf({ command, summary, choices, flags }: Completion): readonly string[] {
  const [first = '', second] = command.split(' ')
  const isHere = `__fish_seen_subcommand_from ${first}`
  const isIn = second === undefined ? isHere : `${isHere}; and __fish_seen_subcommand_from ${second}`
  return [
    second === undefined
      ? `complete -c voyager -n __fish_use_subcommand -f -a ${first} -d ${quote(summary)}`
      : `complete -c voyager -n ${quote(isHere)} -f -a ${second} -d ${quote(summary)}`,
    ...choices.map((word) => `complete -c voyager -n ${quote(isIn)} -f -a ${word}`),
    ...flags.map(({ flag, help, takesValue, values }) =>
      [
        `complete -c voyager -n ${quote(isIn)} -l ${flag}`,
        ...(takesValue ? ['-r'] : []),
        ...(values.length > 0 ? [`-f -a ${quote(values.join(' '))}`] : []),
        `-d ${quote(help)}`,
      ].join(' '),
    ),
  ]
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
