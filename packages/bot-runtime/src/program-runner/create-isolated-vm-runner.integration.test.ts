import { describe, expect, test } from 'vitest'
import { testProgramErrors } from '../testing/test-program-errors.ts'
import { testProgramHalts } from '../testing/test-program-halts.ts'
import { testProgramRunner } from '../testing/test-program-runner.ts'
import { testProgramValues } from '../testing/test-program-values.ts'
import { createIsolatedVmRunner } from './create-isolated-vm-runner.ts'
import { loadIsolatedVm } from './load-isolated-vm.ts'
import { MissingEngineError } from './missing-engine-error.ts'

// The package is optional, and its binaries fit some versions of Node only.
const engine = findEngine()

function findEngine(): 'loaded' | MissingEngineError {
  try {
    loadIsolatedVm()
    return 'loaded'
  } catch (error) {
    if (MissingEngineError.isInstance(error)) return error
    throw error
  }
}

if (engine === 'loaded') {
  describe('with isolated-vm', () => {
    testProgramRunner(() => createIsolatedVmRunner(), { test, expect })
    testProgramValues(createIsolatedVmRunner())
    testProgramErrors(createIsolatedVmRunner())
    testProgramHalts(createIsolatedVmRunner())
  })
} else {
  test('without isolated-vm the runner says what is missing', () => {
    expect(() => createIsolatedVmRunner()).toThrow(MissingEngineError)
    expect(engine.packageName).toBe('isolated-vm')
  })
}
