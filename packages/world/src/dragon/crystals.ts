import type { CrystalEntity } from '../context/entity.ts'
import { distanceBetween, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { endPillars } from '../generation/structures/end-pillars.ts'
import type { Dragon } from './dragon-state.ts'

const healBlocks = 32
const healTicks = 10

/** Puts a crystal into the world. */
export function placeCrystal(world: WorldContext, position: Place, isBaseShown: boolean): CrystalEntity {
  const crystal: CrystalEntity = {
    ...world.entities.create({ typeName: 'end_crystal', position }),
    kind: 'crystal',
  }
  crystal.metadata.set('show_bottom', { type: 'boolean', value: isBaseShown })
  return world.entities.add(crystal)
}

/** Puts a crystal on every tower of the End. */
export function placeTowerCrystals(world: WorldContext): void {
  for (const { x, z, top } of endPillars(world.seed)) {
    const bedrock = { x, y: top, z, dimension: 'the_end' } as const
    world.blocks.place(bedrock, 'bedrock')
    world.blocks.place({ ...bedrock, y: top + 1 }, 'fire')
    placeCrystal(world, { ...bedrock, x: x + 0.5, y: top + 1, z: z + 0.5 }, true)
  }
}

/** The crystals of the End that stand. */
export function crystalsOf(world: WorldContext): readonly CrystalEntity[] {
  const found: CrystalEntity[] = []
  for (const entity of world.entities.all())
    if (entity.kind === 'crystal' && entity.position.dimension === 'the_end') found.push(entity)
  return found
}

/** The crystal that heals the dragon now; absent when none is near enough. */
export function healerOf(world: WorldContext, dragon: Dragon): CrystalEntity | undefined {
  const near = crystalsOf(world)
    .map((crystal) => ({ crystal, distance: distanceBetween(crystal.position, dragon.position) }))
    .filter(({ distance }) => distance <= healBlocks)
  return near.sort((left, right) => left.distance - right.distance)[0]?.crystal
}

/** Lets a crystal give the dragon health back. */
export function healDragon(world: WorldContext, dragon: Dragon): void {
  if (world.tick % healTicks !== 0 || dragon.health >= dragon.maxHealth) return
  if (healerOf(world, dragon)) dragon.health = Math.min(dragon.maxHealth, dragon.health + 1)
}
