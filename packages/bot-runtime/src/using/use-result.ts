import type { Position } from '@voyager-mc/core'

/** What became of a use, as the world shows it. */
export type UseResult =
  | { readonly status: 'done'; /** Where what fell lies. */ readonly place: Position }
  | { readonly status: 'not-found' }
  | { readonly status: 'unreachable'; readonly place: Position }
  /** It was used, and nothing was different afterwards. */
  | {
      readonly status: 'vain'
      readonly tries: number
      /** What the look met instead. */ readonly met?: string
    }
