import { definedOf } from '@voyager-mc/core'
import { RunExistsError } from '../errors/run-exists-error.ts'
import { createLearnLoop } from '../loop/learn.ts'
import { paper } from '../paper.ts'
import { startRun, type Run } from './run.ts'
import type { RunEnding } from '../session/conduct-run.ts'
import { attempts } from '../stop-conditions/stop-conditions.ts'
import { checkpointDocuments } from '../stores/checkpoint-documents.ts'
import type { RunStarter } from './run-starter.ts'
import type { LearnOptions, LearnResult } from './learn-options.ts'

/** Starts a learning run: propose, attempt and record until the condition is met. */
export function startLearning(
  { facts, conduct }: RunStarter,
  { until = attempts(paper.attempts), resume = false, ...options }: LearnOptions = {},
): Run<LearnResult> {
  return startRun(async (publish) => {
    const ending = await conduct<never>(publish, {
      ...options,
      mode: 'learn',
      until,
      prepare: async (session) => {
        const state = session.state()
        if (state.hasLearned && !resume) throw new RunExistsError(state.attempts)
        await session.writeDocument(checkpointDocuments.config, facts)
      },
      work: (session, begin, config) => createLearnLoop(session).invoke(begin, config),
    })
    return describeLearning(ending)
  })
}

function describeLearning({ reason, detail, error, session }: RunEnding<never>): LearnResult {
  const state = session.state()
  const { completed, failed, skills, attempts: made } = state
  return {
    reason,
    detail,
    completed,
    failed,
    skills,
    attempts: made,
    state,
    ...definedOf({ error }),
  }
}
