import type { TrialAgent, TrialRoles } from '@voyager-mc/evaluation'
import { memoryTaskBoard, playTeam, type TeamPlayer } from '@voyager-mc/fleet/team'
import { shareGoal } from '../team/share-goal.ts'

export interface TeamAgentOptions {
  /** Plays trials of one bot. */
  readonly alone: TrialAgent
  /** Makes the roles of one bot of a team. */
  readonly roles: (trial: Parameters<TrialAgent>[0]) => Promise<TrialRoles>
}

/** An agent whose bots share a task where there are several: its number is shared out, or what it takes is gathered by all. */
export function teamAgent({ alone, roles }: TeamAgentOptions): TrialAgent {
  return async (trial, options) => {
    const { task, mates, environment, budget, version } = trial
    if (mates.length === 0 || task === undefined) return alone(trial, options)
    const bots = [{ name: 'bot', environment }, ...mates]
    const names = bots.map(({ name }) => name)
    const closers: (() => Promise<void>)[] = []
    const players: TeamPlayer[] = []
    try {
      for (const bot of bots) {
        const { close, actionAgent, critic, skillLibrary } = await roles(trial)
        if (close) closers.push(close)
        players.push({ ...bot, actionAgent, critic, skillLibrary })
      }
      const tasks = shareGoal(task.name, { bots: names, version })
      const { isDone, tasks: ended } = await playTeam({
        players,
        // A bot that is slow on the wall is no bot that has gone.
        board: memoryTaskBoard({ leaseMs: Infinity }),
        tasks,
        worldMinutes: budget.worldMinutes,
        settings: { random: trial.random },
        signal: options.signal,
      })
      const open = ended.filter(({ state }) => state !== 'done').map((one) => one.task)
      return { claim: isDone, ...(open.length > 0 && { note: `Not done: ${open.join('; ')}` }) }
    } finally {
      for (const close of closers) await close()
    }
  }
}
