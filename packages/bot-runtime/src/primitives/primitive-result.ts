import type { ItemCounts, Position } from '@voyager-mc/core'

/** Why a primitive could not do what was asked. */
export type PrimitiveFailureReason =
  | 'missing-item'
  | 'missing-tool'
  | 'missing-station'
  | 'not-found'
  | 'unreachable'
  | 'inventory-full'
  | 'interrupted'
  | 'timeout'
  | 'refused'
  | 'not-possible'
  | 'lost-drop'

/** Plain facts about a result, JSON-safe. */
export interface PrimitiveDetail {
  readonly [fact: string]: string | number | boolean | Position | ItemCounts | readonly string[] | undefined
}

/** Result of a primitive, proved by the world. */
export type PrimitiveResult =
  | { readonly status: 'succeeded'; readonly detail: PrimitiveDetail }
  | {
      readonly status: 'failed'
      readonly reason: PrimitiveFailureReason
      /** One line for the program log and the model. */
      readonly message: string
      readonly detail: PrimitiveDetail
    }

/** Makes a success with the facts that prove it. */
export function succeeded(detail: PrimitiveDetail = {}): PrimitiveResult {
  return { status: 'succeeded', detail }
}

/** Makes a failure; `message` is said in the program log unless it is empty. */
export function failed(
  reason: PrimitiveFailureReason,
  message: string,
  detail: PrimitiveDetail = {},
): PrimitiveResult {
  return { status: 'failed', reason, message, detail }
}
