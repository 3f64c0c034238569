import { definedOf } from '@voyager-mc/core'
import {
  ablate,
  meterLoop,
  type AblateOptions,
  type TrialAgent,
  type TrialRoles,
} from '@voyager-mc/evaluation'
import { memoryTaskBoard, playTeam, type PlayTeamOptions, type TeamPlayer } from '@voyager-mc/fleet/team'
import { shareGoal } from '../team/share-goal.ts'

export interface TeamAgentOptions {
  /** Plays trials of one bot. */
  readonly alone: TrialAgent
  /** Makes the roles of one bot of a team. */
  readonly roles: (trial: Parameters<TrialAgent>[0]) => Promise<TrialRoles>
  /** Parts to take away from every bot. */
  readonly ablate?: AblateOptions
  /** Settings of the loop of every bot. */
  readonly settings?: Pick<NonNullable<PlayTeamOptions['settings']>, 'budget' | 'recovery'>
}

/** An agent whose bots share a task where there are several: its number is shared out, or what it takes is gathered by all. */
export function teamAgent({ alone, roles, ablate: parts = {}, settings = {} }: TeamAgentOptions): TrialAgent {
  return async (trial, options) => {
    const { task, mates, environment, budget, version } = trial
    if (mates.length === 0 || task === undefined) return alone(trial, options)
    const bots = [{ name: 'bot', environment }, ...mates]
    const names = bots.map(({ name }) => name)
    const meter = meterLoop(trial, definedOf({ budget: settings.budget }))
    const closers: (() => Promise<void>)[] = []
    const players: TeamPlayer[] = []
    try {
      for (const bot of bots) {
        const { close, ...made } = await roles(trial)
        if (close) closers.push(close)
        const { actionAgent, critic, skillLibrary } = ablate({ ...made, environment: bot.environment }, parts)
        players.push({ ...bot, actionAgent, critic, skillLibrary })
      }
      const tasks = shareGoal(task.name, { bots: names, version })
      const { isDone, tasks: ended } = await playTeam({
        players,
        // A bot that is slow on the wall is no bot that has gone.
        board: memoryTaskBoard({ leaseMs: Infinity }),
        tasks,
        worldMinutes: budget.worldMinutes,
        settings: { ...settings, random: trial.random, budget: meter.budget, onEvent: meter.onEvent },
        signal: options.signal,
      })
      const open = ended.filter(({ state }) => state !== 'done').map((one) => one.task)
      const note = open.length > 0 ? `Not done: ${open.join('; ')}` : undefined
      return { claim: isDone, ...definedOf({ note }), ...meter.report() }
    } finally {
      for (const close of closers) await close()
    }
  }
}
