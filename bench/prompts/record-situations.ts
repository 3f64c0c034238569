// Takes ten situations out of a run's directory: node bench/prompts/record-situations.ts RUN_DIRECTORY
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRecords } from '@voyager-mc/voyager/home'
import { replayedSituations } from './replayed-situations.ts'

const [directory = ''] = process.argv.slice(2)
const events = (await readRecords(directory)).map(({ event }) => event)
const start = events.find((event) => event.type === 'run-start')
if (start === undefined) throw new Error(`No run began in ${directory}; name the directory of a run.`)
const situations = replayedSituations(events, start.observation)
const later = situations.filter(({ previous }) => previous !== undefined)
const first = situations.filter(({ previous }) => previous === undefined)
const chosen = [...later, ...first.slice(later.length - 10)].slice(0, 10)
const file = join(dirname(fileURLToPath(import.meta.url)), 'situations.json')
await writeFile(file, `${JSON.stringify(chosen)}\n`)
console.log(
  `${chosen.length} of ${situations.length} situations, ${later.length} of them after a failed attempt.`,
)
