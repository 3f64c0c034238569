import type { Environment } from '@voyager-mc/core'
import { createVoyager, type CreateVoyagerOptions, type VoyagerRoles } from '@voyager-mc/voyager'
import { countWorldTime } from './count-world-time.ts'
import type { BoardTask, NewBoardTask, TaskBoard } from './task-board.ts'
import { teamCurriculum } from './team-curriculum.ts'
import { withChests } from './with-chests.ts'
import { withGifts } from './with-gifts.ts'

/** A bot of a team with its roles; its tasks come from the board. */
export interface TeamPlayer extends Omit<VoyagerRoles, 'environment' | 'curriculum' | 'decomposer'> {
  readonly name: string
  readonly environment: Environment
  /** Hears of everything this bot does. */
  readonly onEvent?: CreateVoyagerOptions['onEvent']
}

export interface PlayTeamOptions {
  readonly players: readonly TeamPlayer[]
  readonly board: TaskBoard
  /** Put on the board first. */
  readonly tasks?: readonly NewBoardTask[]
  /** Time of the world after which nobody begins another task, in minutes; absent sets no limit. */
  readonly worldMinutes?: number
  readonly settings?: Pick<
    CreateVoyagerOptions,
    'attemptsPerTask' | 'budget' | 'onEvent' | 'random' | 'clock' | 'recovery'
  >
  readonly signal?: AbortSignal
}

/** End of a team's work. */
export interface TeamResult {
  readonly tasks: readonly BoardTask[]
  /** Whether every task is done. */
  readonly isDone: boolean
  readonly worldMinutes: number
  readonly attempts: Readonly<Record<string, number>>
}

const ticksPerMinute = 1200

/** Lets the players of a team work until the board has nothing left for them; each leaves its environment then. */
export async function playTeam({
  players,
  board,
  tasks = [],
  worldMinutes = Infinity,
  settings = {},
  signal,
}: PlayTeamOptions): Promise<TeamResult> {
  await board.post(tasks)
  const time = countWorldTime()
  const isOver = (): boolean => time.ticks / ticksPerMinute >= worldMinutes
  const made: Record<string, number> = {}
  const play = async (player: TeamPlayer): Promise<void> => {
    const { name, skillLibrary, onEvent = settings.onEvent, ...given } = player
    const environment = withChests(time.watch(player.environment), { board, bot: name })
    const voyager = createVoyager({
      ...settings,
      ...(onEvent && { onEvent }),
      ...withGifts(given, board),
      skillLibrary,
      environment,
      curriculum: teamCurriculum({
        board,
        bot: name,
        isOver,
        wait: async ({ signal: stop }) => void (await environment.step(waiting, stop && { signal: stop })),
      }),
    })
    try {
      const { attempts, error } = await voyager.learn(signal && { signal }).result
      made[name] = attempts
      if (error !== undefined) throw error
    } finally {
      await environment.close()
    }
  }
  await Promise.all(players.map(play))
  const ended = await board.tasks()
  return {
    tasks: ended,
    isDone: ended.every(({ state }) => state === 'done'),
    worldMinutes: time.ticks / ticksPerMinute,
    attempts: made,
  }
}

/** Stands by for two seconds. */
const waiting = { name: 'standBy', source: 'async function standBy(bot) { await bot.waitForTicks(40) }' }
