import type { PlanStep } from '@voyager-mc/tech-tree'
import { expect, test } from 'vitest'
import { swordFor } from './sword-for.ts'

const kill = (mob: string): PlanStep => ({ type: 'kill', mob, item: 'string', count: 2, acts: 2 })

test('a sword comes before the hunt of what fights back, of stone where stone is carried', () => {
  expect(swordFor(kill('spider'), {})).toBe('wooden_sword')
  expect(swordFor(kill('spider'), { cobblestone: 2 })).toBe('stone_sword')
})

test('whoever has a sword or an axe, or hunts a cow, makes none', () => {
  expect(swordFor(kill('spider'), { stone_axe: 1 })).toBeUndefined()
  expect(swordFor(kill('spider'), { wooden_sword: 1 })).toBeUndefined()
  expect(swordFor(kill('cow'), {})).toBeUndefined()
  expect(swordFor(undefined, {})).toBeUndefined()
})
