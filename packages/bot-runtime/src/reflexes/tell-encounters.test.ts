import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { startDuel } from '../combat/duel.ts'
import { fakeBot } from '../testing/fake-bot.ts'
import { tellEncounters, type EncounterLog } from './tell-encounters.ts'

function encounter(
  turns: readonly (readonly [name: string | undefined, ticks: number])[],
): readonly string[] {
  const said: string[] = []
  // Only the health is read.
  const bot = { health: 20 } as unknown as Bot
  const log = tellEncounters(bot, (text) => said.push(text))
  for (const [name, ticks] of turns) {
    for (let tick = 0; tick < ticks; tick += 1) {
      // Only the name is read.
      if (name === undefined) log.rest()
      else log.note({ name } as unknown as Bot['entity'])
    }
    bot.health -= 2
  }
  return said
}

test('tells of an encounter once, when it is over', () => {
  const fight = [
    ['skeleton', 30],
    [undefined, 10],
    ['creeper', 70],
    [undefined, 100],
  ] as const
  expect(encounter(fight)).toEqual(['Dealt with skeleton, creeper for 5 s, health 20 to 14.'])
})

test('leaves out what took a moment, and what is not over', () => {
  expect(
    encounter([
      ['zombie', 10],
      [undefined, 100],
      ['zombie', 50],
    ]),
  ).toEqual([])
})

/** Lines of a log after what happened and a rest. */
function saidAfter(happens: (log: EncounterLog, bot: Bot) => void): readonly string[] {
  const said: string[] = []
  const bot = fakeBot({ health: 20 })
  const log = tellEncounters(bot, (text) => said.push(text))
  happens(log, bot)
  for (let tick = 0; tick < 100; tick += 1) log.rest()
  return said
}

// Only name and id are read.
const creature = (name: string, id: number): Bot['entity'] => ({ name, id }) as unknown as Bot['entity']
const [zombie, skeleton] = [creature('zombie', 7), creature('skeleton', 8)]

test('tells of a blow in passing, however short the encounter was', () => {
  expect(
    saidAfter((log, bot) => {
      log.strike(zombie)
      log.strike(zombie)
      bot.health = 17
    }),
  ).toEqual(['Struck zombie in passing, health 20 to 17.'])
})

test('blows of an encounter that is told are no line of their own', () => {
  expect(
    saidAfter((log) => {
      log.strike(zombie)
      for (let tick = 0; tick < 40; tick += 1) log.note(zombie)
    }),
  ).toEqual(['Dealt with zombie for 2 s, health 20 to 20.'])
})

test('leaves out whom the program fights, and what another line tells', () => {
  expect(
    saidAfter((log, bot) => {
      const duel = startDuel(bot, zombie, { cooldownTicks: 10, limitTicks: 100 })
      log.strike(zombie)
      for (let tick = 0; tick < 40; tick += 1) log.note(zombie)
      duel.stop()
      log.strike(skeleton)
      log.drop(skeleton)
    }),
  ).toEqual([])
})

test('an enemy that another line tells of is told again when it comes back later', () => {
  const said = saidAfter((log) => {
    log.drop(zombie)
    for (let tick = 0; tick < 100; tick += 1) log.note(zombie)
    for (let tick = 0; tick < 100; tick += 1) log.rest()
    for (let tick = 0; tick < 60; tick += 1) log.note(zombie)
  })
  expect(said).toEqual(['Dealt with zombie for 3 s, health 20 to 20.'])
})

test('the dead tell nothing: the death is told', () => {
  expect(
    saidAfter((log, bot) => {
      log.strike(zombie)
      bot.health = 0
    }),
  ).toEqual([])
})
