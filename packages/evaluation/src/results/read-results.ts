import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { hashOf } from '../suite/hash-suite.ts'
import { trialResultSchema, type TrialResult } from '../trials/trial-result.ts'
import { ResultsError } from './results-error.ts'
import { resultsHeaderSchema, type ResultsHeader } from './results-header.ts'

/** Results of one evaluation. */
export interface EvaluationResults extends ResultsHeader {
  /** In the order of the suite: by task, condition and seed. */
  readonly trials: readonly TrialResult[]
}

/** A results file as it lies there. */
export interface ResultsFile extends EvaluationResults {
  /** Bytes up to the end of the last whole line; what follows was cut off while it was written. */
  readonly wholeBytes: number
}

/**
 * Reads results, as `voyager eval` keeps them line by line or as `voyager report` writes them into one JSON file. A last line that
 * was cut off is left out, any other damage throws `ResultsError`.
 */
export async function readResults(file: string): Promise<EvaluationResults> {
  const bytes = await readBytes(file)
  const reported = reportedIn(bytes)
  if (reported === undefined) {
    const { wholeBytes: _place, ...results } = parseLines(bytes, file)
    return results
  }
  const results = parseReported(reported, file)
  assertPlanned(results.trials, { ...results, file, place: (index) => `Trial ${index + 1}` })
  return results
}

/** Reads the file of an evaluation that is to go on, which one that a report has written cannot. */
export async function readResultsFile(file: string): Promise<ResultsFile> {
  const bytes = await readBytes(file)
  if (reportedIn(bytes) === undefined) return parseLines(bytes, file)
  const message = `${file} was written by voyager report, and no evaluation goes on in it; name another file for --results.`
  throw new ResultsError('damaged', message, { file })
}

/** Data of a file that `voyager report` has written; undefined for anything else. */
function reportedIn(bytes: Buffer): object | undefined {
  try {
    const data: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof data === 'object' && data !== null && 'trials' in data ? data : undefined
  } catch {
    // Lines, each with data of its own, are no JSON together.
    return undefined
  }
}

function parseReported(data: object, file: string): EvaluationResults {
  try {
    return parseResults(data)
  } catch (cause) {
    const message = `${file} holds no whole results; write it anew with voyager report.`
    throw new ResultsError('damaged', message, { file, cause })
  }
}

function parseLines(bytes: Buffer, file: string): ResultsFile {
  const wholeBytes = bytes.lastIndexOf('\n') + 1
  if (wholeBytes === 0 && isBegun(bytes)) {
    const message = `${file} ends before its first line does, and holds no result; let voyager eval begin it anew.`
    throw new ResultsError('cut-off', message, { file })
  }
  const lines = bytes.subarray(0, wholeBytes).toString('utf8').split('\n').slice(0, -1)
  const [first, ...rest] = lines.map((line, index) => parseLine(line, { file, number: index + 1 }))
  const header = resultsHeaderSchema.safeParse(first)
  if (!header.success) {
    const message = `${file} does not begin with the header of an evaluation; name a file that voyager eval has written.`
    throw new ResultsError('damaged', message, { file, cause: header.error })
  }
  const trials = rest.map((data, index) => {
    const trial = trialResultSchema.safeParse(data)
    if (trial.success) return trial.data
    const message = `Line ${index + 2} of ${file} is no result of a trial; restore the file or begin a new one.`
    throw new ResultsError('damaged', message, { file, cause: trial.error })
  })
  assertPlanned(trials, { conditions: header.data.conditions, file, place: (index) => `Line ${index + 2}` })
  // An evaluation that was gone on with may have got more seeds than it began with.
  const seeds = [...new Set([...header.data.seeds, ...trials.map(({ seed }) => seed)])]
  const data = { ...header.data, seeds }
  return { ...data, trials: inOrder(trials, data), wholeBytes }
}

/** Whether a file may be the begin of a header, such as an empty one. */
function isBegun(bytes: Buffer): boolean {
  const [text, head] = [bytes.toString('utf8'), '{"type":"evaluation"']
  return text.startsWith(head) || head.startsWith(text)
}

/** Throws for a trial that is there twice, which would count twice, and for one of a condition that the header lacks. */
function assertPlanned(
  trials: readonly TrialResult[],
  {
    conditions,
    file,
    place,
  }: Pick<ResultsHeader, 'conditions'> & {
    readonly file: string
    /** Name of the place in the file that holds the trial of a number. */
    readonly place: (index: number) => string
  },
): void {
  const names = new Set(conditions.map(({ name }) => name))
  const places = new Map<string, string>()
  for (const [index, { task, condition, seed }] of trials.entries()) {
    const key = JSON.stringify([task, condition, seed])
    const fail = (what: string): never => {
      const message = `${place(index)} of ${file} ${what}; remove it or restore the file.`
      throw new ResultsError('damaged', message, { file })
    }
    if (!names.has(condition))
      fail(`is of the condition ${JSON.stringify(condition)}, which the file has not`)
    const before = places.get(key)
    if (before !== undefined)
      fail(`holds the trial of ${before.toLowerCase()} again, ${task} with seed ${seed}`)
    places.set(key, place(index))
  }
}

/** Trials by task, condition and seed, the order of a file whose trials ran one after another. */
export function inOrder(
  trials: readonly TrialResult[],
  { conditions, seeds }: Pick<ResultsHeader, 'conditions' | 'seeds'>,
): readonly TrialResult[] {
  const place = new Map(conditions.map(({ name }, index) => [name, index]))
  const at = (trial: TrialResult): number => place.get(trial.condition) ?? 0
  return trials.toSorted(
    (a, b) =>
      a.task.localeCompare(b.task, 'en') || at(a) - at(b) || seeds.indexOf(a.seed) - seeds.indexOf(b.seed),
  )
}

/**
 * Hash of everything that an evaluation found out, without times on the wall and without the machine: equal for two
 * evaluations of the same code, suite and seeds.
 */
export function hashResults({ suite, conditions, seeds, code, sight, trials }: EvaluationResults): string {
  const found = trials.map(({ wallMs: _differs, ...trial }) => trial)
  return hashOf({ suite, conditions, seeds, code, sight, trials: found })
}

/** Bytes of a file that `voyager eval` or `voyager report` has written; throws `ResultsError` where there are none. */
export async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
    if (isMissing)
      throw new ResultsError('missing', `There is no file ${file}; name one that voyager eval has written.`, {
        file,
        cause,
      })
    const isDirectory = cause instanceof Error && 'code' in cause && cause.code === 'EISDIR'
    const what = isDirectory
      ? `${file} is a directory; name a file that voyager eval has written.`
      : `${file} cannot be read: ${String(cause)}; check its rights.`
    throw new ResultsError('unreadable', what, { file, cause })
  }
}

/** Results as `voyager report` writes them into one JSON file. */
export function parseResults(data: unknown): EvaluationResults {
  const { wholeBytes: _place, trials, ...header } = Object(data) as Record<string, unknown> // any value has members
  return { ...resultsHeaderSchema.parse(header), trials: z.array(trialResultSchema).parse(trials) }
}

function parseLine(
  line: string,
  { file, number }: { readonly file: string; readonly number: number },
): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    const message = `Line ${number} of ${file} is no JSON; restore the file or begin a new one.`
    throw new ResultsError('damaged', message, { file, cause })
  }
}
