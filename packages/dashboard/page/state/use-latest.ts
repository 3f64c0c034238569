import { useState } from 'preact/hooks'

/** Part of a long list that is drawn. */
export interface Latest<Item> {
  /** The latest ones, latest first. */
  readonly shown: readonly Item[]
  /** Number of earlier ones. */
  readonly hidden: number
  readonly more: () => void
}

/** Rows of one go: drawing more at once would be felt. */
const atOnce = 50

/** Gives the latest of a list, oldest first, and more of them when they are wanted. */
export function useLatest<Item>(items: readonly Item[]): Latest<Item> {
  const [count, setCount] = useState(atOnce)
  const shown = items.slice(-count).toReversed()
  return { shown, hidden: items.length - shown.length, more: () => setCount(count + atOnce) }
}
