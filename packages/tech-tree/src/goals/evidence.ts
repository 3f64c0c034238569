import type { GameEvent, Observation } from '@voyager-mc/core'
import type { Circumstances, DayPart, SimpleGoal } from '../contract/postcondition.ts'
import type { Attempt } from './finding.ts'

/** Facts of an attempt that count for one goal under its circumstances. */
export interface Evidence {
  readonly before: Observation
  readonly after: Observation
  /** Events in the right dimension and in time. */
  readonly events: readonly GameEvent[]
  /** Every event. */
  readonly all: readonly GameEvent[]
  /** True when the end lies in the right dimension and in time. */
  readonly isEndValid: boolean
  /** True when the whole attempt does, so that a difference of two snapshots proves something. */
  readonly isWholeValid: boolean
  /** Goals that come after this one, which may use up or leave what it brought; empty for the last. */
  readonly later: readonly SimpleGoal[]
  /** A demand that was broken, in words; absent when none was. */
  readonly violation?: string
}

/** Members of the union that may have one of the types; some have several. */
type Event<Type extends GameEvent['type'], Member = GameEvent> = Member extends { readonly type: infer Own }
  ? Extract<Own, Type> extends never
    ? never
    : Member & { readonly type: Type }
  : never

/** Events of some types, in order. */
export function eventsOf<Type extends GameEvent['type']>(
  events: readonly GameEvent[],
  ...types: readonly Type[]
): readonly Event<Type>[] {
  return events.filter((event): event is Event<Type> => (types as readonly string[]).includes(event.type))
}

/** Sorts out what counts under a goal's circumstances. */
export function collectEvidence(
  { before, step }: Attempt,
  circumstances: Circumstances,
  later: readonly SimpleGoal[] = [],
): Evidence {
  const { observation: after, events: all } = step
  const isHere = dimensionFilter(before, all, circumstances.dimension)
  const deadline = deadlineTick(before, circumstances.before)
  const events = all.filter((event) => isHere(event) && event.tick < deadline)
  const isInTime = elapsedTicks(before, after) < deadline
  const { dimension } = circumstances
  const endsHere = dimension === undefined || after.dimension === dimension
  const startsHere = dimension === undefined || before.dimension === dimension
  const stays = dimension === undefined || eventsOf(all, 'dimension-change').length === 0
  const violation = violationOf(circumstances, { before, after, all, deadline })
  return {
    before,
    after,
    events,
    all,
    later,
    isEndValid: isInTime && endsHere,
    isWholeValid: isInTime && endsHere && startsHere && stays,
    ...(violation === undefined ? {} : { violation }),
  }
}

function dimensionFilter(
  before: Observation,
  all: readonly GameEvent[],
  wanted: string | undefined,
): (event: GameEvent) => boolean {
  if (wanted === undefined) return () => true
  const valid = new Set<GameEvent>()
  let current = before.dimension
  for (const event of all) {
    if (event.type === 'dimension-change') current = event.dimension
    if (current === wanted) valid.add(event)
  }
  return (event) => valid.has(event)
}

const dayTicks = 24_000

/** Ticks after sunrise at which a part of the day begins: those of the game's `time set`. */
const dayParts: Readonly<Record<DayPart, number>> = {
  noon: 6000,
  sunset: 12_000,
  night: 13_000,
  midnight: 18_000,
  sunrise: 23_000,
}

/** Ticks from the start to the part of the day; 0 when it has come already. */
function deadlineTick({ timeOfDay }: Observation, part: DayPart | undefined): number {
  if (part === undefined) return Infinity
  const isNight = timeOfDay >= dayParts.night && timeOfDay < dayParts.sunrise
  if ((part === 'night' || part === 'sunset') && (isNight || timeOfDay >= dayParts[part])) return 0
  return (dayParts[part] - timeOfDay + dayTicks) % dayTicks
}

/** The longer of the ticks that were counted and those the clock shows: who sleeps skips some. */
function elapsedTicks(before: Observation, after: Observation): number {
  const shown = (after.timeOfDay - before.timeOfDay + dayTicks) % dayTicks
  return Math.max(after.elapsedTicks, shown)
}

function violationOf(
  { before: part, without }: Circumstances,
  facts: Pick<Evidence, 'before' | 'after' | 'all'> & { readonly deadline: number },
): string | undefined {
  if (part !== undefined && facts.deadline === 0) return `It was too late for ${part} when the attempt began.`
  const hasDied = eventsOf(facts.all, 'death').length > 0
  if (without !== undefined && hasDied) return 'The agent died.'
  const isHurt =
    facts.after.health < facts.before.health ||
    eventsOf(facts.all, 'health-change').some(({ delta }) => delta < 0)
  return without === 'damage' && isHurt ? 'The agent was hurt.' : undefined
}

/** Whether the agent died. */
export function hasDied({ all }: Pick<Evidence, 'all'>): boolean {
  return eventsOf(all, 'death').length > 0
}

/** Whether a power a survival player lacks moved, healed or changed something: its command begins with one of these words. */
export function usedPower({ all }: Pick<Evidence, 'all'>, ...commands: readonly string[]): boolean {
  return eventsOf(all, 'operator-command').some(({ command }) => commands.includes(commandWord(command)))
}

/** First word of a command, without its slash and name space. */
export function commandWord(command: string): string {
  return (
    command
      .trim()
      .replace(/^\//, '')
      // What is run for somebody or somewhere else is the command behind it.
      .replace(/^(?:minecraft:)?execute\s.*\srun\s+/, '')
      .replace(/^minecraft:/, '')
      .split(/\s/)[0] ?? ''
  )
}
