import { access, constants, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { AgentError } from '@voyager-mc/core'
import { makeFolder } from '@voyager-mc/core/files'

/** A directory that a run may be kept in. */
interface TakenPlace {
  /** Takes it away again, if it was made for this run: what never began leaves nothing behind. */
  readonly discard: () => Promise<void>
}

/** Makes sure that a run can be kept at a place. */
export async function takePlace(place: string): Promise<TakenPlace> {
  let made: string | undefined
  try {
    made = makeFolder(place)
    await access(place, constants.W_OK)
    if (!(await stat(place)).isDirectory()) throw new Error('it is a file')
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split(',')[0] ?? '') : String(cause)
    const what = `A run cannot be kept at ${place} (${reason})`
    throw new AgentError('run-place', `${what}; name a directory that can be written with --run.`, { cause })
  }
  return {
    discard: async () => {
      if (made === undefined) return
      await rm(place, { recursive: true, force: true })
      await removeEmpty(made, dirname(resolve(place)))
    },
  }
}

/** Removes the folders from one up to another above it, as long as nothing else was put there. */
async function removeEmpty(highest: string, folder: string): Promise<void> {
  if (folder.length < highest.length) return
  try {
    await rmdir(folder)
  } catch {
    // Another run began beside this one, and the folders above hold it.
    return
  }
  await removeEmpty(highest, dirname(folder))
}
