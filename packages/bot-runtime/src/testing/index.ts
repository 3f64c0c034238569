export { testEnvironment, type TestEnvironmentOptions } from './test-environment.ts'
export { testProgramRunner } from './test-program-runner.ts'
export type { AttemptEnd, SandboxAttempt } from './sandbox-attempt.ts'
export { programOfAttempt, sandboxAttempts } from './sandbox-attempts.ts'
