import { open, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '@voyager-mc/core/files'
import { takeFileLock } from '@voyager-mc/core/sqlite'
import type { TrialResult } from '../trials/trial-result.ts'
import { readResultsFile } from './read-results.ts'
import { ResultsError } from './results-error.ts'
import type { ResultsHeader } from './results-header.ts'

/** A place where results of trials are kept as they come. */
export interface ResultsBook {
  /** Results that were there already. */
  readonly kept: readonly TrialResult[]
  /** Resolves once the result survives the end of the process and of the power. */
  readonly add: (trial: TrialResult) => Promise<void>
  readonly close: () => Promise<void>
}

/** Keeps results in memory. */
export function memoryResults(): ResultsBook {
  return {
    kept: [],
    add: async () => {
      // The evaluation collects what it returns.
    },
    close: async () => {
      // Nothing is open.
    },
  }
}

/** Opens a results file to go on with it, or begins one; a file of another suite, code or plan is refused. */
export async function openResults(file: string, header: ResultsHeader): Promise<ResultsBook> {
  const release = await own(file)
  if (release === undefined) {
    const message = `Another evaluation writes ${file}; wait for its end, or name another file for --results.`
    throw new ResultsError('in-use', message, { file })
  }
  try {
    return await openOwned(file, { header, release })
  } catch (error) {
    release()
    throw error
  }
}

/** Takes the file for this evaluation; resolves to what gives it back, and to nothing while another writes it. */
async function own(file: string): Promise<(() => void) | undefined> {
  try {
    makeFolder(dirname(file))
    return takeFileLock(`${file}-owner`)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const message = `Results cannot be kept at ${file} (${reason}); name a file in a directory that can be written for --results.`
    throw new ResultsError('unwritable', message, { file, cause })
  }
}

interface Opening {
  readonly header: ResultsHeader
  /** Lets others write the file. */
  readonly release: () => void
}

/** Faults of a file that holds no result yet. */
const unbegun: readonly string[] = ['missing', 'cut-off']

async function openOwned(file: string, { header, release }: Opening): Promise<ResultsBook> {
  const found = await readResultsFile(file).catch((error: unknown) => {
    if (ResultsError.isInstance(error) && unbegun.includes(error.problem)) return undefined
    throw error
  })
  if (found) assertSame(found, header, file)
  const handle = await open(file, found ? 'r+' : 'w')
  try {
    if (found) await handle.truncate(found.wholeBytes)
    else await append(handle, header, 0)
    return await bookOf(handle, { kept: found?.trials ?? [], release })
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function bookOf(
  handle: FileHandle,
  { kept, release }: Pick<ResultsBook, 'kept'> & Pick<Opening, 'release'>,
): Promise<ResultsBook> {
  let end = (await handle.stat()).size
  let last: Promise<unknown> = Promise.resolve()
  return {
    kept,
    add(trial) {
      const added = last.then(async () => {
        end = await append(handle, trial, end)
      })
      // A failed write is told to whoever added it; the next one is tried all the same.
      last = added.catch(() => undefined)
      return added
    },
    async close() {
      await last
      await handle.close()
      release()
    },
  }
}

async function append(handle: FileHandle, data: unknown, at: number): Promise<number> {
  const line = Buffer.from(`${JSON.stringify(data)}\n`)
  await handle.write(line, 0, line.length, at)
  await handle.sync()
  return at + line.length
}

function assertSame(found: ResultsHeader, wanted: ResultsHeader, file: string): void {
  const name = ({ suite: { name: suite, version, hash } }: ResultsHeader): string =>
    `${suite} version ${version} (${hash.slice(0, 8)})`
  if (found.suite.hash !== wanted.suite.hash) {
    const message = `${file} holds results of the suite ${name(found)}, not of ${name(wanted)}; name another file for --results.`
    throw new ResultsError('other-suite', message, { file })
  }
  if (!isSame(found.code, wanted.code)) {
    const message = `${file} holds results of other code, ${JSON.stringify(found.code)}; name another file for --results.`
    throw new ResultsError('other-code', message, { file })
  }
  if (!isSame([found.conditions, found.sight], [wanted.conditions, wanted.sight])) {
    const message = `${file} was begun with other conditions, ${found.conditions.map((each) => each.name).join(', ')}; name another file for --results.`
    throw new ResultsError('other-plan', message, { file })
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
