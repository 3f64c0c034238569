import { afterAll, beforeAll, expect, test } from 'vitest'
import { startArena, type Arena } from '../../testing/start-arena.ts'
import { installVirtualClock } from '../time/install-virtual-clock.ts'
import type { VirtualClock } from '../time/virtual-clock.ts'

let clock: VirtualClock
let arena: Arena
const heard: string[] = []
beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  arena = await startArena()
  arena.bot.on('messagestr', (text) => {
    heard.push(text)
  })
})
afterAll(async () => {
  await arena.stop()
  clock.uninstall()
})

test.each([
  ['frobnicate', 'Unknown or incomplete command, see below for error'],
  ['give', 'Unknown or incomplete command, see below for error'],
  ['give @s', 'Unknown or incomplete command, see below for error'],
  ['give @s unobtainium', "Unknown item 'minecraft:unobtainium'"],
  ['give @s dirt 0', 'Integer must not be less than 1, found 0'],
  ['give @s dirt -5', 'Integer must not be less than 1, found -5'],
  ['give @s dirt 99999', "Can't give more than 6400 of [Dirt]"],
  ['give @s dirt 999999999999999', "Invalid integer '999999999999999'"],
  ['give @s dirt 1 2', 'Incorrect argument for command: 2'],
  ['give nobody dirt', 'No player was found'],
  ['give @e dirt', 'Only players may be affected by this command'],
  ['tp 1e9 64 0', "Invalid double '1e9'"],
  ['tp 99999999 64 0', 'That position is out of this world!'],
  ['tp 0 99999999 0', 'Invalid position for teleport'],
  ['tp 0 64', 'No entity was found'],
  ['tp NaN 64 0', "Invalid double 'NaN'"],
  ['setblock 0 9999 0 stone', 'That position is out of this world!'],
  ['setblock ~ ~ ~ stone[colour=red]', "Block minecraft:stone does not have property 'colour'"],
  ['setblock ~ ~ ~ oak_log[axis=w]', "Block minecraft:oak_log does not accept 'w' for axis property"],
  ['setblock ~ ~ ~ constructor', "Unknown block type 'minecraft:constructor'"],
  [
    'fill 0 0 0 100 100 100 stone',
    'Too many blocks in the specified area (maximum 32768, specified 1030301)',
  ],
  ['fill -29999999 64 0 29999999 64 0 stone', 'Too many blocks in the specified area'],
  ['fill 100000 64 0 132767 64 0 stone', 'That position is not loaded'],
  ['summon dragonfly', 'Unknown entity: minecraft:dragonfly'],
  ['effect give @s bravery', 'Unknown effect: minecraft:bravery'],
  ['effect give @s speed 99999999', 'Integer must not be more than 1000000'],
  ['gamerule doNothing', "unknown game rule 'doNothing'"],
  ['gamerule keepInventory maybe', "expected 'true' or 'false' but found 'maybe'"],
  ['gamerule randomTickSpeed 2000000000', 'Integer must not be more than 4096'],
  ['time set yesterday', "Invalid float 'yesterday'"],
  ['weather snow', 'Incorrect argument for command: snow'],
  ['difficulty extreme', 'Incorrect argument for command: extreme'],
  ['gamemode god', 'Incorrect argument for command: god'],
  ['xp add @s 99999999999', "Invalid integer '99999999999'"],
  ['xp add @s 99999 levels', 'Integer must not be more than 21862'],
  ['item replace entity @s armor.tail with stick', "Unknown slot 'armor.tail'"],
  ['item replace entity @s hotbar.9 with stick', "Unknown slot 'hotbar.9'"],
  ['item replace entity @s hotbar.0 with diamond_sword 2', 'can only stack up to 1'],
  ['kill @e[type=ghost]', 'No entity was found'],
  ['op nobody', 'No player was found'],
  ['deop nobody', 'No player was found'],
  ['spawnpoint @s 0 9999 0', 'That position is out of this world!'],
  ['seed now', 'Incorrect argument for command: now'],
  ['kill @q', "Unknown selector type '@q'"],
  ['spreadplayers 0 0 0 0 false @s', 'Double must not be less than 1, found 0'],
  ['clear @s minecraft:', 'Invalid ID'],
  ['give @s stick{a:[[[[[', "Expected ']'"],
  ['data get block 0 9999 0', 'That position is out of this world!'],
  ['data get entity @s a..b', "Invalid NBT path element 'a..b'"],
  ['data merge entity @s {', "Expected '}'"],
  ['team join nobody', "Unknown team 'nobody'"],
  ['attribute @s max_health base set 0', 'Double must not be less than 1, found 0'],
  ['item replace block 0 64 0 container.0 with stick', 'The target block is not a container'],
  ['execute align w run seed', "Invalid swizzle, expected combination of 'x', 'y' and 'z'"],
  ['execute store result score @s none run seed', "Unknown scoreboard objective 'none'"],
  ['locate biome', 'Unknown or incomplete command'],
])('/%s answers %j', async (line, message) => {
  const before = arena.world.players
  heard.length = 0
  arena.bot.chat(`/${line}`)
  await arena.until(() => heard.length > 0, `an answer to /${line}`)
  expect(heard.at(-1)).toContain(message)
  expect(arena.world.players).toEqual(before)
})

test('the world still runs and no handler failed', async () => {
  await arena.ticks(10)
  expect(arena.errors).toEqual([])
})
