import type { CallOptions, Environment, Observation } from '@voyager-mc/core'

/** A world made for one replay, with the agent in it; or why there is none. */
export type ScratchWorld =
  | {
      readonly status: 'open'
      readonly environment: Environment
      /** The observation of the scene. */
      readonly before: Observation
      /** Things done to set the scene, in words. */
      readonly scene: string
      readonly close: () => Promise<void>
    }
  | { readonly status: 'unavailable'; readonly message: string }

export interface OpenScratchWorldOptions extends CallOptions {
  /** The observation before the attempt that is replayed; absent begins with empty hands. */
  readonly start?: Observation
  /** 1 for the first replay of a skill; each may have another world. */
  readonly replay: number
}

/** Makes a world for one replay. */
export type OpenScratchWorld = (options: OpenScratchWorldOptions) => Promise<ScratchWorld>
