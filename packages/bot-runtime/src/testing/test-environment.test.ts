import { fakeEnvironment } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { testEnvironment } from './test-environment.ts'

describe('the fake environment', () => {
  testEnvironment(() => fakeEnvironment(), { test, expect, runsPrograms: false })
})
