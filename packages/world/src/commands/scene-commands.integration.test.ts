import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCommandArena, type CommandArena } from '../../testing/start-command-arena.ts'

let commands: CommandArena
beforeAll(async () => {
  commands = await startCommandArena()
})
beforeEach(async () => commands.tidy())
afterAll(async () => commands.stop())

const run = (line: string) => commands.arena.world.runCommand(line)
const text = (line: string): string => run(line).text ?? ''
const block = (x: number, y: number, z: number): string => commands.arena.world.blockAt({ x, y, z }).name

test('execute runs a command for each of its targets, at its place, on its conditions', () => {
  for (const x of [4, 12]) text(`summon cow ${x} 64 8`)
  text('execute at @e[type=cow] run setblock ~ ~3 ~ stone')
  expect([block(4, 67, 8), block(12, 67, 8)]).toEqual(['stone', 'stone'])
  expect(text('execute if block 4 67 8 stone run seed')).toContain('7')
  expect(run('execute unless block 4 67 8 stone run setblock 0 70 0 stone').isSuccess).toBe(true)
  expect(block(0, 70, 0)).toBe('air')
  expect(text('execute if entity @e[type=cow]')).toBe('Test passed, count: 1')
  expect(text('execute if entity @e[type=pig]')).toBe('Test failed')
  text('execute positioned 2 66 2 run setblock ~ ~ ~ glass')
  expect(block(2, 66, 2)).toBe('glass')
  text('execute as @e[type=cow] run tag @s add herd')
  expect(text('execute as tester at @s run give @s apple 2')).toContain('tester')
  expect(commands.self().stacks).toMatchObject([{ name: 'apple', count: 2 }])
  text('kill @e[tag=herd]')
  expect(commands.arena.world.mobs.filter(({ health }) => health > 0)).toEqual([])
})

test('execute says what it cannot read', () => {
  expect(text('execute on the moon')).toMatch(/Incorrect argument for command: on/)
  expect(text('execute in the_moon run seed')).toMatch(/Unknown dimension/)
  expect(text('execute as tester run nothing')).toMatch(/Unknown or incomplete command/)
  expect(text('execute if')).toMatch(/incomplete/)
})

test('clone copies, masks, filters and moves', () => {
  text('fill 1 65 1 3 65 3 stone')
  text('setblock 2 65 2 glass')
  expect(text('clone 1 65 1 3 65 3 1 70 1')).toBe('Successfully cloned 9 block(s)')
  expect([block(2, 70, 2), block(3, 70, 3)]).toEqual(['glass', 'stone'])
  expect(text('clone 1 65 1 3 65 3 6 65 1 filtered glass')).toBe('Successfully cloned 1 block(s)')
  expect(text('clone 1 65 1 3 65 3 2 65 1')).toMatch(/cannot overlap/)
  expect(text('clone 1 65 1 3 65 3 1 72 1 replace move')).toBe('Successfully cloned 9 block(s)')
  expect([block(2, 65, 2), block(2, 72, 2)]).toEqual(['air', 'glass'])
  expect(text('clone 0 64 0 99 90 99 0 100 0')).toMatch(/Too many blocks/)
})

test('tags are added, listed, found and removed', () => {
  text('summon pig 4 64 4')
  text('summon pig 6 64 6')
  expect(text('tag @e[type=pig,limit=1] add first')).toBe("Added tag 'first' to Pig")
  expect(text('tag @e[tag=first] list')).toBe('Pig has 1 tags: first')
  expect(text('tag @e[type=pig,tag=!first] add first')).toContain('Added')
  expect(text('tag @e[type=pig] add first')).toMatch(/already has the tag/)
  expect(text('tag @e[tag=first] remove first')).toBe("Removed tag 'first' from 2 entities")
  expect(text('tag @e[tag=first] list')).toMatch(/No entity was found/)
})

test('scores are set, counted and asked by execute', () => {
  expect(text('scoreboard objectives add kills dummy')).toBe('Created new objective [kills]')
  expect(text('scoreboard objectives add kills dummy')).toMatch(/already exists/)
  text('scoreboard players set tester kills 3')
  text('scoreboard players add @a kills 2')
  expect(text('scoreboard players get tester kills')).toBe('tester has 5 [kills]')
  expect(text('execute if score tester kills matches 5.. run seed')).toContain('7')
  expect(run('execute if score tester kills matches ..4 run seed').text).toBeUndefined()
  expect(text('scoreboard players get nobody kills')).toMatch(/none is set/)
  const kept = commands.arena.world.snapshot()
  text('scoreboard objectives remove kills')
  expect(text('scoreboard players get tester kills')).toMatch(/Unknown scoreboard objective/)
  commands.arena.world.restore(kept)
  expect(text('scoreboard players get tester kills')).toBe('tester has 5 [kills]')
  text('scoreboard objectives remove kills')
})

test('titles and raw texts reach the bot', async () => {
  const { arena } = commands
  const { bot } = arena
  const heard: string[] = []
  bot.on('messagestr', (line) => void heard.push(line))
  const seen: string[] = []
  bot._client.on('packet', (_packet: unknown, { name }) => void seen.push(name))
  text('tellraw tester {"text":"Hello","extra":[" there"]}')
  await arena.until(() => heard.includes('Hello there'), 'the words')
  expect(text('title tester title "Begin"')).toBe('Showing new title for tester')
  expect(text('title @a times 10 40 10')).toContain('times')
  await arena.until(() => seen.some((name) => /title/.test(name)), 'a title')
  expect(text('title tester title {broken')).not.toContain('Showing')
})

test('a player is put on a creature and taken off', async () => {
  const { arena } = commands
  const { bot } = arena
  text('summon cow 4 64 4')
  expect(text('ride tester mount @e[type=cow,limit=1]')).toBe('tester started riding Cow')
  await arena.until(() => Boolean(Reflect.get(bot, 'vehicle')), 'the seat')
  expect(text('ride tester mount @e[type=cow,limit=1]')).toMatch(/already riding/)
  expect(text('ride tester dismount')).toBe('tester stopped riding')
  await arena.until(() => !Reflect.get(bot, 'vehicle'), 'to be off')
  expect(text('ride tester dismount')).toMatch(/not riding/)
})

test('loot is given, dropped and stored', () => {
  expect(text('loot give tester loot minecraft:chests/simple_dungeon')).toMatch(/^Dropped \d+ items/)
  expect(commands.self().stacks.length).toBeGreaterThan(0)
  text('setblock 4 64 4 chest')
  text('loot insert 4 64 4 loot chests/nether_bridge')
  expect(commands.arena.world.containerAt({ x: 4, y: 64, z: 4 })?.some(Boolean)).toBe(true)
  expect(text('loot insert 5 64 5 loot chests/nether_bridge')).toMatch(/not a container/)
  expect(text('loot give tester loot chests/treasure_of_mine')).toMatch(/Unknown loot table/)
})

test('a bot completes the command that it types', async () => {
  const words = async (line: string): Promise<unknown> => commands.arena.bot.tabComplete(line)
  expect(JSON.stringify(await words('/gamem'))).toContain('gamemode')
  expect(JSON.stringify(await words('/give tes'))).toContain('tester')
  expect(commands.arena.errors).toEqual([])
})
