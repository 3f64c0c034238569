import type { WorldContext } from '../context/world-context.ts'
import { canSee } from '../combat/can-see.ts'
import { explode } from './explode.ts'
import type { Mob } from '../context/mob.ts'

const FUSE_TICKS = 30
const LIGHT_BLOCKS = 3
const CREEPER_POWER = 3
// Once lit it goes on until the player is this far away.
const GIVE_UP_BLOCKS = 7

/** Lets a creeper's fuse burn near its enemy, or go out; true while it burns. */
export function burnFuse(world: WorldContext, creeper: Mob, distance: number): boolean {
  const { mind } = creeper
  const isNear = distance < (mind.fuseTicks > 0 ? GIVE_UP_BLOCKS : LIGHT_BLOCKS)
  const isLit = isNear && mind.target !== undefined && canSee(world, creeper, mind.target)
  if (!isLit && mind.fuseTicks === 0) return false
  if (mind.fuseTicks === 0) showFuse(world, creeper, 1)
  mind.fuseTicks += isLit ? 1 : -1
  mind.thinkAtTick = world.tick + 1
  if (mind.fuseTicks === 0) showFuse(world, creeper, -1)
  if (mind.fuseTicks >= FUSE_TICKS) {
    world.entities.remove(creeper)
    explode(
      world,
      { ...creeper.position, y: creeper.position.y + 0.1 },
      {
        power: CREEPER_POWER,
        source: creeper,
        breaksBlocks: world.gamerules.mobGriefing,
      },
    )
  }
  return mind.fuseTicks > 0
}

const showFuse = (world: WorldContext, creeper: Mob, direction: 1 | -1): void =>
  world.entities.setMetadata(creeper, 'swell_dir', { type: 'int', value: direction })
