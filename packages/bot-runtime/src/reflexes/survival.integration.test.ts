import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startNightPlatform, type Platform } from '../../testing/start-platform.ts'
import type { MinecraftStepResult } from '../step/run-step.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startNightPlatform()
})
beforeEach(() => platform.enter())
afterAll(() => platform.stop())

const deaths = ({ events }: MinecraftStepResult): readonly object[] =>
  events.filter(({ type }) => type === 'death')
const digs = ({ events }: MinecraftStepResult): readonly string[] =>
  events.flatMap((event) => (event.type === 'block-dig' ? [event.block] : []))
const logs = ({ events }: MinecraftStepResult): string =>
  events.flatMap((event) => (event.type === 'program-log' ? [event.text] : [])).join('\n')

const creatures = ({ observation }: MinecraftStepResult): readonly string[] =>
  observation.nearbyEntities.map(({ name }) => name)

/** A shield wears with what it stops. */
const usesOfShield = ({ observation }: MinecraftStepResult): number =>
  336 - (observation.usesLeft?.['shield'] ?? 336)

const walkAcross = (): string => `await goTo(bot, ${platform.vec(9, 0, 0)}, 1)`

test('wears armour and the shield as soon as a walk lets the hands free', async () => {
  for (const item of ['leather_helmet', 'iron_helmet', 'iron_boots', 'shield']) platform.give(item)
  const result = await platform.run(`await bot.waitForTicks(5); ${walkAcross()}`)
  expect(result.observation.equipment).toMatchObject({
    head: 'iron_helmet',
    feet: 'iron_boots',
    offHand: 'shield',
  })
  expect(result.observation.inventory['leather_helmet']).toBe(1)
})

test('leaves what is worn when nothing better is held', async () => {
  platform.give('iron_helmet')
  await platform.run('await bot.waitForTicks(5); await equipItem(bot, "iron_helmet")')
  platform.give('golden_helmet')
  const result = await platform.run(`await bot.waitForTicks(5); ${walkAcross()}`)
  expect(result.observation.equipment.head).toBe('iron_helmet')
})

test('meets the arrows of a skeleton with the shield', async () => {
  platform.give('shield')
  platform.give('iron_sword')
  await platform.run('await bot.waitForTicks(5); await equipItem(bot, "shield")')
  // On a pillar, so that it stays and shoots.
  platform.fill([11, 0, 0], [11, 3, 0], 'stone')
  platform.world.spawnMob('skeleton', platform.at(11.5, 4, 0.5))
  const result = await platform.run('await bot.waitForTicks(300)')
  expect(deaths(result)).toEqual([])
  expect(usesOfShield(result)).toBeGreaterThan(0)
  expect(result.observation.health).toBeGreaterThan(16)
})

test('meets the blast of a creeper with the shield, in a dead end and with empty hands', async () => {
  platform.give('shield')
  await platform.run('await bot.waitForTicks(5); await equipItem(bot, "shield")')
  // Blows that do no harm do not keep it off.
  platform.world.runCommand('effect give bot weakness 60 9')
  platform.fill([-2, 0, -2], [9, 3, 2], 'obsidian')
  platform.fill([-1, 0, 0], [8, 2, 0], 'air')
  platform.world.spawnMob('creeper', platform.at(7.5, 0, 0.5))
  const result = await platform.run('await bot.waitForTicks(400)')
  expect(deaths(result)).toEqual([])
  expect(creatures(result)).not.toContain('creeper')
  expect(usesOfShield(result)).toBeGreaterThan(0)
  expect(result.observation.health).toBeGreaterThan(14)
})

test('digs the head free when something falls on it', async () => {
  platform.fill([-1, 0, -1], [1, 2, 1], 'stone')
  platform.fill([0, 0, 0], [0, 0, 0], 'air')
  platform.fill([0, 1, 0], [0, 2, 0], 'sand')
  const result = await platform.run('await bot.waitForTicks(150)')
  expect(deaths(result)).toEqual([])
  expect(logs(result)).toContain('Dug sand away that the head was stuck in.')
  expect(result.observation.health).toBeGreaterThan(15)
})

test('digs the head free under water, too', async () => {
  platform.fill([-3, 0, -3], [3, 6, 3], 'stone')
  platform.fill([-2, 0, -2], [2, 5, 2], 'water')
  platform.fill([0, 1, 0], [0, 3, 0], 'gravel')
  const result = await platform.run('await bot.waitForTicks(400)')
  expect(deaths(result)).toEqual([])
  expect(logs(result)).toContain('Dug gravel away that the head was stuck in.')
})

test('breaks a deadly fall with a water bucket, and keeps the water', async () => {
  platform.give('water_bucket')
  await platform.run('await bot.waitForTicks(5)')
  platform.world.teleport('bot', platform.at(0.5, 34, 0.5))
  const result = await platform.run('await bot.waitForTicks(120)')
  expect(deaths(result)).toEqual([])
  expect(result.observation.health).toBe(20)
  expect(result.observation.inventory['water_bucket']).toBe(1)
})

