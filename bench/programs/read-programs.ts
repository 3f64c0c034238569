import { readFile } from 'node:fs/promises'
import { extractProgram } from '@voyager-mc/action'
import { readRecords } from '@voyager-mc/voyager/home'

const recording = new URL(
  '../../test/integration/cassette/__fixtures__/recorded-attempts.json',
  import.meta.url,
)

/** Programs that a run has played, from its directory. */
export async function programsOfRun(directory: string): Promise<readonly string[]> {
  const records = await readRecords(directory)
  return records.flatMap(({ event }) => (event.type === 'program-write' ? [event.program.source] : []))
}

/** Programs in the replies of the recorded attempts, those included that the checks sent back. */
export async function programsOfRecording(): Promise<readonly string[]> {
  // Our own file.
  const { exchanges } = JSON.parse(await readFile(recording, 'utf8')) as {
    readonly exchanges: readonly { readonly role: string; readonly reply: string }[]
  }
  return exchanges.flatMap(({ role, reply }) => {
    const read = role === 'program' ? extractProgram(reply) : undefined
    return read?.status === 'read' ? [read.value.source] : []
  })
}
