import type {
  Critique,
  Observation,
  PreviousAttempt,
  Program,
  Skill,
  StepResult,
  Task,
} from '@voyager-mc/core'
import { RunnableBranch, RunnableLambda, RunnableSequence, type Runnable } from '@langchain/core/runnables'
import type { RunSession } from '../session/run-session.ts'
import { isDepositTask } from '../state/is-deposit-task.ts'
import type { AttemptStatus } from '../events/attempt-events.ts'
import { addSkill } from './add-skill.ts'
import { evaluateStep } from './evaluate-step.ts'
import { executeProgram } from './execute-program.ts'
import { generateProgram } from './generate-program.ts'
import { recordSkillUses } from './record-skill-uses.ts'
import { retrieveSkills } from './retrieve-skills.ts'

/** One try at a task: what goes in, and what each step adds. */
export interface Attempt {
  readonly task: Task
  /** 1 for the first attempt at the task. */
  readonly number: number
  /** The observation before the agent acts. */
  readonly observation: Observation
  /** Absent at the first attempt. */
  readonly previous?: PreviousAttempt
  /** When it began, in milliseconds since the epoch. */
  readonly startedAtMs: number
  /** Added by `retrieve`. */
  readonly skills?: readonly Skill[]
  /** Added by `generate`, unless the reply was rejected. */
  readonly program?: Program
  /** Added by `execute`. */
  readonly step?: StepResult
  /** Added by `evaluate`, unless no verdict could be read. */
  readonly critique?: Critique
  /** Why there is no program or no verdict, in words. */
  readonly problem?: string
  /** Added by `conclude`. */
  readonly status?: AttemptStatus
  /** Added by `add-skill`; its `refused` says why when the library keeps it out of use. */
  readonly skill?: Skill
}

/** The chain of one attempt: retrieve, generate, execute, evaluate, conclude, add-skill, each a named runnable. */
export function createAttemptChain(session: RunSession): Runnable<Attempt, Attempt> {
  const step = (
    name: string,
    work: (session: RunSession, attempt: Attempt) => Promise<Attempt>,
  ): Runnable<Attempt, Attempt> =>
    RunnableLambda.from((attempt: Attempt) => work(session, attempt)).withConfig({ runName: name })
  const when = (name: string, test: (attempt: Attempt) => boolean): Runnable<Attempt, boolean> =>
    RunnableLambda.from(test).withConfig({ runName: name })
  const same = RunnableLambda.from((attempt: Attempt) => attempt).withConfig({ runName: 'skip' })
  const act = RunnableSequence.from<Attempt, Attempt>([
    step('execute', executeProgram),
    step('evaluate', evaluateStep),
  ]).withConfig({ runName: 'act' })
  return RunnableSequence.from<Attempt, Attempt>([
    step('retrieve', retrieveSkills),
    step('generate', generateProgram),
    RunnableBranch.from<Attempt, Attempt>([[when('has-program', hasProgram), act], same]).withConfig({
      runName: 'act-if-program',
    }),
    step('conclude', concludeAttempt),
    RunnableBranch.from<Attempt, Attempt>([
      [
        when('is-worth-learning', (attempt) => isWorthLearning(session, attempt)),
        step('add-skill', addSkill),
      ],
      same,
    ]).withConfig({ runName: 'learn-if-succeeded' }),
  ]).withConfig({ runName: 'attempt' })
}

function hasProgram({ program }: Attempt): boolean {
  return program !== undefined
}

function isWorthLearning({ settings }: RunSession, { status, task }: Attempt): boolean {
  return settings.addsSkills && status === 'succeeded' && !isDepositTask(task)
}

async function concludeAttempt(session: RunSession, attempt: Attempt): Promise<Attempt> {
  const status = statusOf(attempt)
  await recordSkillUses(session, { ...attempt, status })
  const { task, number, startedAtMs, problem } = attempt
  const durationMs = session.settings.clock.now() - startedAtMs
  await session.emit({
    type: 'attempt-end',
    task,
    attempt: number,
    status,
    durationMs,
    ...(problem === undefined ? {} : { problem }),
  })
  return { ...attempt, status }
}

function statusOf({ program, critique }: Attempt): AttemptStatus {
  if (program === undefined) return 'rejected'
  if (critique === undefined) return 'unjudged'
  return critique.success ? 'succeeded' : 'failed'
}
