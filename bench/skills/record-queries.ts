// Takes the questions to the skill library out of runs: node bench/skills/record-queries.ts SEED=RUN_DIRECTORY …
import { writeFile } from 'node:fs/promises'
import { definedOf, type GameEvent, type ItemCounts } from '@voyager-mc/core'
import { createTechTree } from '@voyager-mc/tech-tree'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { openHome, readRecords } from '@voyager-mc/voyager/home'
import { createSkillLibrary, sqliteSkillStore } from '@voyager-mc/skill-library'
import {
  recordedQueriesFile,
  type LibraryEvent,
  type RecordedQuery,
  type RecordedRun,
} from './recorded-queries.ts'

const techTree = createTechTree('1.19.4')

// Where each primitive that changes the world says what it did.
const thing: Readonly<Record<string, string>> = {
  mineBlock: 'block',
  craftItem: 'item',
  smeltItem: 'item',
  killMob: 'mob',
  smithItem: 'item',
}

const runs: RecordedRun[] = []
for (const argument of process.argv.slice(2)) {
  const [seed = '', directory = ''] = argument.split('=')
  const events = (await readRecords(directory)).map(({ event }) => event)
  runs.push({ seed: Number(seed), events: eventsOf(events, await descriptionsOf(directory)) })
}
await writeFile(recordedQueriesFile, `${JSON.stringify(runs)}\n`)
const asked = runs.flatMap(({ events }) => events.filter((event) => 'query' in event))
console.log(`${asked.length} questions of ${runs.length} runs.`)

async function descriptionsOf(directory: string): Promise<ReadonlyMap<string, string>> {
  const home = await openHome(directory)
  const library = createSkillLibrary({ store: sqliteSkillStore(home.database) })
  const skills = await library.list()
  await library.close()
  await home.close()
  return new Map(skills.map(({ name, description }) => [name, description]))
}

interface Asked extends Omit<RecordedQuery, 'fits'> {
  readonly known: ReadonlyMap<string, string>
  /** Things that this attempt, and those at the same task after it, made, mined, smelted or killed. */
  readonly deeds: Set<string>
  succeeded: boolean
}

/** The questions whose task succeeded in the end and which some known skill fits, between the skills that were learned. */
function eventsOf(
  all: readonly VoyagerEvent[],
  descriptions: ReadonlyMap<string, string>,
): readonly LibraryEvent[] {
  const found: (LibraryEvent | Asked)[] = []
  const known = new Map<string, string>()
  let inventory: ItemCounts = {}
  let task = { name: '' }
  let open: Asked[] = []
  for (const event of all) {
    if (event.type === 'run-start') ({ inventory } = event.observation)
    if (event.type === 'task-start') [task, open] = [event.task, []]
    if (event.type === 'skill-retrieve') {
      const asked: Asked = {
        task: task.name,
        ...definedOf({ need: event.need }),
        inventory,
        known: new Map(known),
        deeds: new Set(),
        succeeded: false,
      }
      open.push(asked)
      found.push(asked)
    }
    if (event.type === 'step-end') {
      ;({ inventory } = event.step.observation)
      const deeds = event.step.events.flatMap(deedsOf)
      for (const asked of open) for (const deed of deeds) asked.deeds.add(deed)
    }
    if (event.type === 'critique-end' && event.critique.success)
      for (const asked of open) asked.succeeded = true
    if (event.type === 'skill-add') {
      known.set(event.name, task.name)
      const description = descriptions.get(event.name) ?? ''
      found.push({ skill: { name: event.name, task: task.name, description } })
    }
  }
  return found.flatMap((each): readonly LibraryEvent[] => {
    if (!('deeds' in each)) return [each]
    const fits = [...each.known].filter(([, learned]) => isFitting(learned, each)).map(([name]) => name)
    if (!each.succeeded || fits.length === 0) return []
    const { known: _, deeds: __, succeeded: ___, ...query } = each
    return [{ query: { ...query, fits } }]
  })
}

function deedsOf(event: GameEvent): readonly string[] {
  if (event.type !== 'primitive-result' || event.status !== 'succeeded') return []
  const { [thing[event.primitive] ?? '']: what, gained } = event.detail
  if (typeof what !== 'string') return []
  return [what, ...(typeof gained === 'object' && gained !== null ? Object.keys(gained) : [])]
}

function isFitting(learned: string, { task, deeds }: Asked): boolean {
  if (learned.replace(/\d+ /, '') === task.replace(/\d+ /, '')) return true
  const parsed = techTree.parseTask(learned)
  if (parsed.status === 'refused') return false
  return [...parsed.task.names, ...parsed.task.accepts].some((name) => deeds.has(name))
}
