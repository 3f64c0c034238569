import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, startQuickArena, testVersion, type QuickArena } from '../../testing/start-arena.ts'
import { createGenerator } from '../generation/index.ts'
import { hoursAt } from '../mobs/keep-hours.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'

let arena: QuickArena
beforeAll(async () => {
  arena = await startQuickArena({
    seed,
    generator: createGenerator,
    gamerules: { doMobSpawning: false, doDaylightCycle: false },
    difficulty: 'peaceful',
  })
  arena.world.runCommand('gamemode creative tester')
})
afterAll(async () => arena.stop())

const text = (line: string): string => arena.world.runCommand(line).text ?? ''

const registry = loadRegistry(testVersion)
const seed = 11
const { buildings } = createGenerator({ registry, seed })

/** Lets the tester stand above the middle of the structure that is nearest to the middle of the world. */
async function visit(name: string): Promise<Vec3> {
  const { world, bot } = arena
  const site = buildings?.near(name, { x: 0, z: 0 })
  if (!site) throw new Error(`There is no ${name}.`)
  const { x, y, z } = site
  expect(text(`execute positioned 0 80 0 run locate structure ${name}`)).toContain(`[${x}, ~, ${z}]`)
  world.teleport('tester', { x: x + 2.5, y: y + 16, z: z + 2.5 })
  await arena.until(() => Math.abs(bot.entity.position.z - z) < 5, name)
  await bot.waitForChunksToLoad()
  return new Vec3(x, y, z)
}

const idsOf = (pattern: RegExp): readonly number[] =>
  registry.blocksArray.filter(({ name }) => pattern.test(name)).map(({ id }) => id)

const blocksOf = (pattern: RegExp): readonly Vec3[] =>
  arena.bot.findBlocks({ matching: [...idsOf(pattern)], maxDistance: 48, count: 64 })

const named = (name: string) => arena.world.mobs.filter((mob) => mob.name === name)

test('a village has people, who trade, sleep in their beds and meet at the bell', async () => {
  const { world } = arena
  text('time set 3000')
  const middle = await visit('village')
  await arena.until(() => named('villager').length >= 3, 'villagers')
  expect(blocksOf(/^bell$/)).toEqual([middle.offset(0, 1, 0)])
  for (const part of [/_bed$/, /^composter$/, /^farmland$/, /_door$/, /_path$/])
    expect(blocksOf(part).length, String(part)).toBeGreaterThan(0)
  const beds = blocksOf(/_bed$/)
  expect(hoursAt(13_000)).toBe('rest')
  world.runCommand('time set 13000')
  world.step(1600)
  const resting = named('villager').filter(({ position }) =>
    beds.some((bed) => Math.hypot(bed.x + 0.5 - position.x, bed.z + 0.5 - position.z) < 2.2),
  )
  expect(resting.length).toBeGreaterThanOrEqual(Math.ceil(named('villager').length * 0.6))
  world.runCommand('time set 9500')
  const distance = (): number =>
    Math.min(
      ...named('villager').map(({ position }) => Math.hypot(position.x - middle.x, position.z - middle.z)),
    )
  world.step(1200)
  expect(distance()).toBeLessThan(12)
  expect(arena.errors).toEqual([])
})

test('chests of a village hold what their tables say, once', async () => {
  const { bot, world } = arena
  const [chest] = blocksOf(/^chest$/)
  if (!chest) throw new Error('The village has no chest.')
  const { x, y, z } = chest
  expect(world.containerAt({ x, y, z })?.some(Boolean)).toBe(true)
  world.teleport('tester', { x: x + 0.5, y: y + 1, z: z + 0.5 })
  await arena.ticks(5)
  const window = await bot.openContainer(blockAt(bot, chest))
  expect(window.containerItems().length).toBeGreaterThan(0)
  await window.close()
})

test.each([
  ['desert_pyramid', 'stone_pressure_plate', 4],
  ['jungle_pyramid', 'chiseled_stone_bricks', 2],
  ['ruined_portal', 'crying_obsidian', 1],
  ['pillager_outpost', 'dark_oak_log', 1],
  ['shipwreck', 'dark_oak_trapdoor', 3],
  ['mineshaft', 'cobweb', 3],
  ['monument', 'sea_lantern', 0],
])('a %s stands where it is located, with its chests', async (name, sign, chests) => {
  await visit(name)
  await arena.until(() => blocksOf(new RegExp(`^${sign}$`)).length > 0, sign)
  expect(blocksOf(/^chest$/).length).toBeGreaterThanOrEqual(Math.min(chests, 1))
  expect(arena.errors).toEqual([])
})

test('structures are placed with their chests and people', async () => {
  const { bot, world } = arena
  const start = new Vec3(20, 200, 20)
  world.teleport('tester', { x: 20.5, y: 215, z: 20.5 })
  await bot.waitForChunksToLoad()
  expect(text('place structure desert_pyramid 20 200 20')).toMatch(/^Generated structure/)
  await arena.until(() => bot.blockAt(start)?.name === 'blue_terracotta', 'the pyramid')
  expect(world.containerAt({ x: 20, y: 189, z: 18 })?.some(Boolean)).toBe(true)
  expect(text('place structure sand_castle')).toMatch(/^There is no structure/)
  expect(text('place feature oak')).toMatch(/^Incorrect argument/)
  expect(testVersion).toBe(world.version)
})
