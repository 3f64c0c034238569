import { join } from 'node:path'
import { InvalidArgumentError } from '@voyager-mc/core'
import { paper } from '@voyager-mc/voyager/preset'
import type { SolveResult } from '@voyager-mc/voyager'
import { agentFlags, readAgentSettings, type AgentSettings } from './agent-settings.ts'
import type { CommandArguments } from './command-arguments.ts'
import type { Command, Terminal } from './command.ts'
import { exitCodes } from './exit-codes.ts'
import { openFreshWorld } from './open-fresh-world.ts'
import { renderTable, runTable } from './solve-table.ts'
import { exitCodeOf, withAgent } from './with-agent.ts'

/** `voyager solve GOAL`: works towards a goal with the skills at hand. */
export const solveCommand: Command = {
  name: 'solve',
  words: 'GOAL',
  summary: 'work towards a goal with the skills at hand; the library stays as it is',
  details: [
    '--fresh-world starts a new world in this process: another seed, an empty inventory.',
    '--table works on four goals in fresh worlds: diamond pickaxe, golden sword, lava bucket, compass.',
    'Each trial has its own seed, and with --run its own directory in that one.',
  ],
  examples: [
    'voyager solve "Craft 1 diamond_pickaxe" --skills runs/first/skill --fresh-world',
    'voyager solve --table --skills runs/first/skill --trials 3 --speed 20',
  ],
  flags: {
    ...agentFlags,
    attempts: { value: 'N', summary: `attempts at the goal (${paper.zeroShotAttempts})` },
    'fresh-world': { summary: 'play in a new world of this process instead of on a server' },
    speed: { value: 'N', summary: 'let that world run up to N times faster; without a model only' },
    table: { summary: 'measure the four zero-shot goals and print their table' },
    trials: { value: 'N', summary: 'trials of each goal of the table (3)' },
  },
  run: (input, terminal) => (input.is('table') ? table(input, terminal) : solveOnce(input, terminal)),
}

async function solveOnce(input: CommandArguments, terminal: Terminal): Promise<number> {
  const goal = input.words.join(' ')
  if (goal === '')
    throw new InvalidArgumentError('GOAL', goal, 'write voyager solve "Craft 1 diamond_pickaxe".')
  const { code } = await solve(readAgentSettings(input), {
    goal,
    input,
    terminal,
    isFresh: input.is('fresh-world'),
  })
  return code
}

async function table(input: CommandArguments, terminal: Terminal): Promise<number> {
  const settings = readAgentSettings(input)
  // Worlds that nobody has learned in, unless somebody asks for certain ones.
  const firstSeed = settings.seed ?? randomSeed()
  const rows = await runTable({
    trials: input.whole('trials', { most: 1000 }) ?? 3,
    signal: terminal.signal,
    run: async ({ goal, trial }) => {
      const seed = firstSeed + trial
      // Each trial is a run of its own.
      const run = settings.run === undefined ? {} : { run: join(settings.run, trialName(goal, trial)) }
      const asked = { ...settings, ...run, seed }
      const { result } = await solve(asked, { goal, input, terminal, isFresh: true })
      return result
    },
  })
  terminal.say(input.json ? JSON.stringify({ type: 'table', rows }) : `\n${renderTable(rows)}`)
  return terminal.signal.aborted ? exitCodes.interrupted : exitCodes.done
}

// Leaves room for the trials after it.
function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 30)
}

function trialName(goal: string, trial: number): string {
  return `${goal.replaceAll(/\W+/g, '-')}-${trial + 1}`
}

interface SolveParts {
  readonly goal: string
  readonly input: CommandArguments
  readonly terminal: Terminal
  readonly isFresh: boolean
}

interface Solved {
  readonly code: number
  readonly result: SolveResult
}

async function solve(asked: AgentSettings, { goal, input, terminal, isFresh }: SolveParts): Promise<Solved> {
  const { json } = input
  const limit = input.whole('attempts', { most: 1_000_000 }) ?? paper.zeroShotAttempts
  const speed = input.whole('speed', { most: 10_000 })
  const seed = asked.seed ?? randomSeed()
  const fresh = isFresh
    ? await openFreshWorld(asked, { seed, ...(speed !== undefined && { speed }) })
    : undefined
  const [place, where] = isFresh ? [{ seed }, ` in a world of seed ${seed}`] : [{}, '']
  const solved: SolveResult[] = []
  try {
    const code = await withAgent(fresh?.settings ?? asked, {
      terminal,
      json,
      limit,
      work: async (agent) => {
        const result = await agent.solve(goal, { attempts: limit, signal: terminal.signal }).result
        solved.push(result)
        const { status, reason, detail, goals, attempts } = result
        terminal.say(
          json
            ? JSON.stringify({ type: 'result', goal, status, reason, detail, goals, attempts, ...place })
            : `${goal}: ${status} after ${attempts} attempts${where}; ${detail}.`,
        )
        return exitCodeOf(reason, { isReached: status === 'completed' })
      },
    })
    const [result] = solved
    if (result === undefined) throw new InvalidArgumentError('GOAL', goal, 'it was not worked on.')
    return { code, result }
  } finally {
    await fresh?.close()
  }
}
