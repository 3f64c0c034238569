import { createTurns, systemClock } from '@voyager-mc/core'
import { emptyBoard, parseBoard, type BoardState } from './board-state.ts'
import { createTaskBoard, type ClockedTaskBoardOptions } from './create-task-board.ts'
import type { TaskBoard } from './task-board.ts'

/** Place of JSON documents by name, such as the store of a run. */
export interface BoardDocuments {
  readDocument(this: void, name: string): Promise<unknown>
  writeDocument(this: void, name: string, value: unknown): Promise<void>
}

const name = 'team/board.json'

/** A board for bots of one process that is kept with its run; who opens it again goes on with what is not done. */
export function documentTaskBoard(
  { readDocument, writeDocument }: BoardDocuments,
  { clock = systemClock, ...options }: ClockedTaskBoardOptions = {},
): TaskBoard {
  const turns = createTurns()
  let board: BoardState | undefined
  const read = async (): Promise<BoardState> => {
    if (board !== undefined) return board
    const kept = await readDocument(name)
    board = kept === undefined ? emptyBoard : parseBoard(JSON.stringify(kept))
    return board
  }
  return createTaskBoard(
    {
      read: () => turns.take(read),
      change: (act) =>
        turns.take(async () => {
          const before = await read()
          const { state, result } = act(before, clock.now())
          if (state !== before) await writeDocument(name, state)
          board = state
          return result
        }),
    },
    options,
  )
}
