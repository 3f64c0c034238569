import { biomeTraits } from './biome-kind.ts'
import { seaLevel, type Terrain } from './create-terrain.ts'
import type { TreePlan } from './plants/create-tree-plan.ts'
import type { BlockPosition } from '../columns/chunk-column.ts'

/** Land in which a spawn position is searched. */
export interface FindSpawnOptions {
  readonly terrain: Terrain
  readonly plan: TreePlan
  readonly isOpenGround: (x: number, z: number) => boolean
}

// A first day needs about six logs for tools and a table, and trees give four or five each.
const treesWanted = 4
const treeRange = 20
const step = 8
const rings = 250

/** The nearest place to the origin on dry, closed, fairly flat land with trees in sight but none overhead. */
export function findSpawn({ terrain, plan, isOpenGround }: FindSpawnOptions): BlockPosition {
  for (let ring = 0; ring < rings; ring++) {
    for (const [stepX, stepZ] of ringSteps(ring)) {
      const x = stepX * step
      const z = stepZ * step
      const { height, kind } = terrain.groundAt(x, z)
      if (height <= seaLevel || height > seaLevel + 25 || biomeTraits[kind].trees === 0) continue
      if (isOpenGround(x, z) || !isFlat(terrain, { x, z, height })) continue
      if (hasTreesAround(plan, { x, z })) return { x, y: height + 1, z }
    }
  }
  return { x: 0, y: Math.max(seaLevel, terrain.groundAt(0, 0).height) + 1, z: 0 }
}

function ringSteps(ring: number): readonly (readonly [number, number])[] {
  if (ring === 0) return [[0, 0]]
  const steps: (readonly [number, number])[] = []
  for (let along = -ring; along < ring; along++) {
    steps.push([along, -ring], [ring, along], [-along, ring], [-ring, -along])
  }
  return steps
}

function isFlat(terrain: Terrain, { x, z, height }: { x: number; z: number; height: number }): boolean {
  for (const [dx, dz] of [
    [4, 0],
    [-4, 0],
    [0, 4],
    [0, -4],
  ] as const) {
    const other = terrain.groundAt(x + dx, z + dz).height
    if (Math.abs(other - height) > 2 || other < seaLevel) return false
  }
  return true
}

function hasTreesAround(plan: TreePlan, { x, z }: { x: number; z: number }): boolean {
  const chunkX = Math.floor(x / 16)
  const chunkZ = Math.floor(z / 16)
  let near = 0
  for (let dx = -2; dx <= 2; dx++) {
    for (let dz = -2; dz <= 2; dz++) {
      for (const tree of plan(chunkX + dx, chunkZ + dz)) {
        const distance = Math.max(Math.abs(tree.x - x), Math.abs(tree.z - z))
        if (distance < 6) return false
        if (distance <= treeRange) near++
      }
    }
  }
  return near >= treesWanted
}
