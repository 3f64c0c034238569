import { InvalidArgumentError } from '@voyager-mc/core'
import { paper } from '@voyager-mc/voyager/preset'
import { anyOf } from '@voyager-mc/voyager'
import { attempts } from '@voyager-mc/voyager'
import { unlocked } from '@voyager-mc/voyager'
import { agentFlags, readAgentSettings, type AgentSettings } from './agent-settings.ts'
import type { CommandArguments } from './command-arguments.ts'
import type { Command, Terminal } from './command.ts'
import { readRun, readRunFacts } from './read-run.ts'
import { exitCodeOf, withAgent } from './with-agent.ts'

const learnFlags = {
  ...agentFlags,
  attempts: { value: 'N', summary: `end after N attempts in all (${paper.attempts})` },
  until: { value: 'ITEM', summary: 'end once the item was held' },
  promote: { summary: 'replay a new skill in a scratch world before it is admitted' },
  'world-seed': {
    value: 'N',
    summary: 'seed of the embedded world on that server: replays on the same ground',
  },
} as const

/** `voyager learn`: learns on a server until a condition is met. */
export const learnCommand: Command = {
  name: 'learn',
  words: '',
  summary: 'learn on a server: propose, attempt, check, remember',
  examples: [
    'voyager learn --run runs/first --until iron_pickaxe',
    'voyager learn --run runs/first --model openai:gpt-4o --attempts 160',
    'voyager learn --run runs/ablated --ablate skill-library,questions',
    'voyager learn --manual critic',
  ],
  flags: { ...learnFlags, resume: { summary: 'go on with the run in --run, if there is one' } },
  run: (input, terminal) => learn(readAgentSettings(input), { input, terminal, resume: input.is('resume') }),
}

/** `voyager resume RUN`: goes on with a learning run where it ended or was killed. */
export const resumeCommand: Command = {
  name: 'resume',
  words: 'RUN',
  summary: 'go on with a learning run that ended or was killed',
  details: ['Server, version, model and seed are those of the run, unless a flag says otherwise.'],
  examples: ['voyager resume runs/first', 'voyager resume runs/first --attempts 320'],
  flags: learnFlags,
  run: async (input, terminal) => {
    const [run, ...others] = input.words
    if (run === undefined || others.length > 0)
      throw new InvalidArgumentError('RUN', input.words.join(' '), 'write voyager resume RUN.')
    await readRun(run)
    const known = await readRunFacts(run)
    const text = (flag: string): string | undefined => input.text(flag) ?? known[flag]
    const settings = readAgentSettings({
      ...input,
      text,
      whole: (flag, limits) => input.whole(flag, limits) ?? numberOf(known[flag]),
    })
    return learn({ ...settings, run }, { input, terminal, resume: true })
  },
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

interface LearnParts {
  readonly input: CommandArguments
  readonly terminal: Terminal
  readonly resume: boolean
}

async function learn(settings: AgentSettings, { input, terminal, resume }: LearnParts): Promise<number> {
  const { json } = input
  const limit = input.whole('attempts', { most: 1_000_000 }) ?? paper.attempts
  const item = input.text('until')
  const until = anyOf(attempts(limit), ...(item === undefined ? [] : [unlocked(item)]))
  const work = withAgent(settings, {
    terminal,
    json,
    limit,
    work: async (agent) => {
      const { signal } = terminal
      const { reason, detail, completed, failed, error } = await agent.learn({ until, resume, signal }).result
      terminal.say(
        json
          ? JSON.stringify({ type: 'result', reason, detail, completed, failed })
          : `Ended: ${detail}. ${completed.length} tasks completed, ${failed.length} failed.`,
      )
      return exitCodeOf(reason, { isReached: error === undefined })
    },
  })
  return work
}
