import { join } from 'node:path'
import { InvalidArgumentError } from '@voyager-mc/core'
import type { SolveResult } from '@voyager-mc/voyager'
import { checkTogether, type AgentSettings } from '../agent/agent-settings.ts'
import { checkGoal } from '../agent/check-goal.ts'
import { describeRoles } from '../agent/describe-settings.ts'
import { checkLibrary } from '../agent/library-at.ts'
import { withAgent } from '../agent/with-agent.ts'
import { paperAttempts } from '../options/paper-attempts.ts'
import { createDisplay } from '../display/create-display.ts'
import { inPlace } from '../runs/in-place.ts'
import { jsonLine } from '../terminal/clean-text.ts'
import { exitCodeOfRun } from '../faults/exit-code-of-run.ts'
import { exitCodes } from '../faults/exit-codes.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Command } from './command.ts'
import { renderTable, runTable } from './solve-table.ts'

/** `voyager solve GOAL`, and `voyager solve --table`. */
export const runSolve: Command['run'] = async (input, terminal) => {
  const { settings, words, originOf } = input
  checkTogether(settings, originOf)
  checkLibrary(settings.skills)
  // Worlds that nobody has learned in, unless somebody asks for a certain one.
  const asked = { ...settings, seed: settings.seed ?? randomSeed() }
  if (settings.table) return table(asked, terminal)
  const goal = words.join(' ')
  if (goal === '')
    throw new InvalidArgumentError('GOAL', goal, 'write voyager solve "Craft 1 diamond_pickaxe".')
  await checkGoal(goal, settings)
  const { status, reason } = await solve(goal, asked, terminal)
  return exitCodeOfRun(reason, { isReached: status === 'completed' })
}

async function table(settings: AgentSettings, terminal: Terminal): Promise<0 | 130> {
  const { trials, json, run, seed } = settings
  const rows = await runTable({
    trials,
    signal: terminal.signal,
    run: async ({ goal, trial }) => {
      // Each trial is a run of its own.
      const place = run === undefined ? {} : { run: join(run, trialName(goal, trial)) }
      return solve(goal, { ...settings, ...place, seed: seed + trial }, terminal)
    },
  })
  terminal.say(json ? jsonLine({ type: 'table', rows }) : `\n${renderTable(rows)}`)
  return terminal.signal.aborted ? exitCodes.interrupted : exitCodes.done
}

// Leaves room for the trials after it.
function randomSeed(): number {
  return Math.floor(Math.random() * 2 ** 30)
}

function trialName(goal: string, trial: number): string {
  return `${goal.replaceAll(/\W+/g, '-')}-${trial + 1}`
}

async function solve(goal: string, settings: AgentSettings, terminal: Terminal): Promise<SolveResult> {
  const { json, attempts = paperAttempts.solve, host, seed } = settings
  const { signal, say } = terminal
  const display = createDisplay({ terminal, json, attempts })
  display.stage(`Goal: ${goal}, at most ${attempts} attempts`)
  display.stage(`Roles: ${describeRoles(settings)}`)
  const result = await inPlace(settings.run, {
    display,
    work: (shown) =>
      withAgent(settings, {
        display: shown,
        signal,
        work: (agent) => agent.solve(goal, { attempts, signal }).result,
      }),
  })
  const { status, reason, detail, goals, attempts: made } = result
  const [world, where] = host === undefined ? [{ seed }, ` in a world of seed ${seed}`] : [{}, '']
  say(
    json
      ? jsonLine({ type: 'result', goal, status, reason, detail, goals, attempts: made, ...world })
      : `${goal}: ${status} after ${made} attempts${where}; ${detail}.`,
  )
  return result
}
