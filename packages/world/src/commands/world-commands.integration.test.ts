import { expect, test } from 'vitest'
import { commandArenaOfFile } from '../../testing/start-command-arena.ts'

const commands = commandArenaOfFile()
const { type, self } = commands

test('time is set, added and asked', async () => {
  expect(await type('time set day')).toBe('Set the time to 1000')
  expect(await type('time set 5s')).toBe('Set the time to 100')
  expect(await type('time add 900')).toBe('Set the time to 1000')
  await commands.arena.until(() => commands.arena.bot.time.timeOfDay === 1000, 'the time')
  expect(await type('time query daytime')).toBe('The time is 1000')
  expect(await type('time set midnight')).toBe('Set the time to 18000')
  await commands.arena.until(() => !commands.arena.bot.time.isDay, 'the night')
})

test('weather reaches the bot', async () => {
  expect(await type('weather rain')).toBe('Set the weather to rain')
  await commands.arena.until(() => commands.arena.bot.isRaining, 'the rain')
  expect(await type('weather thunder 100')).toBe('Set the weather to rain & thunder')
  await commands.arena.until(() => commands.arena.bot.thunderState > 0, 'the thunder')
  await type('weather clear')
  await commands.arena.until(() => !commands.arena.bot.isRaining, 'the sun')
})

test('difficulty is asked and changed', async () => {
  expect(await type('difficulty')).toBe('The difficulty is Normal')
  const told: unknown[] = []
  commands.arena.bot._client.on('packet', (packet: unknown, { name }) => {
    if (name === 'difficulty') told.push(packet)
  })
  expect(await type('difficulty hard')).toBe('The difficulty has been set to Hard')
  await commands.arena.until(() => told.length > 0, 'the difficulty')
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

test('gamemode changes and the bot knows', async () => {
  expect(await type('gamemode creative')).toBe('Set own game mode to Creative Mode')
  await commands.arena.until(() => commands.arena.bot.game.gameMode === 'creative', 'creative mode')
  expect(commands.arena.world.runCommand('gamemode survival @a').text).toBe(
    "Set tester's game mode to Survival Mode",
  )
  await commands.arena.until(() => commands.arena.bot.game.gameMode === 'survival', 'survival mode')
})

test('effects are given and cleared', async () => {
  expect(await type('effect give @s minecraft:speed 30 1')).toBe('Applied effect Speed to tester')
  const id = commands.arena.bot.registry.effectsByName['Speed']?.id ?? -1
  await commands.arena.until(() => commands.arena.bot.entity.effects[id]?.amplifier === 1, 'the speed')
  expect(await type('effect give @s speed 10')).toContain('Unable to apply this effect')
  expect(await type('effect clear @s speed')).toBe('Removed effect Speed from tester')
  await type('effect give @s fire_resistance infinite 255 true')
  expect(await type('effect clear')).toBe('Removed every effect from tester')
  expect(await type('effect clear')).toBe('Target has no effects to remove')
})

test('experience is added, set and asked', async () => {
  await type('xp set @s 0 points')
  expect(await type('xp add @s 10')).toBe('Gave 10 experience points to tester')
  await commands.arena.until(() => commands.arena.bot.experience.level === 1, 'the level')
  await type('experience add @s 5 levels')
  expect(await type('xp query @s levels')).toBe('tester has 6 experience levels')
  expect(await type('xp query @s points')).toMatch(/^tester has \d experience points$/)
  await type('xp set @s 3 levels')
  await commands.arena.until(() => commands.arena.bot.experience.level === 3, 'three levels')
})

test('a kicked player is told why and is gone', async () => {
  const other = await commands.arena.join('guest')
  const reasons: string[] = []
  other.on('kicked', (reason) => {
    reasons.push(JSON.stringify(reason))
  })
  expect(commands.arena.world.runCommand('kick guest too loud').text).toBe('Kicked guest: too loud')
  await commands.arena.until(() => commands.arena.world.players.length === 1, 'the goodbye')
  await commands.arena.until(() => reasons.some((reason) => reason.includes('too loud')), 'the reason')
})

test('only operators may use commands', async () => {
  const other = await commands.arena.join('guest')
  const told: string[] = []
  other.on('messagestr', (text) => {
    told.push(text)
  })
  expect(await type('deop guest')).toBe('Made guest no longer a server operator')
  other.chat('/give @s diamond')
  await commands.arena.until(
    () => told.some((text) => text.includes('Unknown or incomplete command')),
    'the refusal',
  )
  expect(self('guest').inventory).toEqual({})
  other.chat('/list')
  await commands.arena.until(() => told.some((text) => text.includes('There are 2 of a max of')), 'the list')
  expect(await type('op guest')).toBe('Made guest a server operator')
  other.chat('/give @s diamond')
  await commands.arena.until(() => self('guest').inventory['diamond'] === 1, 'the diamond')
  await commands.typeSilently('say hello all')
  await commands.arena.until(() => told.includes('[tester] hello all'), 'the word')
  await type('tell guest psst')
  await commands.arena.until(() => told.includes('tester whispers to you: psst'), 'the whisper')
  other.quit()
  await commands.arena.until(() => commands.arena.world.players.length === 1, 'the goodbye')
})

test('summon brings them, selectors find them and kill ends them', async () => {
  expect(await type('summon minecraft:cow ~3 ~ ~')).toBe('Summoned new Cow')
  await type('summon cow ~-3 ~ ~ {Age:-100}')
  await type('summon pig 8 64 12')
  await commands.arena.until(
    () => Object.values(commands.arena.bot.entities).filter(({ name }) => name === 'cow').length === 2,
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
  expect(await type('damage @s 4 cactus from @s')).toBe("Expected 'by', not 'from'")
})

test('no handler failed', () => {
  expect(commands.arena.errors).toEqual([])
})
