/** Part of the tech tree that matters for a run now; plain data. */
export interface TreeView {
  readonly version: string
  /** The task that the plan is for; absent while none is in work. */
  readonly task?: string
  /** Reason that the curriculum gave for the task. */
  readonly reasoning?: string
  /** Steps of the plan in words, in their order; empty when the task needs nothing that could be planned. */
  readonly steps: readonly string[]
  readonly nodes: readonly TreeNode[]
}

/**
 * State of an item: `held` now, `had` once, `planned` for the task, `next` within one more trip, `open` on the way to the
 * great aims.
 */
export type TreeNodeState = 'held' | 'had' | 'planned' | 'next' | 'open'

export interface TreeNode {
  readonly name: string
  readonly state: TreeNodeState
  /** 0 for what comes out of bare hands; each needs what stands in lower columns. */
  readonly column: number
  /** Shown items that it is made of or made with. */
  readonly needs: readonly string[]
  /** Step of the plan that brings it, in words. */
  readonly step?: string
  /** Number that is carried now. */
  readonly count?: number
  /** Time of its first holding, in milliseconds since the epoch. */
  readonly hadAtMs?: number
  /** Task in which it was first held. */
  readonly hadFor?: string
}
