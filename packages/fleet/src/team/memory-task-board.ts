import { systemClock } from '@voyager-mc/core'
import { emptyBoard } from './board-state.ts'
import { createTaskBoard, type TaskBoardOptions } from './create-task-board.ts'
import type { TaskBoard } from './task-board.ts'

/** A board for bots of one process; it is forgotten with it. */
export function memoryTaskBoard({
  clock = systemClock,
  ...options
}: Partial<TaskBoardOptions> = {}): TaskBoard {
  let board = emptyBoard
  return createTaskBoard(
    {
      read: async () => board,
      async change(act) {
        const { state, result } = act(board)
        board = state
        return result
      },
    },
    { clock, ...options },
  )
}
