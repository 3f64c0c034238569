import { afterEach, beforeEach, expect, vi } from 'vitest'

// A unit test that prints is a unit test that hides something: every write to the console fails it.
const methods = ['log', 'info', 'warn', 'error'] as const

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method).mockImplementation(() => undefined)
})

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method])
    if (vi.isMockFunction(spy)) expect(spy.mock.calls, `console.${method} was called`).toEqual([])
  }
  vi.restoreAllMocks()
})
