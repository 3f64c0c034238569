import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TEST_VERSION, known, startArena } from '../../testing/start-arena.ts'
import type { Arena } from '../../testing/start-arena.ts'
import type { PlayerSnapshot } from '../index.ts'
import { installVirtualClock } from '../time/install-virtual-clock.ts'
import type { VirtualClock } from '../time/virtual-clock.ts'

// Items of these versions reach bots without their enchantments; see item-components.ts.
const hidesEnchantments = ['1.20.6', '1.21.1', '1.21.3', '1.21.4'].includes(TEST_VERSION)

let clock: VirtualClock
let arena: Arena
const heard: string[] = []
beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  arena = await startArena({ gamerules: { doMobSpawning: false, doDaylightCycle: false } })
  arena.bot.on('messagestr', (text) => {
    heard.push(text)
  })
})
afterAll(async () => {
  await arena.stop()
  clock.uninstall()
})

/** Types a command in the bot's chat and waits for the line that answers. */
async function type(line: string): Promise<string> {
  heard.length = 0
  arena.bot.chat(`/${line}`)
  await arena.until(() => heard.length > 0, `an answer to /${line}`)
  return heard.at(-1) ?? ''
}

/** Types a command that answers nothing. */
async function typeSilently(line: string): Promise<void> {
  arena.bot.chat(`/${line}`)
  await arena.ticks(3)
}

const self = (name = 'tester'): PlayerSnapshot => {
  const player = arena.world.players.find((each) => each.name === name)
  if (!player) throw new Error(`${name} is gone.`)
  return player
}

beforeEach(async () => {
  const { world, bot } = arena
  world.runCommand('clear tester')
  world.runCommand('kill @e[type=!player]')
  world.runCommand('gamemode survival tester')
  world.runCommand('fill 0 64 0 16 74 16 air')
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  world.step(25)
  await arena.until(
    () => bot.entity.position.distanceTo(bot.entity.position.floored().offset(0.5, 0, 0.5)) < 0.1,
  )
})

describe('items', () => {
  test('give fills the inventory and drops what does not fit', async () => {
    expect(await type('give @s minecraft:oak_log 100')).toBe('Gave 100 [Oak Log] to tester')
    await arena.until(() => known(arena.bot)['oak_log'] === 100, 'the logs')
    await type('give @s cobblestone 6400')
    expect(self().inventory['cobblestone']).toBe(34 * 64)
    await arena.until(() => Object.values(arena.bot.entities).some(({ name }) => name === 'item'), 'the rest')
  })

  test.skipIf(hidesEnchantments)('give understands wear and enchantments', async () => {
    await type('give @p diamond_pickaxe{Damage:100,Enchantments:[{id:"minecraft:efficiency",lvl:5s}]} 1')
    await arena.until(() => known(arena.bot)['diamond_pickaxe'] === 1, 'the pickaxe')
    const pickaxe = arena.bot.inventory.items().find(({ name }) => name === 'diamond_pickaxe')
    expect(pickaxe?.durabilityUsed).toBe(100)
    expect(pickaxe?.enchants).toEqual([expect.objectContaining({ name: 'efficiency', lvl: 5 })])
  })

  test('clear takes everything, a kind, some of a kind, or only counts', async () => {
    await type('give @s dirt 20')
    await type('give @s stone 10')
    expect(await type('clear @s dirt 0')).toBe('Found 20 matching item(s) on player tester')
    expect(await type('clear @s dirt 5')).toBe('Removed 5 item(s) from player tester')
    expect(self().inventory).toEqual({ dirt: 15, stone: 10 })
    expect(await type('clear')).toBe('Removed 25 item(s) from player tester')
    expect(await type('clear @s')).toBe('No items were found on player tester')
  })

  test('item replace fills armour, hands and numbered slots', async () => {
    expect(await type('item replace entity @s armor.head with minecraft:iron_helmet')).toBe(
      'Replaced a slot on tester with 1 [Iron Helmet]',
    )
    await type('item replace entity @s weapon.offhand with shield')
    await type('item replace entity @s hotbar.3 with torch 16')
    await type('item replace entity @s inventory.0 with bread 2')
    await arena.until(() => arena.bot.inventory.slots[9]?.name === 'bread', 'the bread')
    const { slots } = arena.bot.inventory
    expect([slots[5]?.name, slots[45]?.name, slots[39]?.count]).toEqual(['iron_helmet', 'shield', 16])
    await type('item replace entity @s armor.head with air')
    await arena.until(() => !arena.bot.inventory.slots[5], 'the bare head')
  })

  test.skipIf(hidesEnchantments)('enchant enchants the held item', async () => {
    await type('give @s iron_sword')
    await arena.ticks(2)
    arena.bot.setQuickBarSlot(0)
    await arena.ticks(2)
    expect(await type('enchant @s sharpness 3')).toBe("Applied enchantment Sharpness to tester's item")
    await arena.until(() => (arena.bot.heldItem?.enchants.length ?? 0) > 0, 'the enchantment')
  })
})

