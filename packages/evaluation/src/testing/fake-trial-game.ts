import type { Program, StepResult } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { OpenTrial, TrialGame } from '../trials/trial-game.ts'

export interface FakeTrialGameOptions {
  /** Answers the programs of the agent; those that bring the world to its start are answered by themselves. */
  readonly onStep?: (program: Program) => StepResult | Promise<StepResult>
  /** Answers slash commands; the default does everything. */
  readonly onCommand?: (line: string) => { readonly isSuccess: boolean; readonly text: string | undefined }
}

export interface FakeTrialGame extends TrialGame {
  readonly commands: readonly string[]
  readonly isClosed: boolean
}

/** A game of a trial without a world. */
export function fakeTrialGame({
  onStep = () => makeStepResult(),
  onCommand = () => ({ isSuccess: true, text: undefined }),
}: FakeTrialGameOptions = {}): FakeTrialGame {
  const commands: string[] = []
  let isClosed = false
  const environment = fakeEnvironment({
    onStep: (program) => (program.name === 'settle' ? makeStepResult() : onStep(program)),
  })
  return {
    ...environment,
    commands,
    get isClosed() {
      return isClosed
    },
    reset: async () => makeObservation({ position: { x: 10.5, y: 64, z: -3.5 } }),
    close: async () => {
      isClosed = true
    },
    world: {
      runCommand: async (line) => {
        commands.push(line)
        const answer = onCommand(line)
        return { ...answer, result: Number(answer.isSuccess) }
      },
      give: async (_player, { count }) => count,
    },
  }
}

/** Opens a new fake game for each trial. */
export function openFakeTrial(options: FakeTrialGameOptions = {}): OpenTrial {
  return async () => fakeTrialGame(options)
}
