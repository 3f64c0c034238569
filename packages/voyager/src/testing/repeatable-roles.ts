import type { Observation } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { RunState } from '../state/run-state.ts'
import type { VoyagerRoles } from '../session/voyager-roles.ts'

/** State that the roles continue, and their slowness. */
interface RepeatableRolesOptions {
  readonly state: RunState
  readonly skillLibrary: VoyagerRoles['skillLibrary']
  /** Awaited wherever a real role would take time. */
  readonly pause?: () => Promise<void>
}

/** Attempts that `repeatableRoles` need for the task of that number. */
function attemptsNeeded(index: number): number {
  return (index % 3) + 1
}

/** Result of a run of `repeatableRoles` after so many tasks, however often it was interrupted. */
export function repeatableEnd(tasks: number): Record<string, unknown> {
  const indices = Array.from({ length: tasks }, (_nothing, index) => index)
  return {
    completed: indices.map((index) => `Task ${index}`),
    failed: [],
    skills: indices.map((index) => `task${index}`),
    attempts: indices.reduce((sum, index) => sum + attemptsNeeded(index), 0),
    tasks,
    chests: indices.map((index) => `(${100 * index}, 64, 0)`),
  }
}

/** Roles whose run ends the same way wherever it is cut: task n needs n % 3 + 1 attempts and shows one chest. */
export function repeatableRoles({
  state,
  skillLibrary,
  pause = async () => undefined,
}: RepeatableRolesOptions): VoyagerRoles {
  const done = new Set(state.completed)
  return {
    environment: fakeEnvironment({
      onStep: async ({ source }) => {
        await pause()
        return makeStepResult({ observation: viewOf(readNote(source)) })
      },
    }),
    curriculum: {
      propose: async () => ({ name: `Task ${done.size}` }),
      record: async ({ task }) => void done.add(task.name),
    },
    actionAgent: {
      generate: async ({ task, previous }) => {
        await pause()
        const index = Number(task.name.slice('Task '.length))
        const attempt = previous?.program === undefined ? 1 : readNote(previous.program.source).attempt + 1
        const name = `task${index}`
        return {
          name,
          source: `async function ${name}(bot) {\n  bot.chat('task ${index} attempt ${attempt}')\n}`,
        }
      },
    },
    critic: {
      evaluate: async ({ step }) => {
        await pause()
        const success = step.observation.food === 20
        return { success, reasoning: '', feedback: success ? '' : 'Again.' }
      },
    },
    skillLibrary,
  }
}

interface Note {
  readonly index: number
  readonly attempt: number
}

function readNote(source: string): Note {
  const [, index, attempt] = /task (\d+) attempt (\d+)/.exec(source) ?? []
  return { index: Number(index), attempt: Number(attempt) }
}

/** The agent is fed when it has made as many attempts as the task needs. */
function viewOf({ index, attempt }: Note): Observation {
  const position = { x: 100 * index, y: 64, z: 0 }
  return makeObservation({
    position,
    food: attempt === attemptsNeeded(index) ? 20 : 1,
    chests: [{ position, contents: { coal: index } }],
  })
}
