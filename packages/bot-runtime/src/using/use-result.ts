import type { Position } from '@voyager-mc/core'

/** Outcome of a use, as the world shows it. */
export type UseResult =
  | { readonly status: 'done'; /** Place where drops lie. */ readonly place: Position }
  | {
      readonly status: 'not-found'
      /** Reason why none of those that are there will do. */ readonly reason?: string
    }
  | {
      readonly status: 'unreachable'
      readonly place: Position
      /** The block that the look met. */ readonly met?: string
    }
  /** It was used, and nothing was different afterwards. */
  | {
      readonly status: 'vain'
      readonly tries: number
      /** Whether items were taken all the same, as treats are: bad luck, which says nothing about the next time. */
      readonly isTaken?: boolean
      /** The block that the look met. */ readonly met?: string
    }
