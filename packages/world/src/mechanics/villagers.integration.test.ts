import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
beforeEach(async () => {
  arena.world.runCommand('clear tester')
  arena.world.runCommand('kill @e[type=villager]')
  await arena.ticks(30)
})
afterAll(async () => arena.stop())

type Entity = MobArena['bot']['entity']

async function summon(profession: string): Promise<Entity> {
  const { bot, world } = arena
  const { x, y, z } = bot.entity.position
  world.runCommand(
    `summon villager ${x + 1.5} ${y} ${z} {VillagerData:{profession:"minecraft:${profession}"}}`,
  )
  const seen = (): Entity | undefined => Object.values(bot.entities).find(({ name }) => name === 'villager')
  await arena.until(() => seen() !== undefined, `a ${profession}`)
  const villager = seen()
  if (!villager) throw new Error(`No ${profession} came.`)
  return villager
}

test('a farmer buys wheat and sells bread, and trading gives experience', async () => {
  const { bot, world } = arena
  const farmer = await summon('farmer')
  await arena.give('wheat', 45)
  const window = await bot.openVillager(farmer)
  const names = window.trades.map(({ inputItem1, outputItem }) => `${inputItem1.name} ${outputItem.name}`)
  expect(names).toContain('wheat emerald')
  await bot.trade(window, names.indexOf('wheat emerald'), 2)
  await arena.until(() => arena.carried()['emerald'] === 2, 'two emeralds')
  await bot.trade(window, names.indexOf('emerald bread'), 1)
  await arena.until(() => arena.carried()['bread'] === 6, 'the bread')
  await bot.closeWindow(window)
  await arena.ticks(3)
  expect(arena.carried()).toEqual({ wheat: 5, emerald: 1, bread: 6 })
  await arena.until(() => (world.players[0]?.experience ?? 0) > 0, 'experience')
})

test('a fletcher takes two prices at once', async () => {
  const { bot } = arena
  const fletcher = await summon('fletcher')
  await arena.give('emerald', 1)
  await arena.give('gravel', 10)
  const window = await bot.openVillager(fletcher)
  const index = window.trades.findIndex(({ outputItem }) => outputItem.name === 'flint')
  expect(window.trades[index]?.hasItem2).toBe(true)
  await bot.trade(window, index, 1)
  await arena.until(() => arena.carried()['flint'] === 10, 'the flint')
  await bot.closeWindow(window)
  await arena.ticks(3)
  expect(arena.carried()).toEqual({ flint: 10 })
})

test('a trade is sold out until the villager has worked', async () => {
  const { bot, world } = arena
  const smith = await summon('toolsmith')
  await arena.give('iron_ingot', 52)
  const ingotTrade = async (): Promise<readonly [Awaited<ReturnType<typeof bot.openVillager>>, number]> => {
    const window = await bot.openVillager(smith)
    return [window, window.trades.findIndex(({ inputItem1 }) => inputItem1.name === 'iron_ingot')]
  }
  const [window, index] = await ingotTrade()
  await bot.trade(window, index, 12)
  await arena.until(() => arena.carried()['emerald'] === 12, 'the emeralds')
  await bot.closeWindow(window)
  await arena.ticks(3)
  const [empty] = await ingotTrade()
  expect(empty.trades[index]).toMatchObject({ tradeDisabled: true, nbTradeUses: 12 })
  await bot.closeWindow(empty)
  world.step(12_000)
  await arena.ticks(4)
  world.teleport('tester', smith.position)
  await arena.ticks(4)
  const [fresh] = await ingotTrade()
  expect(fresh.trades[index]).toMatchObject({ tradeDisabled: false, nbTradeUses: 0 })
  await bot.closeWindow(fresh)
})

test('a sold-out trade stays so in a world that is restored', async () => {
  const { bot, world } = arena
  const villagers = (): readonly Entity[] =>
    Object.values(bot.entities).filter(({ name }) => name === 'villager')
  const smith = await summon('armorer')
  await arena.give('diamond', 14)
  const window = await bot.openVillager(smith)
  const index = window.trades.findIndex(({ inputItem1 }) => inputItem1.name === 'diamond')
  await bot.trade(window, index, 12)
  await bot.closeWindow(window)
  world.step(6000)
  const snapshot = world.snapshot()
  world.runCommand('kill @e[type=villager]')
  await arena.until(() => villagers().length === 0, 'the end of the armorer')
  world.restore(snapshot)
  await arena.until(() => villagers().length === 1, 'the armorer')
  const offer = async (): Promise<object | undefined> => {
    const [same] = villagers()
    if (!same) throw new Error('The armorer is gone.')
    world.teleport('tester', same.position)
    await arena.ticks(4)
    const open = await bot.openVillager(same)
    const found = open.trades[index]
    await bot.closeWindow(open)
    return found
  }
  expect(await offer()).toMatchObject({ tradeDisabled: true, nbTradeUses: 12 })
  // It works when it would have worked.
  world.step(5990)
  await arena.ticks(10)
  expect(await offer()).toMatchObject({ tradeDisabled: false, nbTradeUses: 0 })
})

test('what lies in the window comes back when it closes, and goods without a price stay', async () => {
  const { bot } = arena
  const cleric = await summon('cleric')
  await arena.give('gold_ingot', 2)
  const window = await bot.openVillager(cleric)
  await expect(bot.trade(window, 1, 1)).rejects.toThrow('Not enough')
  bot._client.write('select_trade', { slot: 1 })
  await arena.ticks(3)
  expect(window.slots[0]?.name).toBe('gold_ingot')
  expect(window.slots[2]).toBeNull()
  await bot.closeWindow(window)
  await arena.ticks(3)
  expect(arena.carried()).toEqual({ gold_ingot: 2 })
})

test('a villager keeps its profession with the world and a nitwit has nothing to offer', async () => {
  const { bot, world } = arena
  await summon('mason')
  world.restore(world.snapshot())
  await arena.ticks(6)
  const mason = Object.values(bot.entities).find(({ name }) => name === 'villager')
  if (!mason) throw new Error('The mason is gone.')
  const window = await bot.openVillager(mason)
  expect(window.trades.map(({ inputItem1 }) => inputItem1.name)).toContain('clay_ball')
  await bot.closeWindow(window)
  world.runCommand('kill @e[type=villager]')
  await arena.ticks(30)
  const nitwit = await summon('nitwit')
  bot.useOn(nitwit)
  await arena.ticks(10)
  expect(bot.currentWindow).toBeNull()
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