describe('places', () => {
  test('tp moves by absolute, relative and local coordinates', async () => {
    expect(await type('tp 3 64 5')).toBe('Teleported tester to 3.500000, 64.000000, 5.500000')
    await arena.until(() => Math.abs(arena.bot.entity.position.x - 3.5) < 0.01, 'the move')
    await type('tp @s ~2 ~ ~-1')
    expect(self().position).toMatchObject({ x: 5.5, z: 4.5 })
    await type('tp @s 1 70 1 90 0')
    expect(arena.bot.entity.position.y).toBeGreaterThan(60)
    await type('tp @s ^ ^ ^3')
    expect(self().position.x).toBeCloseTo(-1.5, 1)
  })

  test('teleport moves to another player, and others to oneself', async () => {
    const other = await arena.join('other')
    await type('tp other 2 64 2')
    expect(await type('teleport @s other')).toBe('Teleported tester to other')
    expect(self().position).toMatchObject({ x: 2.5, z: 2.5 })
    await type('tp @a 9 64 9')
    expect(self('other').position).toMatchObject({ x: 9.5, z: 9.5 })
    other.quit()
    await arena.until(() => arena.world.players.length === 1, 'the goodbye')
  })

  test('spreadplayers puts a player on the ground within range and under a height', async () => {
    const answer = await type('spreadplayers 200 200 0 40 under 80 false @s')
    expect(answer).toContain('Spread 1 player(s) around 200.50, 200.50')
    const { x, y, z } = self().position
    expect(Math.max(Math.abs(x - 200.5), Math.abs(z - 200.5))).toBeLessThanOrEqual(41)
    expect(y).toBe(64)
    expect(await type('spreadplayers 200 200 0 40 under 10 false @s')).toContain(
      'Could not spread 1 player(s)',
    )
  })

  test('spawnpoint and setworldspawn decide where the dead wake', async () => {
    expect(await type('spawnpoint @s 12 64 12')).toContain('Set spawn point to 12, 64, 12')
    expect(await type('setworldspawn 4 64 4')).toBe('Set the world spawn point to 4, 64, 4 [0.0]')
    expect(arena.world.spawn).toEqual({ x: 4.5, y: 64, z: 4.5 })
    await typeSilently('kill')
    await arena.until(() => !self().isDead && arena.bot.health === 20, 'the respawn')
    expect(self().position).toMatchObject({ x: 12.5, z: 12.5 })
  })
})

