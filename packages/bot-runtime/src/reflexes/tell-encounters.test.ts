import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { tellEncounters } from './tell-encounters.ts'

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
