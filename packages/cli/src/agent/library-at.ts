import { existsSync } from 'node:fs'
import { InvalidArgumentError } from '@voyager-mc/core'
import { skillsOfRun } from '@voyager-mc/voyager/preset'

/** Place of the library that `--skills` names: a library, or a run whose skills are meant. */
export function libraryAt(place: string): string {
  const ofRun = skillsOfRun(place)
  return existsSync(ofRun) ? ofRun : place
}

/** Refuses a library that is not there, for work that only reads it and would begin an empty one. */
export function checkLibrary(place: string | undefined): void {
  if (place === undefined || existsSync(place)) return
  throw new InvalidArgumentError('--skills', place, 'name a directory that holds a skill library, or a run.')
}
