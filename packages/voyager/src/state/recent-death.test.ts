import type { GameEvent } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { deathOf, withoutRegained, withRecentDeath } from './recent-death.ts'

const position = { x: 1, y: 2, z: 3 }
const died: GameEvent = { type: 'death', position, cause: 'was slain by Zombie', tick: 100 }
const change = (
  item: string,
  delta: number,
  at: { readonly total: number; readonly tick: number },
): GameEvent => ({
  type: 'item-change',
  item,
  delta,
  source: 'pickup',
  ...at,
})
const held = { iron_pickaxe: 1, dirt: 5 }
const deathIn = (...events: readonly GameEvent[]): ReturnType<typeof deathOf> =>
  deathOf(makeStepResult({ events }), { held, attempts: 4 })

test('remembers what was held at a death, gains and uses on the way counted', () => {
  const events = [
    change('diamond', 2, { total: 2, tick: 10 }),
    change('dirt', -5, { total: 0, tick: 20 }),
    // Taken away by the death itself.
    change('iron_pickaxe', -1, { total: 0, tick: 95 }),
    died,
    change('stick', 1, { total: 1, tick: 200 }),
  ]
  expect(deathIn(...events)).toEqual({
    position,
    cause: 'was slain by Zombie',
    lost: { iron_pickaxe: 1, diamond: 2 },
    atAttempt: 4,
  })
  expect(deathIn()).toBeUndefined()
})

test('tells of a death until what it cost is held again', () => {
  const recentDeath = { position, lost: { iron_pickaxe: 1, dirt: 5 }, atAttempt: 4 }
  const told = (attempts: number, inventory: Readonly<Record<string, number>>): unknown =>
    withRecentDeath(makeObservation({ inventory }), { recentDeath, attempts }).recentDeath?.lost
  expect(told(4, {})).toEqual({ iron_pickaxe: 1, dirt: 5 })
  expect(told(8, { dirt: 9 })).toEqual({ iron_pickaxe: 1 })
  expect(told(8, { dirt: 9, iron_pickaxe: 1 })).toBeUndefined()
  // The news itself is told all the same.
  expect(told(5, { dirt: 9, iron_pickaxe: 1 })).toEqual({})
  expect(told(13, {})).toBeUndefined()
})

test('what is held again is no loss any more, also when it is used up in the same step', () => {
  const death = { position, lost: { iron_pickaxe: 1, raw_iron: 4, cobblestone: 260, bone: 2 }, atAttempt: 4 }
  const inventory = { cobblestone: 250, bone: 1 }
  const events = [
    change('raw_iron', 4, { total: 4, tick: 10 }),
    change('raw_iron', -4, { total: 0, tick: 20 }),
    change('iron_pickaxe', 1, { total: 1, tick: 30 }),
  ]
  const step = makeStepResult({ observation: makeObservation({ inventory }), events })
  expect(withoutRegained(death, step).lost).toEqual({ bone: 2 })
})

test('tells nothing where nobody died', () => {
  const observation = makeObservation()
  expect(withRecentDeath(observation, { attempts: 3 })).toBe(observation)
})
