import { expect, test } from 'vitest'
import * as root from './index.ts'

test('the package exports exactly this', () => {
  expect(Object.keys(root).sort()).toEqual([
    'GameStartError',
    'PrimitiveModuleError',
    'createGameThreads',
    'openGame',
    'openTeamGame',
  ])
})
