import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { foesInReach, foesNamed } from '../combat/foes.ts'

/** A fight from behind walls, as far as it has come. */
export interface Siege {
  readonly name: string
  readonly count: number
  readonly limitTicks: number
  kills: number
  /** Where kills fell whose drops have not been fetched. */
  drops: readonly Vec3[]
  sorties: number
  ticks: number
}

/** Blocks within which creatures of the kind are fought. */
export const siegeBlocks = 24

/** Health, in points of 20, with which one goes out of the walls. */
export const sortieHealth = 15

const besideBlocks = 2.6

/** The creature nearest to the bot that it can strike, or one of the siege beside its walls; undefined where neither is. */
export function foeBeside(bot: Bot, { name }: Siege): Bot['entity'] | undefined {
  return foesInReach(bot)[0] ?? foesNamed(bot, name, besideBlocks)[0]
}

/** Notes a creature that died there; others than those of the siege count for nothing. */
export function noteKill(
  siege: Siege,
  { name, position }: { readonly name?: string; readonly position: Vec3 },
): void {
  if (name !== siege.name) return
  siege.kills += 1
  siege.drops = [...siege.drops, position.floored()]
}
