import { AgentError } from '@voyager-mc/core'
import { sqliteSkillStore } from '@voyager-mc/skill-library'
import { inspectHome, openHome, type Home } from '@voyager-mc/voyager/home'
import { loadRunState, type JournalRecord } from '@voyager-mc/voyager/journal'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { SaidLine } from './said-line.ts'
import { boundaries, isBoundary, worldFaults } from './world-faults.ts'

/** Knowledge about a run that was heard from it, or found in its home, so far. */
export interface RunWitness {
  /** Events by type. */
  readonly events: Readonly<Partial<Record<VoyagerEvent['type'], number>>>
  /** Skills as `name@version`. */
  readonly skills: ReadonlySet<string>
  /** Tick of the world at the last record that it was kept with. */
  readonly tick: number | undefined
}

/** Knowledge about a run that has not begun. */
export const noWitness: RunWitness = { events: {}, skills: new Set(), tick: undefined }

/**
 * Holds the home that a kill left against what was heard of the run: nothing is lost, at most the last event was not heard
 * of, and the world is where the journal ends. Gives faults in words and what is known now.
 */
export async function checkKilledRun(
  directory: string,
  { before, said }: { readonly before: RunWitness; readonly said: readonly SaidLine[] },
): Promise<{ readonly faults: readonly string[]; readonly witness: RunWitness }> {
  const heard = hear(before, said)
  try {
    const parts = await inspectHome(directory)
    const home = await openHome(directory)
    try {
      const { faults, witness } = await compare(home, heard)
      return { faults: [...parts.flatMap((part) => part.faults), ...faults], witness }
    } finally {
      await home.close()
    }
  } catch (error) {
    if (!AgentError.isInstance(error)) throw error
    // Killed before there was a home; nothing was promised then.
    const isNothing = error.code === 'database' && Object.keys(heard.witness.events).length === 0
    return { faults: isNothing ? [] : [error.message], witness: heard.witness }
  }
}

interface Heard {
  readonly witness: RunWitness
  /** Tick that waited for its record at the end. */
  readonly staged: number | undefined
}

function hear(before: RunWitness, said: readonly SaidLine[]): Heard {
  const events = { ...before.events }
  const skills = new Set(before.skills)
  let { tick } = before
  let staged: number | undefined
  for (const line of said) {
    if ('staged' in line) ({ staged } = line)
    if (!('event' in line)) continue
    events[line.event] = (events[line.event] ?? 0) + 1
    if (line.skill !== undefined) skills.add(line.skill)
    if (isBoundary(line.event)) tick = staged ?? tick
  }
  return { witness: { events, skills, tick }, staged }
}

async function compare(
  home: Home,
  { witness: heard, staged }: Heard,
): Promise<{ readonly faults: readonly string[]; readonly witness: RunWitness }> {
  const journal = await Array.fromAsync(home.runStore.readJournal())
  const events = countEvents(journal)
  const faults: string[] = []
  let unheard = 0
  for (const type of new Set([
    ...Object.keys(events),
    ...Object.keys(heard.events),
  ] as VoyagerEvent['type'][])) {
    const difference = (events[type] ?? 0) - (heard.events[type] ?? 0)
    if (type === 'compaction' || type === 'store-error' || type === 'program-text') continue
    if (difference < 0) faults.push(`${-difference} of ${heard.events[type]} ${type} events are lost.`)
    unheard += Math.max(0, difference)
  }
  if (unheard > 1) faults.push(`${unheard} events are kept that nobody heard of.`)
  const isNewStep = boundaries.some((name) => (events[name] ?? 0) > (heard.events[name] ?? 0))
  const tick = isNewStep ? (staged ?? heard.tick) : heard.tick
  faults.push(...(await worldFaults(home, tick)))
  const added = journal.flatMap(({ event }) =>
    event.type === 'skill-add' ? [`${event.name}@${event.version}`] : [],
  )
  const skills = new Set([...heard.skills, ...added])
  faults.push(...(await skillFaults(home, skills)))
  const { attempts } = await loadRunState(home.runStore)
  if (attempts !== (events['attempt-end'] ?? 0))
    faults.push(`The state counts ${attempts} attempts, the journal ${events['attempt-end'] ?? 0}.`)
  return { faults, witness: { events, skills, tick } }
}

function countEvents(journal: readonly JournalRecord[]): RunWitness['events'] {
  const events: Partial<Record<VoyagerEvent['type'], number>> = {}
  for (const { event } of journal) {
    // It stands for those before it, and is the first.
    if (event.type === 'compaction') Object.assign(events, event.history.events)
    else events[event.type] = (events[event.type] ?? 0) + 1
  }
  return events
}

async function skillFaults({ database }: Home, learned: ReadonlySet<string>): Promise<readonly string[]> {
  // Of the store, not of a library: a version that was replaced, or that was slower than the one in use, is kept, too.
  const store = sqliteSkillStore(database, { mirror: false })
  const { records } = await store.read()
  await store.close()
  const kept = new Set(records.map(({ name, version }) => `${name}@${version}`))
  const lost = [...learned].filter((skill) => !kept.has(skill))
  const unheard = [...kept].filter((skill) => !learned.has(skill))
  return [
    ...lost.map((skill) => `The skill ${skill} was learned and is gone.`),
    ...unheard.map((skill) => `The skill ${skill} is kept and no record says that it was learned.`),
  ]
}
