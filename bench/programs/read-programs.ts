import { extractProgram } from '@voyager-mc/action'
import { readRecords } from '@voyager-mc/voyager/home'
import {
  liveAttemptsFile,
  loadRecordedAttempts,
  recordedAttemptsFile,
} from '../../test/integration/cassette/recorded-attempts.ts'

/** Programs that a run has played, from its directory. */
export async function programsOfRun(directory: string): Promise<readonly string[]> {
  const records = await readRecords(directory)
  return records.flatMap(({ event }) => (event.type === 'program-write' ? [event.program.source] : []))
}

/** Programs in the replies of the recorded attempts, those included that the checks sent back. */
export async function programsOfRecording(): Promise<readonly string[]> {
  const runs = await Promise.all([recordedAttemptsFile, liveAttemptsFile].map(loadRecordedAttempts))
  return runs
    .flatMap(({ exchanges }) => exchanges)
    .flatMap(({ role, reply, answers }) => {
      const read = role === 'program' && answers === undefined ? extractProgram(reply) : undefined
      return read?.status === 'read' ? [read.value.source] : []
    })
}