describe('blocks', () => {
  test('setblock replaces, keeps and destroys', async () => {
    expect(await type('setblock ~1 ~ ~ minecraft:oak_stairs[facing=west,half=top]')).toBe(
      'Changed the block at 9, 64, 8',
    )
    expect(arena.world.blockAt({ x: 9, y: 64, z: 8 })).toMatchObject({
      name: 'oak_stairs',
      properties: { facing: 'west', half: 'top' },
    })
    expect(await type('setblock 9 64 8 stone keep')).toBe('Could not set the block')
    await type('setblock 9 64 8 glass destroy')
    expect(arena.world.blockAt({ x: 9, y: 64, z: 8 }).name).toBe('glass')
    await arena.until(() => Object.values(arena.bot.entities).some(({ name }) => name === 'item'), 'the drop')
  })

  test('fill fills, hollows, outlines, keeps and filters', async () => {
    expect(await type('fill 2 65 2 6 69 6 stone')).toBe('Successfully filled 125 block(s)')
    expect(await type('fill 2 65 2 6 69 6 glass hollow')).toBe('Successfully filled 125 block(s)')
    expect(arena.world.blockAt({ x: 4, y: 67, z: 4 }).name).toBe('air')
    expect(await type('fill 3 66 3 3 66 3 dirt keep')).toBe('Successfully filled 1 block(s)')
    expect(await type('fill 2 65 2 6 69 6 gold_block replace glass')).toBe('Successfully filled 98 block(s)')
    expect(await type('fill 2 65 2 6 69 6 stone outline')).toBe('Successfully filled 98 block(s)')
    expect(arena.world.blockAt({ x: 3, y: 66, z: 3 }).name).toBe('dirt')
    expect(await type('fill 2 65 2 6 69 6 air')).toBe('Successfully filled 99 block(s)')
    expect(await type('fill 2 65 2 6 69 6 air')).toBe('No blocks were filled')
  })
})

describe('the world', () => {
  test('time is set, added and asked', async () => {
    expect(await type('time set day')).toBe('Set the time to 1000')
    expect(await type('time set 5s')).toBe('Set the time to 100')
    expect(await type('time add 900')).toBe('Set the time to 1000')
    await arena.until(() => arena.bot.time.timeOfDay === 1000, 'the time')
    expect(await type('time query daytime')).toBe('The time is 1000')
    expect(await type('time set midnight')).toBe('Set the time to 18000')
    await arena.until(() => !arena.bot.time.isDay, 'the night')
  })

  test('weather reaches the bot', async () => {
    expect(await type('weather rain')).toBe('Set the weather to rain')
    await arena.until(() => arena.bot.isRaining, 'the rain')
    expect(await type('weather thunder 100')).toBe('Set the weather to rain & thunder')
    await arena.until(() => arena.bot.thunderState > 0, 'the thunder')
    await type('weather clear')
    await arena.until(() => !arena.bot.isRaining, 'the sun')
  })

  test('difficulty is asked and changed', async () => {
    expect(await type('difficulty')).toBe('The difficulty is Normal')
    const told: unknown[] = []
    arena.bot._client.on('packet', (packet: unknown, { name }) => {
      if (name === 'difficulty') told.push(packet)
    })
    expect(await type('difficulty hard')).toBe('The difficulty has been set to Hard')
    await arena.until(() => told.length > 0, 'the difficulty')
    expect(await type('difficulty hard')).toBe('The difficulty did not change; it is already set to hard')
    await type('difficulty normal')
  })

  test('gamerules are asked and changed', async () => {
    expect(await type('gamerule keepInventory')).toBe('Gamerule keepInventory is currently set to: false')
    expect(await type('gamerule keepInventory true')).toBe('Gamerule keepInventory is now set to: true')
    await type('gamerule keepInventory false')
    expect(await type('gamerule randomTickSpeed 10')).toBe('Gamerule randomTickSpeed is now set to: 10')
    await type('gamerule randomTickSpeed 3')
  })

  test('seed is shown', async () => {
    expect(await type('seed')).toBe('Seed: [7]')
  })
})

