import { expect, test } from 'vitest'
import { makeSkillRecordForTest } from '../testing/make-skill-record-for-test.ts'
import { plannedFirst } from './planned-first.ts'

const near = [
  { key: 'craftShield@1', score: 0.6 },
  { key: 'fleeFromCreeper@1', score: 0.3 },
  { key: 'mineIronOre@1', score: 0.2 },
]
const named = ['smeltRawIron', 'mineIronOre'].map((name) => makeSkillRecordForTest({ name }))
const keys = (limit: number): readonly string[] => plannedFirst(near, { named, limit }).map(({ key }) => key)

test('puts what a plan needs behind what resembles the task and before what hardly does', () => {
  expect(keys(9)).toEqual(['craftShield@1', 'smeltRawIron@1', 'mineIronOre@1', 'fleeFromCreeper@1'])
})

test('gives no more than asked for', () => {
  expect(keys(2)).toEqual(['craftShield@1', 'smeltRawIron@1'])
  expect(keys(0)).toEqual([])
})

test('leaves the order alone without a plan', () => {
  expect(plannedFirst(near, { named: [], limit: 5 })).toEqual(near)
})
