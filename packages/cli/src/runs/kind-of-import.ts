import { createReadStream, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { InvalidArgumentError } from '@voyager-mc/core'
import { isCheckpoint } from './open-kept-run.ts'

/** Things that a run can take over from a place. */
type KindOfImport = 'events' | 'checkpoint' | 'checkpoint-with-skills' | 'skills' | 'skill-lines'

/** Looks what a place holds; throws `InvalidArgumentError` where nothing is. */
export async function kindOfImport(place: string): Promise<KindOfImport> {
  const found = statSync(place, { throwIfNoEntry: false })
  if (found === undefined)
    throw new InvalidArgumentError(
      'PLACE',
      place,
      'name a file of events, a checkpoint of the original, or skills.',
    )
  if (found.isDirectory()) {
    if (!isCheckpoint(place)) return 'skills'
    const holdsSkills = ['skills.json', 'code'].some((name) => existsSync(join(place, 'skill', name)))
    return holdsSkills ? 'checkpoint-with-skills' : 'checkpoint'
  }
  if (place.endsWith('.json') || place.endsWith('.db')) return 'skills'
  return (await beginsWithSkill(place)) ? 'skill-lines' : 'events'
}

/** Whether the first line of a file is a skill; what is neither a skill nor a record is told of by who reads records. */
async function beginsWithSkill(file: string): Promise<boolean> {
  const input = createReadStream(file)
  try {
    for await (const line of createInterface({ input })) if (line.trim() !== '') return isSkill(line)
    return false
  } finally {
    input.destroy()
  }
}

function isSkill(line: string): boolean {
  try {
    const data: unknown = JSON.parse(line)
    return typeof data === 'object' && data !== null && 'name' in data && 'source' in data
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}
