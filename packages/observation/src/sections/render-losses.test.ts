import { expect, test } from 'vitest'
import { renderLosses } from './render-losses.ts'

test('what came one at a time is named before what fell by the stack', () => {
  const lost = { cobblestone: 260, dirt: 33, iron_pickaxe: 1, oak_log: 3 }
  expect(renderLosses(lost, 3)).toBe('iron_pickaxe 1, oak_log 3, dirt 33')
})
