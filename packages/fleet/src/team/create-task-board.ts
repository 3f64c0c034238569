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
  /** Makes one change after the other, whoever asks for it; `nowMs` is the same clock's for all who share the board. */
  change<Result>(this: void, act: (state: BoardState, nowMs: number) => BoardChange<Result>): Promise<Result>
}

export interface TaskBoardOptions {
  /** Time after which a claim of a bot that has not come back is open again, in milliseconds; ten minutes by default. */
  readonly leaseMs?: number
}

/** Options of a board for bots of one process. */
export interface ClockedTaskBoardOptions extends TaskBoardOptions {
  readonly clock?: Clock
}

const tenMinutesMs = 600_000

/** Makes the board that is kept at a place. */
export function createTaskBoard(
  { read, change }: BoardPlace,
  { leaseMs = tenMinutesMs }: TaskBoardOptions = {},
): TaskBoard {
  return {
    post: (tasks) => change((state) => postTasks(state, tasks)),
    claim: (bot) => change((state, nowMs) => claimTask(state, { bot, nowMs, leaseMs })),
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
