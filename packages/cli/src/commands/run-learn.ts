import type { LearnResult } from '@voyager-mc/voyager'
import type { ExitCode } from '../faults/exit-codes.ts'
import { shellWord } from '../terminal/shell-word.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { askedLearning, resumedLearning, type AskedLearning } from './asked-learning.ts'
import type { Command } from './command.ts'
import { conductLearning, type LearningJob } from './conduct-learning.ts'

/** `voyager learn`. */
export const runLearn: Command['run'] = async (input, terminal) => learn(await askedLearning(input), terminal)

/** `voyager resume RUN`. */
export const runResume: Command['run'] = async (input, terminal) => {
  const [run = ''] = input.words
  return learn(await resumedLearning(input, run), terminal)
}

function learn(asked: AskedLearning, terminal: Terminal): Promise<ExitCode> {
  return conductLearning(asked, {
    terminal,
    resumeLine: `voyager resume ${shellWord(asked.settings.run)}`,
    play,
  })
}

async function play({ settings, isResumed, display, signal }: LearningJob): Promise<LearnResult> {
  // Everything heavy is loaded after the first line stands on the screen.
  const { withAgent } = await import('../agent/with-agent.ts')
  const { anyOf, attempts, unlocked } = await import('@voyager-mc/voyager')
  const { until: item, attempts: limit } = settings
  const until = anyOf(attempts(limit), ...(item === 'none' ? [] : [unlocked(item)]))
  const { withView } = await import('../agent/with-view.ts')
  const viewed = await withView(settings, { display, signal })
  return withAgent(settings, {
    ...viewed,
    work: async (agent) => {
      const close = await viewed.open(agent)
      try {
        return await agent.learn({ until, resume: isResumed, signal: viewed.signal }).result
      } finally {
        await close()
      }
    },
  })
}
