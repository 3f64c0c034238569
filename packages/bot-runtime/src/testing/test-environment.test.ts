import { fakeEnvironment } from '@voyager-mc/core/testing'
import { testEnvironment } from './test-environment.ts'

testEnvironment('the fake environment', () => fakeEnvironment(), { runsPrograms: false })
