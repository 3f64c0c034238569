import { existsSync } from 'node:fs'
import { skillsOfRun } from '@voyager-mc/voyager/preset'

/** Place of the library that `--skills` names: a library, or a run whose skills are meant. */
export function libraryAt(place: string): string {
  const ofRun = skillsOfRun(place)
  return existsSync(ofRun) ? ofRun : place
}
