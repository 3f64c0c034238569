/** State of a run as the page shows it; plain data. */
export interface RunView {
  readonly title: string
  /** Number of records so far. */
  readonly records: number
  readonly beganAtMs?: number
  readonly lastAtMs?: number
  readonly status: 'waiting' | 'running' | 'ended'
  /** Why it ended, in words. */
  readonly ending?: string
  readonly bot?: BotView
  readonly task?: { readonly name: string; readonly reasoning?: string; readonly context?: string }
  readonly attempt?: number
  readonly program?: ProgramView
  readonly critique?: { readonly success: boolean; readonly reasoning: string; readonly feedback: string }
  /** The latest lines, oldest first. */
  readonly chat: readonly ChatLine[]
  readonly spending: SpendingView
  /** Oldest first. */
  readonly tasks: readonly TaskView[]
  readonly skills: readonly SkillView[]
  /** Places where the agent stood at the end of its steps, oldest first. */
  readonly path: readonly Spot[]
  /** Places it remembers. */
  readonly places: readonly PlaceView[]
  /** Items by the moment of their first holding. */
  readonly items: readonly FirstItem[]
  /** Latest calls of models, oldest first. */
  readonly calls: readonly CallView[]
}

/** Point of the map from above. */
export interface Spot {
  readonly x: number
  readonly z: number
}

export interface PlaceView extends Spot {
  readonly kind: string
  readonly name: string
  readonly dimension: string
  /** Absent for another dimension. */
  readonly distanceBlocks?: number
}

export interface BotView {
  readonly position: { readonly x: number; readonly y: number; readonly z: number }
  readonly biome: string
  readonly timeOfDay: number
  readonly health: number
  readonly food: number
  readonly oxygen: number
  readonly inventory: Readonly<Record<string, number>>
  readonly usedSlots: number
  readonly equipment: Readonly<Record<string, string>>
  /** Effects by name with their level. */
  readonly effects: Readonly<Record<string, number>>
  readonly entities: readonly { readonly name: string; readonly distanceBlocks: number }[]
  /** Picture of what it sees, as a data URL. */
  readonly screenshot?: string
}

export interface ProgramView {
  readonly name: string
  readonly source: string
  /** End of its step in words; absent while it runs. */
  readonly outcome?: string
  /** Line of the error, 1 for the first. */
  readonly line?: number
  readonly problem?: string
}

export interface ChatLine {
  readonly atMs: number
  /** Absent for lines of the server and of the agent's own program. */
  readonly sender?: string
  readonly text: string
  readonly isOwn: boolean
}

export interface SpendingView {
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly costUsd: number
}

export interface TaskView {
  readonly name: string
  readonly reasoning?: string
  readonly beganAtMs: number
  readonly endedAtMs?: number
  readonly status: 'running' | 'completed' | 'failed' | 'abandoned'
  readonly reason?: string
  readonly attempts: readonly AttemptView[]
}

export interface AttemptView {
  readonly number: number
  /** Sequence of the record with which it began. */
  readonly sequence: number
  readonly beganAtMs: number
  readonly endedAtMs?: number
  readonly status: 'running' | 'succeeded' | 'failed' | 'rejected' | 'unjudged'
  readonly critique?: string
}

export interface SkillView {
  readonly name: string
  readonly version: number
  readonly task: string
  readonly source: string
  /** Other skills that it calls. */
  readonly calls: readonly string[]
  readonly retrieved: number
  /** Later attempts whose program called it, by their outcome. */
  readonly passed: number
  readonly failed: number
  /** Versions that were learned in this run, oldest first. */
  readonly versions: readonly SkillVersionView[]
  /** Present when the library refused it. */
  readonly refused?: string
  /** Present when a person took it out of use: why. */
  readonly retired?: string
}

export interface SkillVersionView {
  readonly version: number
  readonly task: string
  readonly source: string
  readonly atMs: number
}

export interface FirstItem {
  readonly name: string
  readonly atMs: number
  readonly task?: string
}

export interface CallView {
  readonly sequence: number
  /** Number of its prompt and reply; absent when they were not kept. */
  readonly exchange?: number
  readonly atMs: number
  readonly step: string
  readonly model?: string
  readonly inputTokens: number
  readonly outputTokens: number
  readonly costUsd?: number
  readonly failure?: string
}
