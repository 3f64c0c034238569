import type { Home } from '@voyager-mc/voyager/home'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import type { SkillLibrary } from '@voyager-mc/core'
import { readWorld } from './simulated-world.ts'
import { expectSame, Violation } from './violation.ts'

/** What somebody outside remembers of a run, to hold against what its home says. */
export interface Witness {
  /** Events that were heard of, as text, in order; each was promised to be kept. */
  readonly heard: readonly string[]
  /** Requests that reached the model. */
  readonly requests: number
}

/** Holds a home against what its run promised; throws `Violation`. */
export async function checkHome(
  home: Home,
  { witness, skillLibrary }: { readonly witness: Witness; readonly skillLibrary: SkillLibrary },
): Promise<void> {
  const journal: JournalRecord[] = []
  for await (const record of home.runStore.readJournal()) journal.push(record)
  expectSame(
    'the sequence of the journal',
    journal.map(({ sequence }) => sequence),
    journal.map((_record, index) => index),
  )
  const kept = journal.map(({ event }) => JSON.stringify(event))
  expectSame('events that were heard of and are kept', kept.slice(0, witness.heard.length), witness.heard)
  // One event may have been written without anybody hearing of it before the end.
  if (kept.length > witness.heard.length + 1)
    throw new Violation(`${kept.length - witness.heard.length} events were kept that nobody heard of.`)
  const uses = journal.filter(({ event }) => event.type === 'model-use').length
  if (uses > witness.requests) throw new Violation(`${uses} model calls are kept of ${witness.requests}.`)
  checkWorld(home, journal)
  await checkSkills(journal, skillLibrary)
}

function checkWorld({ database }: Home, journal: readonly JournalRecord[]): void {
  const world = readWorld(database)
  const seen = journal.findLast(({ event }) => event.type === 'step-end' || event.type === 'run-start')?.event
  const observation =
    seen?.type === 'step-end'
      ? seen.step.observation
      : seen?.type === 'run-start'
        ? seen.observation
        : undefined
  const restored = journal.findLastIndex(({ event }) => event.type === 'environment-restore')
  const isSeenLast = journal.findLastIndex(({ event }) => event === seen) > restored
  if (observation !== undefined && isSeenLast)
    expectSame('the tick of world and journal', world.tick, observation.elapsedTicks)
  if (observation !== undefined) expectSame('the inventory', world.inventory, observation.inventory)
  for (const [item, count] of Object.entries(world.inventory)) {
    const had = (world.mined[item] ?? 0) + (world.crafted[item] ?? 0) - (world.used[item] ?? 0)
    expectSame(`the ${item} that came and went`, count, had)
  }
}

async function checkSkills(journal: readonly JournalRecord[], skillLibrary: SkillLibrary): Promise<void> {
  const learned = new Map<string, number>()
  for (const { event } of journal) if (event.type === 'skill-add') learned.set(event.name, event.version)
  for (const [name, version] of learned) {
    const skill = await skillLibrary.get(name)
    if (skill === undefined) throw new Violation(`The skill ${name} was learned and is gone.`)
    if (skill.version < version)
      throw new Violation(`The skill ${name} has version ${skill.version} of ${version}.`)
  }
}
