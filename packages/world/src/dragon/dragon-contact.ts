import type { BodyPart } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { pushPlayer } from '../combat/push-player.ts'
import { scaleToDifficulty } from '../combat/scale-to-difficulty.ts'
import { isPerched, type Dragon, type DragonState } from './dragon-state.ts'

// https://minecraft.wiki/w/Ender_Dragon#Damage
const headDamage = 10
const wingDamage = 5
// Blocks beside a part in which it still hurts; those of the wings hang lower than they are.
const headMargin = { aside: 1, up: 1, down: 1 }
const wingMargin = { aside: 4, up: 0, down: 4 }
const headPush = 0.4
const wingPush = 1.6
// A blow makes it harmless for half a second.
const harmlessTicks = 10

/** Lets the wings of a flying dragon hurt and throw aside whoever they meet, and its head and neck hurt always. */
export function touchPlayers(world: WorldContext, dragon: Dragon, state: DragonState): void {
  if (state.phase === 'dying' || world.tick - dragon.hurtAtTick < harmlessTicks) return
  const { parts = [] } = dragon
  const wings = isPerched(state) ? [] : parts.filter(({ name }) => name === 'wing')
  const heads = parts.filter(({ name }) => name === 'head' || name === 'neck')
  for (const player of world.players.slice()) {
    if (player.position.dimension !== dragon.position.dimension) continue
    const hurt = (damage: number, push: number): void => {
      const amount = scaleToDifficulty(world, damage)
      if (damagePlayer(world, player, { amount, source: 'attack', attacker: dragon }) > 0)
        pushPlayer(player, dragon.position, push)
    }
    // A server that does not hurt a player pushes none either, so that the wings on the perch do nothing.
    if (wings.some((wing) => isMet(player, wing, wingMargin))) hurt(wingDamage, wingPush)
    if (heads.some((head) => isMet(player, head, headMargin))) hurt(headDamage, headPush)
  }
}

/** Whether a player's body is in the box of a part, so much widened. */
function isMet(
  { position: { x, y, z }, width, height }: Pick<Player, 'position' | 'width' | 'height'>,
  part: BodyPart,
  margin: typeof headMargin,
): boolean {
  const reach = (part.width + width) / 2 + margin.aside
  return (
    Math.abs(x - part.position.x) < reach &&
    Math.abs(z - part.position.z) < reach &&
    y < part.position.y + part.height + margin.up &&
    y + height > part.position.y - margin.down
  )
}
