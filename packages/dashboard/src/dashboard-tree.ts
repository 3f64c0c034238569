import type { ItemCounts } from '@voyager-mc/core'

/** Step of a plan, as far as the page shows it. */
export interface TreeStep {
  readonly type: string
  /** Item it brings; absent for ways and stations. */
  readonly item?: string
  readonly inputs?: ItemCounts
  readonly input?: string
  readonly fuel?: string
  readonly tool?: string
  readonly station?: string
}

/** Task as the page plans it. */
export interface TreeTask {
  readonly accepts: readonly string[]
  readonly count: number
  readonly goal: {
    readonly kind: string
    readonly sets?: readonly (readonly string[])[]
    readonly items?: readonly string[]
    readonly isTotal?: boolean
  }
}

/**
 * Knowledge of the game that fills the page's tech tree: `{ ...createTechTree(version), describeStep }` of
 * `@voyager-mc/tech-tree` fits. It is no dependency, since hundreds of megabytes of game data come with it.
 */
export interface DashboardTree {
  readonly version: string
  readonly items: readonly string[]
  ways(
    item: string,
  ): readonly { readonly inputs: ItemCounts; readonly tools: readonly string[]; readonly station?: string }[]
  /** The way to the item, in plain words. */
  why(item: string): string
  nextUnlocks(
    inventory: ItemCounts,
    seen: Iterable<string>,
    options: { readonly limit: number },
  ): readonly { readonly item: string }[]
  /** Tasks of a phrase; none where it is not understood. */
  parseGoal(text: string): { readonly status: string; readonly tasks?: readonly TreeTask[] }
  /** Steps to an item; none where no plan leads there. */
  plan(
    target: { readonly item: string; readonly count?: number },
    options: { readonly inventory: ItemCounts },
  ): { readonly status: string; readonly steps?: readonly TreeStep[] }
  /** A step in words. */
  describeStep(step: TreeStep): string
}