describe('players', () => {
  test('gamemode changes and the bot knows', async () => {
    expect(await type('gamemode creative')).toBe('Set own game mode to Creative Mode')
    await arena.until(() => arena.bot.game.gameMode === 'creative', 'creative mode')
    expect(arena.world.runCommand('gamemode survival @a').text).toBe(
      "Set tester's game mode to Survival Mode",
    )
    await arena.until(() => arena.bot.game.gameMode === 'survival', 'survival mode')
  })

  test('effects are given and cleared', async () => {
    expect(await type('effect give @s minecraft:speed 30 1')).toBe('Applied effect Speed to tester')
    const id = arena.bot.registry.effectsByName['Speed']?.id ?? -1
    await arena.until(() => arena.bot.entity.effects[id]?.amplifier === 1, 'the speed')
    expect(await type('effect give @s speed 10')).toContain('Unable to apply this effect')
    expect(await type('effect clear @s speed')).toBe('Removed effect Speed from tester')
    await type('effect give @s fire_resistance infinite 255 true')
    expect(await type('effect clear')).toBe('Removed every effect from tester')
    expect(await type('effect clear')).toBe('Target has no effects to remove')
  })

  test('experience is added, set and asked', async () => {
    await type('xp set @s 0 points')
    expect(await type('xp add @s 10')).toBe('Gave 10 experience points to tester')
    await arena.until(() => arena.bot.experience.level === 1, 'the level')
    await type('experience add @s 5 levels')
    expect(await type('xp query @s levels')).toBe('tester has 6 experience levels')
    expect(await type('xp query @s points')).toMatch(/^tester has \d experience points$/)
    await type('xp set @s 3 levels')
    await arena.until(() => arena.bot.experience.level === 3, 'three levels')
  })

  test('only operators may use commands', async () => {
    const other = await arena.join('guest')
    const told: string[] = []
    other.on('messagestr', (text) => {
      told.push(text)
    })
    expect(await type('deop guest')).toBe('Made guest no longer a server operator')
    other.chat('/give @s diamond')
    await arena.until(
      () => told.some((text) => text.includes('Unknown or incomplete command')),
      'the refusal',
    )
    expect(self('guest').inventory).toEqual({})
    other.chat('/list')
    await arena.until(() => told.some((text) => text.includes('There are 2 of a max of')), 'the list')
    expect(await type('op guest')).toBe('Made guest a server operator')
    other.chat('/give @s diamond')
    await arena.until(() => self('guest').inventory['diamond'] === 1, 'the diamond')
    await typeSilently('say hello all')
    await arena.until(() => told.includes('[tester] hello all'), 'the word')
    await type('tell guest psst')
    await arena.until(() => told.includes('tester whispers to you: psst'), 'the whisper')
    other.quit()
    await arena.until(() => arena.world.players.length === 1, 'the goodbye')
  })
})

describe('mobs', () => {
  test('summon brings them, selectors find them and kill ends them', async () => {
    expect(await type('summon minecraft:cow ~3 ~ ~')).toBe('Summoned new Cow')
    await type('summon cow ~-3 ~ ~ {Age:-100}')
    await type('summon pig 8 64 12')
    await arena.until(
      () => Object.values(arena.bot.entities).filter(({ name }) => name === 'cow').length === 2,
      'two cows',
    )
    expect(await type('kill @e[type=pig,distance=..8]')).toBe('Killed Pig')
    expect(await type('kill @e[type=pig,distance=..8]')).toBe('No entity was found')
    expect(await type('tp @e[type=cow,limit=1,sort=nearest] 10 64 10')).toContain('Teleported Cow to 10.5')
    expect(await type('kill @e[type=!player]')).toMatch(/^Killed \d+ entities$/)
  })

  test('damage hurts', async () => {
    expect(await type('damage @s 4 cactus')).toBe('Applied 4.0 damage to tester')
    expect(await type('damage @s 4 cactus')).toBe('Target is invulnerable to the given damage')
  })
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
