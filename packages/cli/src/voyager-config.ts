/** What `voyager.config.ts` may hold: the flags of the command line, named in camel case. A flag wins over it. */
export interface VoyagerConfig {
  readonly host?: string
  readonly port?: number
  /** Game version, such as `1.19.4`. */
  readonly version?: string
  readonly username?: string
  /** Run directory. */
  readonly run?: string
  /** Skill library to use in place of the run's own. */
  readonly skills?: string
  /** `provider:model`; absent means rules. */
  readonly model?: string
  /** An OpenAI-compatible endpoint. */
  readonly baseUrl?: string
  /** Embedding model of an OpenAI-compatible endpoint; absent compares words. */
  readonly embeddings?: string
  readonly attempts?: number
  /** Tokens that all runs of the directory may use. */
  readonly maxTokens?: number
  /** Calls of models that they may make. */
  readonly maxCalls?: number
  /** US dollars that they may cost, by the price table. */
  readonly maxDollars?: number
  /** Item that ends the learning. */
  readonly until?: string
  readonly durability?: 'process' | 'power'
  /** Parts of the agent that are taken away; `voyager learn --help` lists them. */
  readonly ablate?: readonly string[]
  /** Roles that a person plays at the terminal. */
  readonly manual?: readonly ('critic' | 'curriculum')[]
  /** Seed of every choice, and of a world of one's own. */
  readonly seed?: number
  /** Replays a new skill in a scratch world before it is admitted. */
  readonly promote?: boolean
  /** Seed of the embedded world on that server; replays then begin on the same ground. */
  readonly worldSeed?: number
}
