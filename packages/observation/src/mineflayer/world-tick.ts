import type { Bot } from 'mineflayer'

/** Age of the world in ticks; 0 until the server has told it. */
export function worldTick({ time }: Pick<Bot, 'time'>): number {
  const age: unknown = time.age
  return typeof age === 'number' && Number.isFinite(age) ? age : 0
}
