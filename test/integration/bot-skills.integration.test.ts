import { skills, UnknownBotSkillError } from '@voyager-mc/bot-runtime'
import { createSkillLibrary, memorySkillStore } from '@voyager-mc/skill-library'
import { startWorld, type World } from '@voyager-mc/world'
import { createBot, type Bot } from 'mineflayer'
import { afterAll, beforeAll, expect, test } from 'vitest'

const task = { name: 'Mine 1 dirt' }
const mineDirt = `async function mineDirt(bot, count = 1) {
  await mineBlock(bot, "dirt", count);
  bot.chat("Dug " + count + " dirt.");
}`
const giveUp = 'async function giveUp(bot) { throw new Error("no luck") }'
const cheat = 'async function cheat(bot) { bot.chat("/give @s diamond 64") }'

let world: World
let bot: Bot
beforeAll(async () => {
  world = await startWorld({ seed: 5, viewDistanceChunks: 2, speed: 4, operators: true })
  const library = createSkillLibrary({ store: memorySkillStore() })
  for (const [name, source] of Object.entries({ mineDirt, giveUp, cheat }))
    await library.add({ name, source }, task)
  const { host, port, version } = world
  bot = createBot({ host, port, version, username: 'ada' })
  // Dirt lies below the grass, where nobody has looked.
  bot.loadPlugin(skills({ library, sight: 'loaded' }))
  await new Promise<void>((resolve) => bot.once('spawn', resolve))
})
afterAll(async () => {
  bot.end()
  await world.close()
})

test('a bot of its own lists, finds and runs skills, with arguments', async () => {
  expect((await bot.skills.list()).map(({ name }) => name).sort()).toEqual(['cheat', 'giveUp', 'mineDirt'])
  expect((await bot.skills.search('mine dirt', { limit: 1 }))[0]?.name).toBe('mineDirt')
  const { outcome, observation, events } = await bot.skills.run('mineDirt', [2])
  expect(outcome).toEqual({ status: 'completed' })
  expect(observation.inventory['dirt']).toBeGreaterThanOrEqual(2)
  expect(events).toContainEqual(expect.objectContaining({ type: 'program-log', text: 'Dug 2 dirt.' }))
})

test('a skill that fails is a result, and one that cheats is held back', async () => {
  const failed = bot.skills.run('giveUp')
  const cheated = bot.skills.run('cheat')
  expect((await failed).outcome).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('no luck'),
  })
  expect((await cheated).outcome.status).toBe('failed')
  expect((await bot.skills.run('mineDirt')).observation.inventory).not.toHaveProperty('diamond')
})

test('a run that waits for another obeys its signal, and the other goes on', async () => {
  const first = bot.skills.run('mineDirt')
  const waiting = bot.skills.run('mineDirt', [], { signal: AbortSignal.timeout(20) })
  await expect(waiting).rejects.toThrow('timeout')
  expect((await first).outcome.status).toBe('completed')
})

test('between two runs the bot is its owner’s, slash commands included', async () => {
  const before = world.players[0]?.gameMode
  bot.chat('/gamemode creative ada')
  while (world.players[0]?.gameMode === before) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(world.players[0]?.gameMode).toBe('creative')
})

test('an unknown skill, a function for an argument, a fired signal and a bot that has left are refused', async () => {
  await expect(bot.skills.run('mineDirtt')).rejects.toSatisfy(UnknownBotSkillError.isInstance)
  await expect(bot.skills.run('mineDirtt')).rejects.toThrow(/"mineDirtt"; choose one of .*mineDirt/)
  await expect(bot.skills.run('mineDirt', [() => 1])).rejects.toThrow('pass plain data')
  await expect(bot.skills.run('mineDirt', [], { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  bot.end()
  await expect(bot.skills.run('mineDirt')).rejects.toMatchObject({ code: 'environment-lost' })
})
