import { z } from 'zod'
import type { OwnedChest } from '@voyager-mc/core'
import type { BoardMessage, BoardTask, Whereabouts } from './task-board.ts'

/** Everything on a board; plain data. */
export interface BoardState {
  readonly tasks: readonly BoardTask[]
  readonly messages: readonly BoardMessage[]
  /** Messages said so far. */
  readonly said: number
  readonly whereabouts: readonly Whereabouts[]
  readonly chests: readonly OwnedChest[]
}

export const emptyBoard: BoardState = { tasks: [], messages: [], said: 0, whereabouts: [], chests: [] }

const position = z.object({ x: z.number(), y: z.number(), z: z.number() })
const state = z.object({
  tasks: z.array(
    z.object({
      id: z.string(),
      task: z.string(),
      needs: z.array(z.string()).optional(),
      bot: z.string().optional(),
      sameBotAs: z.string().optional(),
      state: z.enum(['open', 'claimed', 'done', 'failed']),
      by: z.string().optional(),
      helpAsked: z.array(z.object({ bot: z.string(), reason: z.string() })),
      claimedAtMs: z.number().optional(),
    }),
  ),
  messages: z.array(
    z.object({ sequence: z.number(), from: z.string(), to: z.string().optional(), text: z.string() }),
  ),
  said: z.number(),
  whereabouts: z.array(z.object({ bot: z.string(), position, dimension: z.string() })),
  chests: z.array(z.object({ position, dimension: z.string(), owner: z.string() })),
})

/** Reads a kept board; throws what zod says of one that is none. */
export function parseBoard(text: string): BoardState {
  // zod gives optional fields that JSON left out as absent ones.
  return state.parse(JSON.parse(text)) as BoardState
}
