import type { Curriculum, Observation } from '@voyager-mc/core'
import { describeTeam } from './describe-team.ts'
import { readGift } from './gift.ts'
import type { BoardTask, TaskBoard } from './task-board.ts'

export interface TeamCurriculumOptions {
  readonly board: TaskBoard
  /** Name of the bot, as the others see it in the game. */
  readonly bot: string
  /** Passes some time while others do what this bot waits for: a step of the game, or a sleep beside a server. */
  readonly wait: (options: { readonly signal: AbortSignal | undefined }) => Promise<void>
  /** Ends the bot's work early; asked before each task. */
  readonly isOver?: () => boolean
}

/** Takes its tasks from the board of a team; nothing is left when all of them are done or have failed. */
export function teamCurriculum({
  board,
  bot,
  wait,
  isOver = () => false,
}: TeamCurriculumOptions): Curriculum {
  let current: BoardTask | undefined
  let lastMessage = 0
  const next = async (): Promise<BoardTask | undefined> => {
    for (;;) {
      const task = await board.claim(bot)
      // What one gathered oneself need not be given.
      if (task === undefined || readGift(task.task)?.player !== bot) return task
      await board.done(task.id, bot)
    }
  }
  return {
    async propose(observation, { signal } = {}) {
      await board.locate({ bot, ...placeOf(observation) })
      for (;;) {
        signal?.throwIfAborted()
        if (isOver()) return undefined
        current = await next()
        if (current !== undefined) break
        const tasks = await board.tasks()
        if (tasks.every(({ state }) => state === 'done' || state === 'failed')) return undefined
        if (isStuck(tasks)) return undefined
        await wait({ signal })
      }
      const team = await describeTeam(board, { bot, after: lastMessage })
      ;({ lastMessage } = team)
      return { name: current.task, ...(team.text !== '' && { context: team.text }) }
    },
    async record({ status, reason = 'it did not work' }) {
      if (current === undefined) return
      const { id, task } = current
      current = undefined
      if (status === 'completed') await board.done(id, bot)
      else await board.help(id, bot, reason)
      await board.say({ from: bot, text: status === 'completed' ? `Done: ${task}` : `I need help: ${task}` })
    },
  }
}

function placeOf({
  position,
  dimension = 'overworld',
}: Observation): Pick<Parameters<TaskBoard['locate']>[0], 'position' | 'dimension'> {
  return { position, dimension }
}

/** Whether what is open waits for something that has failed. */
function isStuck(tasks: readonly BoardTask[]): boolean {
  const failed = new Set(tasks.filter(({ state }) => state === 'failed').map(({ id }) => id))
  for (let size = -1; size !== failed.size;) {
    size = failed.size
    for (const { id, needs = [] } of tasks) if (needs.some((need) => failed.has(need))) failed.add(id)
  }
  return tasks.every(({ id, state }) => state === 'done' || failed.has(id))
}
