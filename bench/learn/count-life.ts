import type { VoyagerEvent } from '@voyager-mc/voyager'
import type { MilestoneResult } from '../milestones/count-milestones.ts'
import type { LifeResult } from './life-result.ts'

const ticksPerMinute = 1200

/** Counts what happens in a life, by the clock of its world. */
export interface LifeCount {
  readonly take: (event: VoyagerEvent) => void
  /** A reason to end the life, once its minutes are over. */
  timeIsUp(): string | undefined
  result(): Omit<LifeResult, 'wallMs' | 'cpuMs' | 'residentMb' | 'end' | 'isOver' | keyof MilestoneResult>
}

export function countLife({
  minutes,
  known,
  until,
}: {
  readonly minutes: number
  /** Skills the life begins with. */
  readonly known: readonly string[]
  /** Item that ends the life. */
  readonly until?: string | undefined
}): LifeCount {
  const limit = minutes * ticksPerMinute
  const skills = new Set(known)
  const first = new Map<string, number>()
  let [ticks, deaths, attempts, programs, callingPrograms, operatorCommands] = [0, 0, 0, 0, 0, 0]
  const hold = (item: string, tick: number): void => {
    if (tick <= limit && !first.has(item)) first.set(item, tick)
  }
  const takeStep = ({ step }: Extract<VoyagerEvent, { type: 'step-end' }>): void => {
    for (const event of step.events) {
      if (event.type === 'item-change' && event.delta > 0) hold(event.item, ticks + event.tick)
      if (event.type === 'death' && ticks + event.tick <= limit) deaths += 1
      if (event.type === 'operator-command') operatorCommands += 1
    }
    ticks += step.observation.elapsedTicks
    for (const item of Object.keys(step.observation.inventory)) hold(item, ticks)
  }
  return {
    take(event) {
      if (event.type === 'step-end') takeStep(event)
      if (event.type === 'attempt-end') attempts += 1
      if (event.type === 'skill-add') skills.add(event.name)
      if (event.type === 'program-write') {
        const { name: own, source } = event.program
        programs += 1
        if ([...skills].some((name) => name !== own && new RegExp(`\\b${name}\\(`).test(source)))
          callingPrograms += 1
      }
    },
    timeIsUp() {
      if (until !== undefined && first.has(until)) return `${until} was held`
      return ticks >= limit ? `${minutes} world minutes are over` : undefined
    },
    result: () => ({
      items: first.size,
      ...whenHeld(first),
      deaths,
      attempts,
      worldMinutes: ticks / ticksPerMinute,
      programs,
      callingPrograms,
      operatorCommands,
    }),
  }
}

/** World minutes in which the two tools were first held. */
function whenHeld(first: ReadonlyMap<string, number>): Pick<LifeResult, 'ironPickaxe' | 'diamondPickaxe'> {
  const [iron, diamond] = [first.get('iron_pickaxe'), first.get('diamond_pickaxe')]
  return {
    ...(iron !== undefined && { ironPickaxe: iron / ticksPerMinute }),
    ...(diamond !== undefined && { diamondPickaxe: diamond / ticksPerMinute }),
  }
}
