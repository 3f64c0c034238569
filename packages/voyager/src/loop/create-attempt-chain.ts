import { RunnableBranch, RunnableLambda, RunnableSequence, type Runnable } from '@langchain/core/runnables'
import type { RunSession } from '../session/run-session.ts'
import { isDepositTask } from '../state/is-deposit-task.ts'
import type { AttemptStatus } from '../events/attempt-events.ts'
import { addSkill } from './add-skill.ts'
import type { Attempt } from './attempt.ts'
import { evaluateStep } from './evaluate-step.ts'
import { executeProgram } from './execute-program.ts'
import { generateProgram } from './generate-program.ts'
import { recordSkillUses } from './record-skill-uses.ts'
import { retrieveSkills } from './retrieve-skills.ts'

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
