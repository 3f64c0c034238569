import { InvalidArgumentError } from '@voyager-mc/core'
import { RunHaltedError } from '@voyager-mc/voyager'
import { agentFlags, readAgentSettings } from './agent-settings.ts'
import type { Command } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { exitCodeOf, withAgent } from './with-agent.ts'

/** `voyager decompose GOAL`: prints the sub-goals of a goal. */
export const decomposeCommand: Command = {
  name: 'decompose',
  words: 'GOAL',
  summary: 'split a goal into sub-goals, given what the agent has and sees',
  details: ['Without a model a goal comes back whole: the rules plan what it needs by themselves.'],
  examples: ['voyager decompose "Craft 1 diamond_pickaxe" --model openai:gpt-4o'],
  flags: agentFlags,
  run: async (input, terminal) => {
    const goal = input.words.join(' ')
    if (goal === '')
      throw new InvalidArgumentError('GOAL', goal, 'write voyager decompose "Craft 1 diamond_pickaxe".')
    return withAgent(readAgentSettings(input), {
      terminal,
      json: input.json,
      limit: 1,
      work: async (agent) => {
        const run = agent.decompose(goal, { signal: terminal.signal })
        const tasks = await run.result.catch((error: unknown) => {
          if (!RunHaltedError.isInstance(error)) throw error
          terminal.complain(error.message)
          return error.reason
        })
        if (typeof tasks === 'string') return exitCodeOf(tasks, { isReached: false })
        if (input.json) terminal.say(JSON.stringify(tasks))
        else for (const [index, { name }] of tasks.entries()) terminal.say(`${index + 1}. ${name}`)
        return exitCodes.done
      },
    })
  },
}
