export { fakeEnvironment, type FakeEnvironment, type FakeEnvironmentOptions } from './fake-environment.ts'
export { makeObservation } from './make-observation.ts'
export { makeProgramScope } from './make-program-scope.ts'
export { makeStepResult } from './make-step-result.ts'
export { manualClock, type ManualClock } from './manual-clock.ts'
export {
  scriptedActionAgent,
  scriptedCritic,
  scriptedCurriculum,
  type Scripted,
  type ScriptedCurriculum,
} from './scripted-roles.ts'
export type { SuiteExpectation, SuiteRunner } from './suite-runner.ts'
