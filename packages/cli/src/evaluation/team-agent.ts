import type { ItemCounts } from '@voyager-mc/core'
import type { TrialAgent, TrialRoles } from '@voyager-mc/evaluation'
import { memoryTaskBoard, playTeam, splitGoal, type TeamPlayer } from '@voyager-mc/fleet/team'
import { createTechTree } from '@voyager-mc/tech-tree'

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
      const shares = splitGoal(task.name, { bots: names })
      const tasks =
        shares.length > 1
          ? shares
          : splitGoal(task.name, { bots: names, gathered: gatheredFor(task.name, version) })
      const { isDone, tasks: ended } = await playTeam({
        players,
        board: memoryTaskBoard(),
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

/** Items of the plan that come out of the ground or off trees; those the first bot holds it gathers no more of. */
function gatheredFor(goal: string, version: string): ItemCounts {
  const techTree = createTechTree(version)
  const parsed = techTree.parseTask(goal)
  const item = parsed.status === 'parsed' ? parsed.task.accepts[0] : undefined
  const plan = item === undefined ? undefined : techTree.plan({ item })
  if (plan?.status !== 'planned') return {}
  const mined = plan.steps.flatMap((step) => (step.type === 'mine' ? [[step.item, step.count] as const] : []))
  return Object.fromEntries(mined)
}
