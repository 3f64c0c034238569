import { expect, test } from 'vitest'
import { lineForOldNode } from './old-node.ts'

test.each(['v20.20.2', 'v22.17.1', 'v23.11.0', 'v24.10.0', 'v25.0.0'])('%s gets one line', (version) => {
  expect(lineForOldNode(version, ['learn'])).toBe(
    `Voyager does not run on Node ${version.slice(1)}; install Node 22.18, 24.11 or 26, or a later one of these lines.`,
  )
})

test.each(['v22.18.0', 'v24.21.0', 'v26.0.0'])('%s gets none', (version) => {
  expect(lineForOldNode(version, ['learn'])).toBeUndefined()
})

test('the doctor and the version answer on every Node', () => {
  expect([lineForOldNode('v20.0.0', ['doctor']), lineForOldNode('v20.0.0', ['--version'])]).toEqual([
    undefined,
    undefined,
  ])
})
