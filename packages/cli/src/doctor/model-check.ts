import type { Settings } from '../options/settings.ts'

/** Flags that say which models are asked. */
export type ModelSettings = Pick<Settings, 'model' | 'baseUrl' | 'embeddings'>

/** Subject of the checks of one model, with their time limits. */
export interface ModelCheck {
  readonly model: string
  readonly baseUrl?: string | undefined
  readonly key: string | undefined
  readonly signal: AbortSignal
  readonly listTimeoutMs: number
  readonly replyTimeoutMs: number
}
