import type { StepRecord, TrialResult } from '../trials/trial-result.ts'

/** A trial that was solved at its first attempt; override what the test is about. */
export function makeTrial(overrides: Partial<TrialResult> = {}): TrialResult {
  return {
    task: 'first-log',
    family: 'gather',
    condition: 'rules',
    seed: 1,
    status: 'solved',
    solvedAt: { attempt: 1, ticks: 1200 },
    attempts: 1,
    ticks: 1200,
    deaths: 0,
    operatorPowers: 0,
    distanceBlocks: 4,
    steps: [makeStep()],
    wallMs: 10,
    ...overrides,
  }
}

/** The step that solved it. */
export function makeStep(overrides: Partial<StepRecord> = {}): StepRecord {
  return {
    attempt: 1,
    program: 'mineOneLog',
    outcome: 'completed',
    ticks: 1200,
    health: 20,
    firsts: ['oak_log'],
    at: [3, -2],
    ...overrides,
  }
}

/** A trial that was not solved. */
export function makeUnsolved(overrides: Partial<TrialResult> = {}): TrialResult {
  const { solvedAt: _never, ...rest } = makeTrial()
  return { ...rest, status: 'unsolved', reason: 'No tree was near.', ...overrides }
}