test('pours no water on a ledge that a falling body flies past', async () => {
  platform.give('water_bucket')
  platform.fill([-12, 20, -3], [0, 29, 3], 'stone')
  platform.fill([1, 24, -3], [2, 24, 3], 'stone')
  platform.world.teleport('bot', platform.at(-2.5, 30, 0.5))
  const run = `
    await bot.waitForTicks(10)
    await bot.look(-Math.PI / 2, 0, true)
    for (const key of ['forward', 'sprint']) bot.setControlState(key, true)
    await bot.waitForTicks(24)
    bot.clearControlStates()
    await bot.waitForTicks(70)`
  const result = await platform.run(run)
  expect(deaths(result)).toEqual([])
  expect(result.observation.inventory['water_bucket']).toBe(1)
})

test.each([
  ['white_bed', 9],
  ['hay_block', 15],
])('breaks a deadly fall with a %s where water is gone at once, and keeps it', async (cushion, health) => {
  platform.give('water_bucket')
  platform.give(cushion)
  const { x, y, z } = platform.at(0, 0, 0)
  for (const order of [
    `fill ${x - 3} ${y - 30} ${z - 3} ${x + 3} ${y} ${z + 3} air`,
    `fill ${x - 3} ${y - 31} ${z - 3} ${x + 3} ${y - 31} ${z + 3} stone`,
  ])
    expect(platform.world.runCommand(`execute in the_nether run ${order}`).isSuccess).toBe(true)
  platform.world.teleport('bot', { x: x + 0.5, y: y - 6, z: z + 0.5, dimension: 'the_nether' })
  const result = await platform.run('await bot.waitForTicks(160)')
  expect(deaths(result)).toEqual([])
  // A fall of 24 blocks takes 21 of 20 points.
  expect(result.observation.health).toBeGreaterThanOrEqual(health)
  expect(result.observation.inventory).toMatchObject({ [cushion]: 1, water_bucket: 1 })
})

test('sets up torches in a dark tunnel, and none under the sky', async () => {
  platform.give('torch', 8)
  const outside = await platform.run(`await bot.waitForTicks(5); ${walkAcross()}`)
  expect(outside.observation.inventory['torch']).toBe(8)
  platform.fill([-12, 0, -2], [12, 4, 2], 'stone')
  platform.fill([-11, 0, 0], [11, 1, 0], 'air')
  platform.world.teleport('bot', platform.at(-10.5, 0, 0.5))
  const inside = await platform.run(`await bot.waitForTicks(20); ${walkAcross()}`)
  // Twenty blocks need two or three.
  expect([5, 6, 7]).toContain(inside.observation.inventory['torch'])
  expect(inside.observation.nearbyBlocks.map(({ name }) => name)).toContain('torch')
  expect(logs(inside)).toMatch(/Set up a torch\./)
  expect(inside.observation.position.x).toBeGreaterThan(platform.at(7, 0, 0).x)
})

test('walks round lava in its way', async () => {
  platform.fill([3, -1, -6], [5, -1, 6], 'lava')
  const result = await platform.run(walkAcross())
  expect(deaths(result)).toEqual([])
  expect(result.observation.health).toBe(20)
  expect(result.observation.position.x).toBeGreaterThan(platform.at(7, 0, 0).x)
})

test('swims out of lava that it was pushed into', async () => {
  platform.fill([2, -1, -6], [8, -1, 6], 'lava')
  platform.world.teleport('bot', platform.at(2.4, 0, 0.5))
  const result = await platform.run('await bot.waitForTicks(60)')
  expect(logs(result)).toContain('Swims out of lava')
  expect(deaths(result)).toEqual([])
  expect(result.observation.position.x).toBeLessThan(platform.at(2, 0, 0).x)
})

const countLava = async (): Promise<number> =>
  Number(
    logs(
      await platform.run(
        'console.log(bot.findBlocks({ matching: mcData.blocksByName.lava.id, maxDistance: 12, count: 99 }).length)',
      ),
    ),
  )

test('digs an ore with lava behind it, and keeps the lava out', async () => {
  platform.fill([3, 0, -2], [7, 4, 2], 'stone')
  platform.fill([3, 1, 0], [3, 1, 0], 'diamond_ore')
  platform.fill([4, 1, 0], [4, 1, 0], 'lava')
  platform.give('iron_pickaxe')
  platform.give('cobblestone', 8)
  const result = await platform.run(
    'await bot.waitForTicks(5); await mineBlock(bot, "diamond_ore", 1); await bot.waitForTicks(80)',
  )
  // A diamond in the far corner of the hole may take a step into it.
  expect(digs(result).filter((block) => block !== 'stone')).toEqual(['diamond_ore'])
  expect(result.observation.inventory).toMatchObject({ diamond: 1 })
  expect(result.observation.health).toBe(20)
  // Replaced, or closed in.
  expect(await countLava()).toBeLessThanOrEqual(1)
})

