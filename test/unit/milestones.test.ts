import { makeObservation } from '@voyager-mc/core/testing'
import type { GameEvent, SpecialItem } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { reachedIn } from '../../bench/milestones/milestone.ts'

const done = (primitive: string): GameEvent => ({
  type: 'primitive-result',
  primitive,
  status: 'succeeded',
  detail: {},
  tick: 3,
})

const names = (events: readonly GameEvent[], specialItems: readonly SpecialItem[] = []): readonly string[] =>
  reachedIn({ events, observation: makeObservation({ specialItems }) }).map(({ milestone }) => milestone)

test('a milestone is proved by what happened, at its tick', () => {
  const events: readonly GameEvent[] = [
    { type: 'dimension-change', dimension: 'the_nether', tick: 7 },
    { type: 'item-change', item: 'blaze_rod', delta: 1, total: 1, tick: 9 },
    { type: 'item-change', item: 'ender_pearl', delta: -1, total: 0, tick: 10 },
    { type: 'creature-kill', creature: 'ender_dragon', position: { x: 0, y: 0, z: 0 }, tick: 11 },
  ]
  expect(reachedIn({ events, observation: makeObservation() })).toEqual([
    { milestone: 'Nether entered', tick: 7 },
    { milestone: 'blaze rod', tick: 9 },
    { milestone: 'dragon dead', tick: 11 },
  ])
})

test('what was found enchanted or brewed is no milestone', () => {
  const pickaxe = { item: 'diamond_pickaxe', count: 1, enchantments: { efficiency: 1 } }
  const potion = { item: 'potion', count: 1, potion: 'swiftness' }
  expect(names([], [pickaxe, potion])).toEqual([])
  expect(names([done('enchantItem'), done('brewPotion')], [pickaxe, potion])).toEqual([
    'enchanted diamond tool',
    'brewed potion',
  ])
  expect(names([done('brewPotion')], [{ item: 'potion', count: 1, potion: 'water' }])).toEqual([])
})
