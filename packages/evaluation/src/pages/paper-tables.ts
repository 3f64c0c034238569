import { mean, standardDeviation } from 'simple-statistics'
import type { EvaluationResults } from '../results/read-results.ts'
import { firstHeld, type TrialResult } from '../trials/trial-result.ts'
import { itemCount } from '../compare/trial-figures.ts'
import { measureCoverage } from '../report/measure-coverage.ts'
import { trialsOf } from './group-trials.ts'

/** A table as cells; the first row holds the heads. */
export interface TableOfCells {
  readonly caption: string
  readonly rows: readonly (readonly string[])[]
}

/** Tools that prove a tier, in the paper's order. */
export const tiers: readonly (readonly [tier: string, item: string])[] = [
  ['Wooden tool', 'wooden_pickaxe'],
  ['Stone tool', 'stone_pickaxe'],
  ['Iron tool', 'iron_pickaxe'],
  ['Diamond tool', 'diamond_pickaxe'],
]

/** Unseen tasks in the paper's order. */
const unseen: readonly (readonly [title: string, task: string])[] = [
  ['Diamond pickaxe', 'unseen-diamond-pickaxe'],
  ['Golden sword', 'unseen-golden-sword'],
  ['Lava bucket', 'unseen-lava-bucket'],
  ['Compass', 'unseen-compass'],
]

/**
 * The paper's figures in its order, as far as the results have trials for them: items, attempts to each tier, map coverage,
 * attempts at unseen tasks; as mean and deviation, and of attempts how many got there.
 */
export function paperTables(results: EvaluationResults): readonly TableOfCells[] {
  return [
    livesOf('Items of lifelong learning', results, {
      Items: (lives) => spread(lives.map(itemCount)),
      Lives: (lives) => String(lives.length),
    }),
    tableOf('Attempts to each tier of tools in lifelong learning', results, {
      columns: tiers,
      isIn: ({ status }) => status === 'measured',
      attemptsOf: (trial, item) => firstHeld(trial)[item]?.attempt,
    }),
    livesOf(
      'Map coverage of lifelong learning, along straight lines from the end of one program to the next',
      results,
      {
        'Chunks entered': (lives) => spread(lives.map((life) => coverageOf(life).chunks)),
        'Farthest, blocks': (lives) => spread(lives.map((life) => coverageOf(life).farthestBlocks)),
      },
    ),
    tableOf('Attempts at unseen tasks', results, {
      columns: unseen,
      isIn: ({ task }, column) => task === column,
      attemptsOf: ({ solvedAt }) => solvedAt?.attempt,
    }),
  ].filter(({ rows }) => rows.length > 1)
}

function coverageOf({ steps }: TrialResult): ReturnType<typeof measureCoverage> {
  return measureCoverage([{ x: 0, y: 0, z: 0 }, ...steps.map(({ at: [x, z] }) => ({ x, y: 0, z }))])
}

function livesOf(
  caption: string,
  results: EvaluationResults,
  figures: Readonly<Record<string, (lives: readonly TrialResult[]) => string>>,
): TableOfCells {
  const rows = results.conditions.flatMap(({ name }) => {
    const lives = trialsOf(results, name).filter(({ status }) => status === 'measured')
    return lives.length === 0
      ? []
      : [[name, ...Object.values(figures).map((describeLives) => describeLives(lives))]]
  })
  return { caption, rows: [['Condition', ...Object.keys(figures)], ...rows] }
}

interface Columns {
  readonly columns: readonly (readonly [title: string, key: string])[]
  readonly isIn: (trial: TrialResult, key: string) => boolean
  readonly attemptsOf: (trial: TrialResult, key: string) => number | undefined
}

function tableOf(
  caption: string,
  results: EvaluationResults,
  { columns, isIn, attemptsOf }: Columns,
): TableOfCells {
  const rows = results.conditions.flatMap(({ name }) => {
    const own = trialsOf(results, name)
    const cells = columns.map(([, key]) => {
      const trials = own.filter((trial) => isIn(trial, key))
      return describe(
        trials.length,
        trials.flatMap((trial) => attemptsOf(trial, key) ?? []),
      )
    })
    return cells.every((cell) => cell === none) ? [] : [[name, ...cells]]
  })
  return { caption, rows: [['Condition', ...columns.map(([title]) => title)], ...rows] }
}

const none = '–'

function describe(n: number, attempts: number[]): string {
  if (n === 0) return none
  if (attempts.length === 0) return `not reached (0/${n})`
  return `${spread(attempts)} (${attempts.length}/${n})`
}

function spread(figures: number[]): string {
  return `${mean(figures).toFixed(0)} ± ${standardDeviation(figures).toFixed(0)}`
}
