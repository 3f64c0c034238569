import { existsSync } from 'node:fs'
import { access, constants, mkdir, rm, stat } from 'node:fs/promises'
import { AgentError } from '@voyager-mc/core'

/** A directory that a run may be kept in. */
interface TakenPlace {
  /** Takes it away again, if it was made for this run: what never began leaves nothing behind. */
  readonly discard: () => Promise<void>
}

/** Makes sure that a run can be kept at a place. */
export async function takePlace(place: string): Promise<TakenPlace> {
  const isNew = !existsSync(place)
  try {
    await mkdir(place, { recursive: true })
    await access(place, constants.W_OK)
    if (!(await stat(place)).isDirectory()) throw new Error('it is a file')
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split(',')[0] ?? '') : String(cause)
    const what = `A run cannot be kept at ${place} (${reason})`
    throw new AgentError('run-place', `${what}; name a directory that can be written with --run.`, { cause })
  }
  return {
    discard: async () => {
      if (isNew) await rm(place, { recursive: true, force: true })
    },
  }
}
