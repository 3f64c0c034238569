import { renderRows } from './render-rows.ts'

/** One runtime, with `runs` or the words of a problem for each program. */
export interface RuntimeRow {
  readonly runtime: string
  readonly version: string
  readonly loop: string
  readonly game: string
  readonly command: string
}

/** File that `scripts/check-runtimes.ts` writes. */
export interface RecordedRuntimes {
  /** Day of the run, such as 2026-11-24. */
  readonly date: string
  readonly platform: string
  readonly rows: readonly RuntimeRow[]
}

const programs = ['loop', 'game', 'command'] as const

/** The table of runtimes, with the words of those that refuse below it. */
export function renderRuntimes({ date, platform, rows }: RecordedRuntimes): string {
  const table = renderRows(
    ['Runtime', 'Loop and home', 'Game', 'Command'],
    rows.map((row) => [
      `${row.runtime} ${row.version}`,
      ...programs.map((program) => (row[program] === 'runs' ? 'runs' : 'refuses')),
    ]),
  )
  const refusals = rows.flatMap((row) =>
    programs.flatMap((program) =>
      row[program] === 'runs' ? [] : [`- ${row.runtime} ${row.version}, ${program}: \`${row[program]}\``],
    ),
  )
  const when = `Each was run once, on ${platform}, on ${date}.`
  return [table, ...(refusals.length > 0 ? [refusals.join('\n')] : []), when].join('\n\n')
}
