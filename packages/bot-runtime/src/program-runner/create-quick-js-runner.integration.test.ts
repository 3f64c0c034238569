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

test('a runner lends the memory that another one of its process gave back', async () => {
  await runOnFakeGame(createQuickJsRunner())('')
  const memory = vi.spyOn(WebAssembly, 'Memory')
  try {
    const { outcome } = await runOnFakeGame(createQuickJsRunner())('')
    expect(outcome).toEqual({ status: 'completed' })
    expect(memory).not.toHaveBeenCalled()
  } finally {
    memory.mockRestore()
  }
})
