import { systemClock } from '@voyager-mc/core'
import { emptyBoard } from './board-state.ts'
import { createTaskBoard, type ClockedTaskBoardOptions } from './create-task-board.ts'
import type { TaskBoard } from './task-board.ts'

/** A board for bots of one process; it is forgotten with it. */
export function memoryTaskBoard({
  clock = systemClock,
  ...options
}: ClockedTaskBoardOptions = {}): TaskBoard {
  let board = emptyBoard
  return createTaskBoard(
    {
      read: async () => board,
      async change(act) {
        const { state, result } = act(board, clock.now())
        board = state
        return result
      },
    },
    options,
  )
}
