import { describe, expect, test, vi } from 'vitest'
import { runOnFakeGame } from '../testing/run-on-fake-game.ts'
import { testProgramErrors } from '../testing/test-program-errors.ts'
import { testProgramHalts } from '../testing/test-program-halts.ts'
import { testProgramRunner } from '../testing/test-program-runner.ts'
import { testProgramValues } from '../testing/test-program-values.ts'
import { createQuickJsRunner } from './create-quick-js-runner.ts'

describe('with QuickJS', () => {
  testProgramRunner(() => createQuickJsRunner(), { test, expect })
  testProgramValues(createQuickJsRunner())
  testProgramErrors(createQuickJsRunner())
  testProgramHalts(createQuickJsRunner())
})

test('runners of one thread share the compiled engine and its memories, which take longer than a program', async () => {
  await runOnFakeGame(createQuickJsRunner())('')
  const compile = vi.spyOn(WebAssembly, 'compile')
  const memory = vi.spyOn(WebAssembly, 'Memory')
  const { outcome } = await runOnFakeGame(createQuickJsRunner())('')
  expect(outcome).toEqual({ status: 'completed' })
  expect([compile.mock.calls.length, memory.mock.calls.length]).toEqual([0, 0])
  vi.restoreAllMocks()
})
