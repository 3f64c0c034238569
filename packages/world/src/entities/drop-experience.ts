import type { ExperienceOrbEntity } from '../context/entity.ts'
import type { Place, Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

const sizeBlocks = 0.5

// Vanilla packs points into orbs of these sizes, the largest first.
const sizes: readonly number[] = [2477, 1237, 617, 307, 149, 73, 37, 17, 7, 3, 1]

/** Drops experience points as orbs that fly to the nearest player. */
export function dropExperience(world: WorldContext, points: number, position: Place): void {
  for (let left = Math.floor(points); left > 0;) {
    const amount = sizes.find((size) => size <= left) ?? 1
    left -= amount
    spawnOrb(world, amount, {
      position,
      velocity: {
        x: (world.random() - 0.5) * 0.2,
        y: world.random() * 0.2,
        z: (world.random() - 0.5) * 0.2,
      },
    })
  }
}

/** Puts one orb into the world. */
export function spawnOrb(
  world: WorldContext,
  amount: number,
  { position, velocity }: { readonly position: Place; readonly velocity: Position },
): ExperienceOrbEntity {
  return world.entities.add<ExperienceOrbEntity>({
    ...world.entities.create({
      typeName: 'experience_orb',
      position,
      velocity,
      width: sizeBlocks,
      height: sizeBlocks,
    }),
    kind: 'experience-orb',
    amount,
  })
}
