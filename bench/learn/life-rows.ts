import type { Sight } from '@voyager-mc/core'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { LifeResult } from './life-result.ts'

/** One line of the record of lives: what was played, and what came of it. */
export interface LifeRow {
  readonly condition: string
  readonly seed: number
  readonly sight: Sight
  readonly minutes: number
  /** Item that ended the life; absent for a whole one. */
  readonly until?: string
  readonly commit: string
  readonly result: LifeResult
}

/** Lives of a file, one a line; a life played again counts once, as it was played last. Empty where there is no file. */
export async function readLifeRows(file: string): Promise<readonly LifeRow[]> {
  const lines = (await textOf(file)).split('\n')
  // A process that was killed may have left half a line at the end.
  const torn = lines.at(-1) === '' ? [] : [lines.length - 1]
  const rows = lines.flatMap((line, index) =>
    line === '' || torn.includes(index) ? [] : [rowOf(line, index, file)],
  )
  return [...new Map(rows.map((row) => [keyOfLife(row), row])).values()]
}

/** Adds a life to the file, so that the table fills over time. */
export async function addLifeRow(file: string, row: LifeRow): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const text = await textOf(file)
  await appendFile(file, `${text === '' || text.endsWith('\n') ? '' : '\n'}${JSON.stringify(row)}\n`)
}

/** Name of a life: what is played under one name twice is the same life. */
export function keyOfLife({
  condition,
  seed,
  sight,
  minutes,
  until = '',
}: Omit<LifeRow, 'result' | 'commit'>): string {
  return [condition, seed, sight, minutes, until].join('|')
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function rowOf(line: string, index: number, file: string): LifeRow {
  const parsed: unknown = safelyParsed(line)
  if (!isLifeRow(parsed))
    throw new Error(
      `Line ${index + 1} of ${file} is no life; remove it, or name another folder in BENCH_RESULTS.`,
    )
  return parsed
}

function safelyParsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function isLifeRow(value: unknown): value is LifeRow {
  if (typeof value !== 'object' || value === null) return false
  const texts = ['condition', 'commit'].every(
    (key) => key in value && typeof Reflect.get(value, key) === 'string',
  )
  const numbers = ['seed', 'minutes'].every((key) => Number.isFinite(Reflect.get(value, key)))
  const { sight, result } = { sight: Reflect.get(value, 'sight'), result: Reflect.get(value, 'result') }
  if (!texts || !numbers || (sight !== 'loaded' && sight !== 'exposed')) return false
  const figures = ['items', 'deaths', 'attempts', 'worldMinutes', 'programs', 'callingPrograms']
  return (
    typeof result === 'object' &&
    result !== null &&
    figures.every((key) => Number.isFinite(Reflect.get(result, key)))
  )
}
