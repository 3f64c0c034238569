import { readFileSync } from 'node:fs'

/** One evaluation that was played for the page, as it was recorded. */
export interface RecordedPlay {
  readonly suite: string
  readonly version: number
  readonly hash: string
  /** Tasks that were played, of those that the suite has. */
  readonly tasks: number
  readonly conditions: readonly string[]
  readonly seeds: readonly number[]
  readonly trials: number
  readonly solved: number
  /** Trials with a goal. */
  readonly judged: number
  /** Mean of the items of lives without a goal. */
  readonly items?: number
  readonly sight: string
  readonly where: string
  readonly commit: string
  /** Absent where workers in other processes played. */
  readonly cpuSeconds?: number
  readonly wallSeconds?: number
  /** Load of the machine when it began; of the rows of commit 5f339c3d, but for `tech-tree`, its mean while it was played. */
  readonly load?: number
  /** Limits that the suite itself does not have, in words. */
  readonly note?: string
}

/** Rows of the table of recorded plays, heads first. */
export function playRows(file: string): readonly (readonly string[])[] {
  // Our own file, put together from results of `voyager eval`.
  const plays = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedPlay[]
  const suites = plays.map(({ suite }) => suite)
  const inOrder = plays.toSorted((one, other) => suites.indexOf(one.suite) - suites.indexOf(other.suite))
  return [
    [
      'Suite',
      'Tasks',
      'Conditions',
      'Sight',
      'Seeds',
      'Solved',
      'Where',
      'CPU, s',
      'Wall, s',
      'Load',
      'Commit',
    ],
    ...inOrder.map((play) => [
      `${play.suite} ${play.version} (${play.hash})${play.note === undefined ? '' : `, ${play.note}`}`,
      String(play.tasks),
      play.conditions.length > 3 ? String(play.conditions.length) : play.conditions.join(', '),
      play.sight,
      play.seeds.join(', '),
      [
        ...(play.judged > 0 ? [`${play.solved}/${play.judged}`] : []),
        ...(play.items === undefined ? [] : [`${Math.round(play.items)} items`]),
      ].join(', '),
      play.where,
      String(play.cpuSeconds ?? '–'),
      String(play.wallSeconds ?? '–'),
      String(play.load ?? '–'),
      play.commit.slice(0, 8),
    ]),
  ]
}
