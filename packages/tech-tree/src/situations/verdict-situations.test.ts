import { expect, test } from 'vitest'
import { createTechTree } from '../create-tech-tree.ts'
import { checkPostcondition } from '../goals/check-postcondition.ts'
import { verdictSituations } from './verdict-situations.ts'

const tree = createTechTree('1.19.4')
const situations = verdictSituations()

test('there are 300 situations, of all kinds of verdict', () => {
  expect(situations.length).toBeGreaterThanOrEqual(300)
  expect(situations.filter(({ isReached }) => isReached).length).toBeGreaterThan(90)
})

test.each(situations)('$task: $why', ({ task, before, events, after, isReached }) => {
  const parsed = tree.parseGoal(task)
  if (parsed.status === 'refused') throw new Error(parsed.message)
  const { status, facts } = checkPostcondition(parsed.goal, { before, step: { observation: after, events } })
  expect({ status, facts }).toEqual({ status: isReached ? 'achieved' : 'missed', facts: expect.any(String) })
})
