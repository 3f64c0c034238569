import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Schematic } from 'prismarine-schematic'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schematics-'))
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})

afterAll(async () => {
  await platform.stop()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(() => platform.enter({ schematics: folder }))

test(
  'sailTo sets the carried boat on water, rows round an island and takes the boat along',
  { retry: 0 },
  async () => {
    platform.fill([4, -2, -12], [40, -1, 12], 'stone')
    platform.fill([4, -1, -10], [38, -1, 10], 'water')
    platform.fill([18, -1, -5], [20, 1, 10], 'stone')
    platform.give('oak_boat')
    const result = await platform.call(`await sailTo(bot, ${platform.vec(34, 0, 6)})`)
    expect(result).toMatchObject({ status: 'succeeded', detail: { blocksLeft: expect.any(Number) } })
    expect(Math.hypot(platform.self().position.x - 34, platform.self().position.z - 6)).toBeLessThan(8)
    expect(platform.carried('oak_boat')).toBe(1)
  },
)

test('sailTo says how far water leads, and what is missing', { retry: 0 }, async () => {
  const to = platform.vec(34, 0, 0)
  expect(await platform.reasonOf(`await sailTo(bot, ${to})`)).toMatch(/^missing-item: No boat/)
  platform.give('oak_boat')
  expect(await platform.reasonOf(`await sailTo(bot, ${platform.vec(5000, 0, 0)})`)).toMatch(
    /at most 2000 blocks away, not 5000/,
  )
  platform.fill([4, -2, -6], [14, -1, 6], 'stone')
  platform.fill([4, -1, -5], [12, -1, 5], 'water')
  expect(await platform.reasonOf(`await sailTo(bot, ${to})`)).toMatch(
    /^unreachable: No water leads on; \d+ blocks are left/,
  )
})

test('glideTo flies with rockets from level ground and lands where it was told', { retry: 0 }, async () => {
  platform.fill([30, -2, -8], [90, -1, 8], 'stone')
  platform.give('elytra')
  platform.give('firework_rocket', 12)
  const result = await platform.call(`await glideTo(bot, ${platform.vec(70, 0, 0)})`)
  expect(result).toMatchObject({ status: 'succeeded' })
  expect(Math.hypot(platform.self().position.x - 70, platform.self().position.z)).toBeLessThan(6)
  expect(platform.carried('firework_rocket')).toBeLessThan(12)
})

test('glideTo needs an elytra, and a height or rockets', { retry: 0 }, async () => {
  const to = platform.vec(10, 0, 0)
  expect(await platform.reasonOf(`await glideTo(bot, ${to})`)).toBe('missing-item: No elytra in inventory')
  platform.give('elytra')
  expect(await platform.reasonOf(`await glideTo(bot, ${to})`)).toMatch(
    /^not-possible: I cannot take off here; stand at an edge/,
  )
  expect(await platform.reasonOf(`await glideTo(bot, ${platform.vec(0, 0, 9000)})`)).toMatch(
    /at most 2000 blocks away/,
  )
})

test('readSign reads what a bot has written, and says that a blank one is blank', { retry: 0 }, async () => {
  expect(await platform.reasonOf('await readSign(bot)')).toMatch(/^not-found: No sign nearby/)
  platform.give('oak_sign')
  const at = platform.vec(3, 0, 0)
  await platform.run(`await bot.waitForTicks(5); await placeItem(bot, "oak_sign", ${at}); await bot.waitForTicks(5)
    bot.updateSign(bot.blockAt(${at}), "Home\\nto the east")
    await bot.waitForTicks(5)`)
  expect(await platform.call('await readSign(bot)')).toMatchObject({
    status: 'succeeded',
    detail: { front: ['Home', 'to the east'], back: [] },
  })
  expect(await platform.reasonOf(`await readSign(bot, [${platform.vec(0, -1, 0)}])`)).toMatch(
    /^not-found: No sign at .* it is stone/,
  )
})

async function draw(
  name: string,
  rows: readonly (readonly [x: number, y: number, z: number, block: string])[],
) {
  const { version } = platform.world
  const size = new Vec3(3, 3, 3)
  const names = ['air', ...new Set(rows.map(([, , , block]) => block))]
  const { registry } = platform.environment.bot ?? {}
  const palette = names.map((block) => registry?.blocksByName[block]?.defaultState ?? 0)
  const blocks = Array.from({ length: 27 }, () => 0)
  for (const [x, y, z, block] of rows) blocks[(y * size.z + z) * size.x + x] = names.indexOf(block)
  const schematic = new Schematic(version, size, new Vec3(0, 0, 0), palette, blocks)
  await writeFile(join(folder, `${name}.schem`), await schematic.write())
}

test('buildSchematic builds a file of the folder block by block', { retry: 0 }, async () => {
  await draw('arch', [
    [0, 0, 0, 'cobblestone'],
    [0, 1, 0, 'cobblestone'],
    [2, 0, 0, 'cobblestone'],
    [2, 1, 0, 'cobblestone'],
    [1, 2, 0, 'oak_planks'],
    [0, 2, 0, 'oak_planks'],
    [2, 2, 0, 'oak_planks'],
  ])
  const build = `await buildSchematic(bot, "arch", ${platform.vec(3, 0, 3)})`
  platform.give('cobblestone', 3)
  expect(await platform.reasonOf(build)).toMatch(/^missing-item: .*1 more cobblestone.*3 more oak_planks/)
  platform.give('cobblestone', 1)
  platform.give('oak_planks', 3)
  expect(await platform.call(build)).toMatchObject({
    status: 'succeeded',
    detail: { schematic: 'arch', built: 7 },
  })
  expect(platform.world.blockAt(platform.at(4, 2, 3)).name).toBe('oak_planks')
  expect(platform.world.blockAt(platform.at(5, 1, 3)).name).toBe('cobblestone')
})

test('buildSchematic refuses what is no name, no file and no schematic', { retry: 0 }, async () => {
  const at = platform.vec(3, 0, 3)
  await writeFile(join(folder, 'broken.schem'), 'nothing of the kind')
  await draw('pool', [[0, 0, 0, 'water']])
  expect(await platform.reasonOf(`await buildSchematic(bot, "../etc/passwd", ${at})`)).toMatch(
    /letters, digits, _ and -/,
  )
  expect(await platform.reasonOf(`await buildSchematic(bot, "castle", ${at})`)).toMatch(
    /^not-found: There is no castle.schem/,
  )
  expect(await platform.reasonOf(`await buildSchematic(bot, "broken", ${at})`)).toMatch(
    /^not-possible: .* cannot be read/,
  )
  expect(await platform.reasonOf(`await buildSchematic(bot, "pool", ${at})`)).toMatch(
    /^not-possible: Nobody can place water/,
  )
})
