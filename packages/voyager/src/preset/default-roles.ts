import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import type { CreateActionAgentOptions } from '@voyager-mc/action'
import type { ActionAgent, Critic, Curriculum, Random } from '@voyager-mc/core'
import type { ChatModel, CreateCriticOptions, ReplyForm, Screenshot } from '@voyager-mc/critic'
import type { CreateCurriculumOptions } from '@voyager-mc/curriculum'
import type { ManagedSkillLibrary, OnSkillNotice, PromoteSkill, SkillStore } from '@voyager-mc/skill-library'
import type { Durability } from '@voyager-mc/core/sqlite'
import type { Home } from '../home/open-home.ts'
import type { RunStore } from '../stores/run-store.ts'
import type { Decomposer } from '../session/voyager-roles.ts'

/** Models, storage and sources of chance of the default roles. */
export interface CreateDefaultRolesOptions {
  /** Game version of the world, such as `1.19.4`. */
  readonly version: string
  /** With a model, or what its `withRetry` or `withFallbacks` returns, the roles ask it; without one rules decide. */
  readonly model?: ChatModel
  /** Other models for single roles; each falls back to `model`. */
  readonly models?: RoleModels
  /** Further options of the roles that ask a model. */
  readonly roles?: RoleSettings
  /**
   * Form that curriculum and critic ask their replies in. `auto`, the default, lets a tool hold it where the model's profile
   * names structured output, and goes on with text once a provider refuses that; `output` of `roles` goes before it.
   */
  readonly replyForm?: ReplyForm | 'auto'
  /** Hears once by role that a provider refused the tool of `auto`. */
  readonly onReplyFormNotice?: (message: string) => void
  /** Attempts at a task after which `models.strongAction` takes over; the default is two. */
  readonly strongAfter?: number
  /** Compares skills and questions by meaning; the default compares words. */
  readonly embeddings?: EmbeddingsInterface
  /** Home of the run, for its progress, its answers and its skills; `store` and the places of skills go before it. */
  readonly home?: Home
  /** The run whose progress and answers the curriculum continues; absent starts anew. */
  readonly store?: RunStore
  /** Keeps skills, and the vectors of questions; absent forgets them with the process. */
  readonly skillStore?: SkillStore
  /** Folder or file of a skill library, in the place of `skillStore`; a folder of the original is taken over once. */
  readonly skillDirectory?: string
  /** Faults that skills of `skillDirectory` survive; the default is `process`. */
  readonly durability?: Durability
  /** Whether rules learn what ways cost, and keep it with the skills; the default is true. */
  readonly experience?: boolean
  /** Pass `seededRandom(seed)` for a repeatable run. */
  readonly random?: Random
  /** Control primitives as text for the model, for environments that do not say which they have. */
  readonly primitives?: string
  /** Pictures for models that take images; by default the one that the observation brings. */
  readonly screenshot?: Screenshot
  readonly onSkillNotice?: OnSkillNotice
  /** Names skills may not take; the default is those of bot-runtime's primitives, or none when it is not installed. */
  readonly reservedNames?: readonly string[]
  /** Asked before a skill is admitted, such as `replayPromotion` of `@voyager-mc/voyager/promotion`; absent admits all. */
  readonly promote?: PromoteSkill
}

/** Models by role; the paper used a cheaper one for answers and descriptions. */
export interface RoleModels {
  readonly curriculum?: ChatModel
  readonly questions?: ChatModel
  readonly action?: ChatModel
  /** Write the first, second and further programs of a task in the place of `action`; the last one writes all that follow. */
  readonly actionByAttempt?: readonly [ChatModel, ...ChatModel[]]
  /** Writes the programs once the other one has failed a task `strongAfter` times; absent keeps the other one. */
  readonly strongAction?: ChatModel
  readonly critic?: ChatModel
  readonly descriptions?: ChatModel
}

/** Options of the roles' own factories, such as prompts, rules and votes; each goes before what the default roles choose. */
export interface RoleSettings {
  readonly curriculum?: Partial<Omit<CreateCurriculumOptions, 'model' | 'qaModel' | 'memory'>>
  readonly action?: Partial<Omit<CreateActionAgentOptions, 'model'>>
  readonly critic?: Partial<Omit<CreateCriticOptions, 'model'>>
}

/** The roles for `createVoyager`, and which kind they are. */
export interface DefaultRoles {
  readonly kind: 'model' | 'rules'
  readonly curriculum: Curriculum
  readonly actionAgent: ActionAgent
  readonly critic: Critic
  readonly skillLibrary: ManagedSkillLibrary
  /** Splits goals; rules need none, because their planner works out what a goal needs. */
  readonly decomposer?: Decomposer
}
