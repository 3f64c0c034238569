import type { Observation } from '@voyager-mc/core'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { Home } from '@voyager-mc/voyager/home'
import type { JournalRecord, ModelUseEvent } from '@voyager-mc/voyager/journal'
import type { ReadSkills } from './read-skills.ts'
import { readWorld } from './simulated-world.ts'
import { expectSame, Violation } from './violation.ts'
import { isBoundary, worldFaults } from '../integration/kills/world-faults.ts'
import type { WorldKind } from './world-kind.ts'

/** What somebody outside remembers of a run, to hold against what its home says. */
export interface Witness {
  /** Events that were heard of since the last compaction, as text, in order; each was promised to be kept. */
  readonly heard: readonly string[]
  /** Requests that reached the model. */
  readonly requests: number
  /** Tick of the embedded world at the last record that it was kept with. */
  readonly tick?: number
  /** Tick that waits for the next such record. */
  readonly staged?: number
}

export interface CheckHomeOptions {
  readonly witness: Witness
  readonly skills: ReadSkills
  readonly world: WorldKind
}

/** Holds a home against what its run promised; throws `Violation`. */
export async function checkHome(home: Home, { witness, skills, world }: CheckHomeOptions): Promise<void> {
  const journal = await Array.fromAsync(home.runStore.readJournal())
  const first = journal[0]?.sequence ?? 0
  expectSame(
    'the sequence of the journal',
    journal.map(({ sequence }) => sequence),
    journal.map((_record, index) => first + index),
  )
  const kept = journal.map(({ event }) => JSON.stringify(event))
  expectSame('events that were heard of and are kept', kept.slice(0, witness.heard.length), witness.heard)
  // One event may have been written without anybody hearing of it before the end.
  if (kept.length > witness.heard.length + 1)
    throw new Violation(`${kept.length - witness.heard.length} events were kept that nobody heard of.`)
  checkUses(journal, witness)
  if (world === 'embedded') await checkEmbedded(home, { journal, witness })
  else checkModelled(home, journal)
  checkSkills(journal, skills)
}

function checkUses(journal: readonly JournalRecord[], { requests }: Witness): void {
  const uses = journal.flatMap(({ event }) => (event.type === 'model-use' ? [event] : []))
  if (uses.length > requests) throw new Violation(`${uses.length} model calls are kept of ${requests}.`)
  const wrong = uses.find((use) => !countsOf(use).every((count) => Number.isInteger(count) && count >= 0))
  if (wrong) throw new Violation(`A model call is kept with ${JSON.stringify(countsOf(wrong))} tokens.`)
}

const countsOf = ({
  inputTokens = 0,
  outputTokens = 0,
  cachedTokens = 0,
}: ModelUseEvent): readonly number[] => [inputTokens, outputTokens, cachedTokens]

async function checkEmbedded(
  home: Home,
  { journal, witness }: { readonly journal: readonly JournalRecord[]; readonly witness: Witness },
): Promise<void> {
  const { heard, tick, staged } = witness
  const unheard = journal[heard.length]?.event
  const isNewStep = unheard !== undefined && isBoundary(unheard.type)
  const faults = await worldFaults(home, isNewStep ? (staged ?? tick) : tick)
  if (faults.length > 0) throw new Violation(faults.join(' '))
}

function checkModelled({ database }: Home, journal: readonly JournalRecord[]): void {
  checkSteps(journal)
  const world = readWorld(database)
  const seen = journal.flatMap(({ event }) => observationOf(event) ?? []).at(-1)
  if (seen !== undefined) {
    expectSame('the tick of world and journal', world.tick, seen.elapsedTicks)
    expectSame('the inventory', world.inventory, seen.inventory)
  }
  for (const [item, count] of Object.entries(world.inventory)) {
    const had = (world.mined[item] ?? 0) + (world.crafted[item] ?? 0) - (world.used[item] ?? 0)
    expectSame(`the ${item} that came and went`, count, had)
  }
}

/** In this world whatever is done takes time, so that a step which took none was not seen to its end. */
function checkSteps(journal: readonly JournalRecord[]): void {
  let before = -1
  for (const { event } of journal) {
    if (event.type === 'run-start') before = event.observation.elapsedTicks
    if (event.type !== 'step-end') continue
    const { observation, outcome } = event.step
    if (outcome.status === 'completed' && observation.elapsedTicks <= before)
      throw new Violation(`A step counts as completed that took no time after tick ${before}.`)
    before = observation.elapsedTicks
  }
}

function checkSkills(journal: readonly JournalRecord[], { records }: ReadSkills): void {
  const written = new Set<string>()
  for (const { event } of journal) {
    if (event.type === 'program-write') written.add(event.program.source)
    if (event.type !== 'skill-add') continue
    const { name, version } = event
    const skill = records.find((record) => record.name === name && record.version === version)
    if (skill === undefined) throw new Violation(`The skill ${name}@${version} was learned and is gone.`)
    if (!written.has(skill.source))
      throw new Violation(`The skill ${name}@${version} is no program that was written.`)
  }
}

/** What was seen where a step, or a way back into the world, ended. */
function observationOf(event: VoyagerEvent): Observation | undefined {
  if (event.type === 'step-end') return event.step.observation
  return event.type === 'run-start' || event.type === 'environment-restore' ? event.observation : undefined
}
