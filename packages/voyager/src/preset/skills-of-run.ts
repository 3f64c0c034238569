import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { homePath } from '../home/home-path.ts'

/** Place of a run's skills: its home, or the folder of the original's checkpoint that the run goes on from. */
export function skillsOfRun(run: string): string {
  const home = homePath(run)
  return checkpointSkills(home) ?? home
}

/** Folder of skills beside a home that lies in a checkpoint of the original; undefined elsewhere. */
export function checkpointSkills(home: string): string | undefined {
  const folder = join(dirname(home), 'skill')
  return existsSync(folder) ? folder : undefined
}
