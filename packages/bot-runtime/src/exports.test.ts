import { expect, test } from 'vitest'
import * as root from './index.ts'

test('the package exports exactly this', () => {
  expect(Object.keys(root).sort()).toEqual([
    'MissingEngineError',
    'PrimitiveError',
    'UnknownBotSkillError',
    'allPrimitives',
    'createIsolatedVmRunner',
    'createMinecraftEnvironment',
    'createMinecraftPolicy',
    'createQuickJsRunner',
    'createUnsafeDirectRunner',
    'defaultRunLimits',
    'definePrimitive',
    'defineReading',
    'describeBorder',
    'describeScope',
    'doctor',
    'failed',
    'originalPowers',
    'primitiveNameFault',
    'skills',
    'succeeded',
    'tryServer',
    'walkTo',
  ])
})
