import type { Clock } from '@voyager-mc/core'
import {
  addMessage,
  askForHelp,
  claimTask,
  disownChest,
  endTask,
  locateBot,
  messagesFor,
  ownChest,
  postTasks,
  type BoardChange,
} from './board-rules.ts'
import type { BoardState } from './board-state.ts'
import type { TaskBoard } from './task-board.ts'

/** Keeper of one board. */
export interface BoardPlace {
  read(this: void): Promise<BoardState>
  /** Makes one change after the other, whoever asks for it. */
  change<Result>(this: void, act: (state: BoardState) => BoardChange<Result>): Promise<Result>
}

export interface TaskBoardOptions {
  readonly clock: Clock
  /** Time after which a claim of a bot that has not come back is open again, in milliseconds; ten minutes by default. */
  readonly leaseMs?: number
}

const tenMinutesMs = 600_000

/** Makes the board that is kept at a place. */
export function createTaskBoard(
  { read, change }: BoardPlace,
  { clock, leaseMs = tenMinutesMs }: TaskBoardOptions,
): TaskBoard {
  return {
    post: (tasks) => change((state) => postTasks(state, tasks)),
    claim: (bot) => change((state) => claimTask(state, { bot, nowMs: clock.now(), leaseMs })),
    done: (id, bot) => change((state) => endTask(state, { id, bot })),
    help: (id, bot, reason) => change((state) => askForHelp(state, { id, bot, reason })),
    tasks: async () => (await read()).tasks,
    say: (message) => change((state) => addMessage(state, message)),
    messages: async (bot, after = 0) => messagesFor(await read(), { bot, after }),
    locate: (place) => change((state) => locateBot(state, place)),
    whereabouts: async () => (await read()).whereabouts,
    own: (chest) => change((state) => ownChest(state, chest)),
    disown: (chest) => change((state) => disownChest(state, chest)),
    chests: async () => (await read()).chests,
  }
}
