import { expect, test } from 'vitest'
import { createWorkBudget, type WorkBudget } from './work-budget.ts'

const limits = { cpuMs: 100, totalCpuMs: 250, wallMs: 10_000, keptMb: 1 }

/** A budget whose event loop turns, and whose thread computes, when the test says so. */
function makeBudget(overrides: Partial<typeof limits> = {}): {
  readonly budget: WorkBudget
  readonly turn: () => void
  readonly compute: (durationMs: number) => void
} {
  let turns: (() => void)[] = []
  let now = 0
  const budget = createWorkBudget({
    limits: { ...limits, ...overrides },
    threadCpu: () => now,
    onTurn: (action) => void turns.push(action),
  })
  return {
    budget,
    turn() {
      for (const action of turns) action()
      turns = []
    },
    compute: (durationMs) => void (now += durationMs),
  }
}

test('entries before the event loop turns are one stretch', () => {
  const { budget, turn } = makeBudget()
  budget.enter()
  budget.spendGuest(60)
  budget.leave()
  turn()
  budget.enter()
  budget.spendGuest(60)
  expect(budget.exceeded).toBeUndefined()
  budget.leave()
  budget.enter()
  budget.spendGuest(60)
  expect(budget.exceeded).toBe('stretch')
})

test('no entry starts a fresh total', () => {
  const { budget, turn } = makeBudget()
  for (let entry = 0; entry < 4; entry += 1) {
    budget.enter()
    budget.spendGuest(60)
    budget.leave()
    turn()
  }
  expect(budget.exceeded).toBeUndefined()
  budget.spendGuest(11)
  expect(budget.exceeded).toBe('total')
})

test('the total is never longer than the run, nor shorter than a stretch', () => {
  const { budget, turn } = makeBudget({ wallMs: 120 })
  budget.spendGuest(90)
  turn()
  budget.enter()
  budget.spendGuest(31)
  expect(budget.exceeded).toBe('total')
  const short = makeBudget({ wallMs: 10 }).budget
  short.spendGuest(99)
  expect(short.exceeded).toBeUndefined()
})

test('host calls draw on the same budget, five times as long in one stretch', () => {
  const { budget } = makeBudget({ totalCpuMs: 5000 })
  budget.enter()
  budget.spendHost(400_000)
  budget.spendGuest(99)
  expect(budget.exceeded).toBeUndefined()
  budget.spendHost(2000)
  expect(budget.exceeded).toBe('stretch')
})

test('work that no price covers is measured on the thread', () => {
  const { budget, compute } = makeBudget()
  budget.enter()
  compute(501)
  budget.spendHost(2000)
  expect(budget.exceeded).toBe('stretch')
})

test('time between entries is nobody’s', () => {
  const { budget, compute, turn } = makeBudget()
  budget.enter()
  budget.leave()
  turn()
  compute(10_000)
  budget.enter()
  budget.leave()
  expect(budget.exceeded).toBeUndefined()
})

test('bytes count as long as they are kept', () => {
  const { budget } = makeBudget()
  budget.keep(2 ** 20)
  budget.keep(-1000)
  budget.keep(1000)
  expect(budget.exceeded).toBeUndefined()
  budget.keep(1)
  expect(budget.exceeded).toBe('kept')
})
