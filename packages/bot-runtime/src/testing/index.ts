export { testEnvironment, type TestEnvironmentOptions } from './test-environment.ts'
