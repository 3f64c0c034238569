import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { skillsOfRun } from '@voyager-mc/voyager/preset'
import { isCheckpoint } from './open-kept-run.ts'
import { skillNames } from './skill-names.ts'

/** Attempts and skills that a checkpoint of the original holds. */
interface CheckpointContents {
  /** The original writes one file of events for each attempt. */
  readonly attempts: number
  /** Names of its skills. */
  readonly skills: readonly string[]
}

/** Looks for attempts and skills in a checkpoint of the original; undefined at other places. */
export async function lookIntoCheckpoint(place: string): Promise<CheckpointContents | undefined> {
  if (!isCheckpoint(place)) return undefined
  return { attempts: await countFiles(join(place, 'events')), skills: await skillNames(skillsOfRun(place)) }
}

async function countFiles(directory: string): Promise<number> {
  try {
    const entries = await readdir(directory, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).length
  } catch {
    // The original makes the folder with its first attempt.
    return 0
  }
}