test.for([
  ['diamond_ore', 'diamond'],
  ['obsidian', 'obsidian'],
] as const)('covers the lava beside %s before it digs', async ([ore, drop]) => {
  platform.fill([3, -1, 0], [3, -1, 0], ore)
  platform.fill([4, -1, 0], [4, -1, 0], 'lava')
  platform.give('diamond_pickaxe')
  platform.give('cobblestone', 8)
  const result = await platform.run(
    `await bot.waitForTicks(5); await mineBlock(bot, "${ore}", 1); await bot.waitForTicks(80)`,
  )
  expect(result.observation.inventory[drop]).toBe(1)
  expect(result.observation.health).toBe(20)
  expect(await countLava()).toBe(0)
})

/** Puts an ore with lava behind it into a block of something. */
function buryOre(around: string): void {
  platform.fill([3, 0, -2], [7, 4, 2], around)
  platform.fill([3, 1, 0], [3, 1, 0], 'diamond_ore')
  platform.fill([4, 1, 0], [4, 1, 0], 'lava')
  platform.give('iron_pickaxe')
}

const mineBuried = 'await bot.waitForTicks(5); console.log((await mineBlock(bot, "diamond_ore", 1)).reason)'

test('leaves an ore beside lava alone when nothing is there to hold it back', async () => {
  platform.fill([-12, -3, -12], [12, -1, 12], 'bricks')
  buryOre('bricks')
  const result = await platform.run(mineBuried)
  expect(logs(result)).toContain('unreachable')
  expect(result.observation.inventory['diamond']).toBeUndefined()
})

test('digs stone to hold the lava beside an ore back when none is held', async () => {
  buryOre('stone')
  const result = await platform.run(mineBuried)
  expect(result.observation.inventory['diamond']).toBe(1)
  expect(result.observation.health).toBe(20)
})

test('a death names what killed, and how', async () => {
  platform.world.runCommand('damage bot 19')
  platform.world.spawnMob('zombie', platform.at(1.5, 0, 0.5))
  platform.fill([-1, 0, -1], [3, 2, 1], 'obsidian')
  platform.fill([0, 0, 0], [2, 1, 0], 'air')
  const slain = await platform.run('await bot.waitForTicks(200)')
  expect(deaths(slain)).toMatchObject([{ attacker: 'zombie', cause: 'was slain by Zombie' }])
})

test('a death that nobody brought about has a cause and no attacker', async () => {
  platform.world.teleport('bot', platform.at(0.5, 60, 0.5))
  const fallen = await platform.run('await bot.waitForTicks(200)')
  expect(deaths(fallen)).toMatchObject([{ cause: expect.stringContaining('fell') }])
  expect(deaths(fallen)[0]).not.toHaveProperty('attacker')
})

test('what was lost in a death is found again as long as it lies there', async () => {
  platform.give('diamond', 3)
  platform.world.runCommand('damage bot 19')
  await platform.run('await bot.waitForTicks(25)')
  platform.world.runCommand('damage bot 19')
  await platform.run('await bot.waitForTicks(40)')
  platform.world.teleport('bot', platform.at(6.5, 0, 0.5))
  const back = await platform.run(`await bot.waitForTicks(20)
    const place = await recall(bot, "death")
    await goTo(bot, place, 2)
    await collectDrops(bot, 12)`)
  expect(back.observation.inventory['diamond']).toBe(3)
  const later = await platform.run(
    'await bot.waitForTicks(60); console.log(String(await recall(bot, "death")))',
  )
  expect(logs(later)).toContain('null')
})

test('digs through the ceiling of a pocket of water before the breath is gone', async () => {
  platform.fill([-2, 0, -2], [2, 3, 2], 'stone')
  platform.fill([0, 2, 0], [0, 3, 0], 'dirt')
  platform.fill([0, 0, 0], [0, 1, 0], 'water')
  const result = await platform.run('await bot.waitForTicks(800)')
  expect(deaths(result)).toEqual([])
  expect(digs(result)).toEqual(['dirt', 'dirt'])
})

test.each([
  ['ahead', 1],
  ['back', -1],
  ['to the left', 0],
])('walks against a current that carries it into lava, looking %s', async (_where, x) => {
  platform.fill([-12, -1, -12], [12, -1, 12], 'lava')
  // A lane of water that ends over the lake.
  platform.fill([-4, -1, 0], [1, -1, 0], 'stone')
  platform.fill([-12, 0, -12], [12, 0, -1], 'stone')
  platform.fill([-12, 0, 1], [12, 0, 12], 'stone')
  platform.fill([-5, 0, 0], [-5, 1, 0], 'stone')
  platform.fill([-4, 0, 0], [-4, 0, 0], 'water')
  const result = await platform.run(
    `await bot.lookAt(bot.entity.position.offset(${x}, 1.62, ${x === 0 ? 3 : 0})); await bot.waitForTicks(150)`,
  )
  expect(deaths(result)).toEqual([])
  expect(result.observation.health).toBe(20)
  expect(logs(result)).toBe('Walks against the current, away from a fall or lava.')
})
