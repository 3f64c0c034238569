import type { CrystalEntity, Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { explode } from './explode.ts'

const power = 6

/** Lets a crystal blow up, with the others near it. */
export function breakCrystal(
  world: WorldContext,
  crystal: CrystalEntity,
  attacker: Player | Entity | undefined,
): void {
  if (crystal.isRemoved) return
  world.hooks.crystalBroken({ crystal, ...(attacker && { attacker }) })
  world.entities.remove(crystal)
  explode(world, crystal.position, { power, source: crystal, breaksBlocks: true })
}
