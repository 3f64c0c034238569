export { testEnvironment, type TestEnvironmentOptions } from './test-environment.ts'
export { testProgramRunner } from './test-program-runner.ts'
