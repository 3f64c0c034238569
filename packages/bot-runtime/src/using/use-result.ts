import type { Position } from '@voyager-mc/core'

/** Outcome of a use, as the world shows it. */
export type UseResult =
  | { readonly status: 'done'; /** Place where drops lie. */ readonly place: Position }
  | { readonly status: 'not-found' }
  | { readonly status: 'unreachable'; readonly place: Position }
  /** It was used, and nothing was different afterwards. */
  | {
      readonly status: 'vain'
      readonly tries: number
      /** The block that the look met. */ readonly met?: string
    }
