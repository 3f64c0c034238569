import { expect, test } from 'vitest'
import { callSkill } from './skill-step.ts'

const skill = { name: 'mineCoal', source: '', accepts: ['coal'], item: 'coal', takesCount: true }

test('a skill that was learned in a life puts nothing away for a goal of somebody else', () => {
  expect(callSkill('obtainCoal', skill, { keepsSafe: false })).toContain(
    'mineCoal.wanted = [...(dropSurplus.wanted || []), "everything"];',
  )
  expect(callSkill('obtainCoal', skill, { keepsSafe: true })).toContain(
    'mineCoal.wanted = dropSurplus.wanted;',
  )
})
