import { InvalidArgumentError } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import type { RunProgress } from '../state/run-progress.ts'
import { initialRunState } from '../state/run-state.ts'
import { allOf, anyOf, type StopCondition } from './stop-condition.ts'
import { attempts, budget, elapsed, noProgress, tasks, tokens, unlocked } from './stop-conditions.ts'

const item = { attempt: 3, elapsedMs: 0 }

describe.each<readonly [string, StopCondition, Partial<RunProgress>, Partial<RunProgress>, string]>([
  ['attempts', attempts(3), { attempts: 2 }, { attempts: 3 }, '3 attempts made'],
  ['tasks', tasks(2), { tasks: 1 }, { tasks: 2 }, '2 tasks done'],
  ['elapsed', elapsed(5000), { elapsedMs: 4999 }, { elapsedMs: 5000 }, '5 s passed'],
  [
    'budget',
    budget({ calls: 7, costUsd: 2 }),
    { modelCalls: 6, costUsd: 1.5 },
    { costUsd: 2.5 },
    '2.5000 of 2 dollars were used',
  ],
  ['tokens', tokens(100), { tokens: 99 }, { tokens: 120 }, '120 tokens used'],
  [
    'noProgress',
    noProgress(4),
    { attemptsSinceProgress: 3 },
    { attemptsSinceProgress: 4 },
    'no progress in 4 attempts',
  ],
  ['unlocked', unlocked('stick'), { items: { dirt: item } }, { items: { stick: item } }, 'stick unlocked'],
  [
    'anyOf',
    anyOf(attempts(3), tasks(2)),
    { attempts: 2, tasks: 1 },
    { attempts: 2, tasks: 2 },
    '2 tasks done',
  ],
  [
    'allOf',
    allOf(attempts(3), tasks(2)),
    { attempts: 3 },
    { attempts: 3, tasks: 2 },
    '3 attempts made and 2 tasks done',
  ],
])('%s', (_name, condition, open, met, reason) => {
  test('lets a run go on before', () => {
    expect(condition({ ...initialRunState, ...open })).toBeUndefined()
  })
  test('ends it with a reason in words', () => {
    expect(condition({ ...initialRunState, ...met })).toBe(reason)
  })
})

test.each([anyOf(), allOf()])('never ends a run without conditions', (condition) => {
  expect(condition(initialRunState)).toBeUndefined()
})

test.each([attempts, tasks, elapsed, tokens, noProgress])('refuses limits that can never be met', (make) => {
  for (const limit of [0, -1, Number.NaN]) expect(() => make(limit)).toThrow(InvalidArgumentError)
})

test('refuses a budget below nothing', () => {
  expect(() => budget({ tokens: -1 })).toThrow('budget.tokens is -1; pass a number of at least 0.')
})

test('refuses an item without a name', () => {
  expect(() => unlocked(' ')).toThrow('pass an item name such as iron_pickaxe.')
})
