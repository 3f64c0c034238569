import type { Mob } from '../context/mob.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { walkToPlace } from './walk-to-place.ts'

/** Part of a villager's day. */
export type VillagerHours = 'rest' | 'work' | 'meet' | 'stroll'

// https://minecraft.wiki/w/Villager#Schedules
const workTick = 2000
const meetTick = 9000
const strollTick = 11_000
const restTick = 12_000

/** Tells what villagers do at a time of the day. */
export function hoursAt(timeOfDay: number): VillagerHours {
  if (timeOfDay >= restTick) return 'rest'
  if (timeOfDay >= strollTick || timeOfDay < workTick) return 'stroll'
  return timeOfDay >= meetTick ? 'meet' : 'work'
}

// Whoever is that near is where it wants to be.
const nearBlocks = { rest: 1.6, work: 2.2, meet: 5 } as const
const restTicks = 40
// Workers stay at their station for a part of their hours and stroll between.
const shiftTicks = 600

/** Lets a villager with a home sleep, work and meet others; false when it may stroll about. */
export function keepHours(world: WorldContext, mob: Mob): boolean {
  const { home } = mob
  const hours = hoursAt(world.sky.timeOfDay)
  if (!home || hours === 'stroll') return false
  const isBreak = Math.floor((world.tick + mob.id * 97) / shiftTicks) % 2 === 1
  if (hours === 'work' && isBreak) return false
  const to = { rest: home.bed, work: home.station, meet: home.meeting }[hours]
  const isThere = walkToPlace(world, mob, { to: middleOf(mob, to), near: nearBlocks[hours] })
  if (!isThere) return true
  if (hours === 'meet') return false
  mob.mind.thinkAtTick = world.tick + restTicks
  return true
}

const middleOf = ({ position }: Mob, { x, y, z }: Omit<Place, 'dimension'>): Place => ({
  x: x + 0.5,
  y,
  z: z + 0.5,
  dimension: position.dimension,
})
