import type { WorldContext } from '../context/world-context.ts'
import { canSee } from '../combat/can-see.ts'
import { playSound } from '../protocol/sound-packet.ts'
import { explode } from './explode.ts'
import type { Mob } from '../context/mob.ts'

const fuseTicks = 30
const lightBlocks = 3
const creeperPower = 3
// Once lit it goes on until the player is this far away.
const giveUpBlocks = 7

/** Lets a creeper's fuse burn near its enemy, or go out; true while it burns. */
export function burnFuse(world: WorldContext, creeper: Mob, distance: number): boolean {
  const { mind } = creeper
  const isNear = distance < (mind.fuseTicks > 0 ? giveUpBlocks : lightBlocks)
  const isLit = isNear && mind.target !== undefined && canSee(world, creeper, mind.target)
  if (!isLit && mind.fuseTicks === 0) return false
  if (mind.fuseTicks === 0) {
    showFuse(world, creeper, 1)
    playSound(world, creeper.position, { name: 'entity.creeper.primed', category: 'hostile' })
  }
  mind.fuseTicks += isLit ? 1 : -1
  mind.thinkAtTick = world.tick + 1
  if (mind.fuseTicks === 0) showFuse(world, creeper, -1)
  if (mind.fuseTicks >= fuseTicks) {
    world.entities.remove(creeper)
    explode(
      world,
      { ...creeper.position, y: creeper.position.y + 0.1 },
      {
        power: creeperPower,
        source: creeper,
        breaksBlocks: world.gamerules.mobGriefing,
      },
    )
  }
  return mind.fuseTicks > 0
}

const showFuse = (world: WorldContext, creeper: Mob, direction: 1 | -1): void =>
  world.entities.setMetadata(creeper, 'swell_dir', { type: 'int', value: direction })
