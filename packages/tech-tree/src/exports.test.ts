import { expect, test } from 'vitest'
import * as root from './index.ts'
import * as testing from './testing/index.ts'

test('the package exports exactly what it promises', () => {
  expect(Object.keys(root).sort()).toEqual([
    'UnsupportedVersionError',
    'brewablePotions',
    'brewingSteps',
    'checkPostcondition',
    'createTechTree',
    'creatureFacts',
    'creaturesWith',
    'deedTypes',
    'describePostcondition',
    'describeStep',
    'explainTask',
    'givesFrom',
    'homeOf',
    'homeOfWay',
    'isDeed',
    'logNames',
    'mostFurnaces',
    'postconditionSchema',
    'potionOfEffect',
    'printTask',
    'simulatePlan',
    'structureNames',
    'structureSigns',
    'taskKindOf',
    'taskVerbs',
    'wayAskedFor',
    'whyNot',
  ])
  expect(Object.keys(testing)).toEqual(['simulatePlan', 'verdictSituations'])
})
