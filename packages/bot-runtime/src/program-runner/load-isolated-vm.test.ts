import { expect, test } from 'vitest'
import { loadIsolatedVm } from './load-isolated-vm.ts'
import { MissingEngineError } from './missing-engine-error.ts'

test('a missing engine is named, with what was wrong as the cause', () => {
  const cause = new Error('Cannot find module')
  const load = (): never => {
    throw cause
  }
  expect(() => loadIsolatedVm(load)).toThrow(MissingEngineError)
  expect(() => loadIsolatedVm(load)).toThrow(expect.objectContaining({ packageName: 'isolated-vm', cause }))
})
