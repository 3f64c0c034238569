import { afterAll, beforeAll, expect, test } from 'vitest'
import { testVersion } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'
import { createCaveRegions } from '../generation/caves/cave-regions.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'

const seed = 7
const registry = loadRegistry(testVersion)
const regions = createCaveRegions(registry, seed)
// 1.16.5 has neither.
const isOld = registry.entitiesByName['axolotl'] === undefined
let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ seed, difficulty: 'peaceful', viewDistanceChunks: 4 })
})
afterAll(async () => arena.stop())

/** Middle of ground whose caves are all lush, or all bare, from a z on. */
function groundOf(kind: 'lush' | undefined, fromZ = 200): { readonly x: number; readonly z: number } {
  const isWhole = (x: number, z: number): boolean =>
    [-48, -24, 0, 24, 48].every((dx) => [-12, 0, 12].every((dz) => regions.kindAt(x + dx, z + dz) === kind))
  for (let x = 0; x < 4000; x += 64) for (let z = fromZ; z < 2000; z += 64) if (isWhole(x, z)) return { x, z }
  throw new Error('No such ground.')
}

/** Lets the tester stand between two pools under rock; returns the names of what came into them. */
async function waitAtPools(
  { x, z }: { readonly x: number; readonly z: number },
  y: number,
): Promise<readonly string[]> {
  const { world } = arena
  world.teleport('tester', { x: x + 0.5, y: 64, z: z + 0.5 })
  await arena.ticks(120)
  arena.run('gamemode creative tester')
  for (const side of [-1, 1]) {
    const [from, to] = [x + side * 25, x + side * 45]
    arena.run(
      `fill ${Math.min(from, to) - 1} ${y - 1} ${z - 13} ${Math.max(from, to) + 1} ${y + 4} ${z + 13} stone`,
      `fill ${Math.min(from, to)} ${y} ${z - 12} ${Math.max(from, to)} ${y + 1} ${z + 12} water`,
    )
  }
  arena.run(`fill ${x} ${y + 1} ${z} ${x} ${y + 1} ${z} stone`)
  arena.run('kill @e[type=!player]')
  world.teleport('tester', { x: x + 0.5, y: y + 2, z: z + 0.5 })
  arena.run('gamerule doMobSpawning true')
  await arena.ticks(2400)
  arena.run('gamerule doMobSpawning false')
  // Herds come on the land above.
  return world.mobs.filter(({ position }) => position.y < 60).map(({ name }) => name)
}

test.skipIf(isOld)('axolotls come in the water of lush caves, and nothing else does', async () => {
  const came = await waitAtPools(groundOf('lush'), 44)
  expect(came.length).toBeGreaterThan(0)
  expect(came.length).toBeLessThan(9)
  expect(new Set(came)).toEqual(new Set(['axolotl']))
})

test.skipIf(isOld)('glow squids come in the dark water of bare caves far below', async () => {
  const came = await waitAtPools(groundOf(undefined), 12)
  expect(came.length).toBeGreaterThan(0)
  expect(came.length).toBeLessThan(9)
  expect(new Set(came)).toEqual(new Set(['glow_squid']))
})

test('bare caves at the height of the land have neither', async () => {
  expect(await waitAtPools(groundOf(undefined, 600), 44)).toEqual([])
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
