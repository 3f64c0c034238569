import type { BaseLanguageModelInput } from '@langchain/core/language_models/base'
import type { BaseMessage } from '@langchain/core/messages'
import type { Runnable } from '@langchain/core/runnables'
import type { ActionAgent, Environment } from '@voyager-mc/core'
import type { RunStore } from '@voyager-mc/voyager'

/** Parts of every baseline. */
export interface BaselineOptions {
  readonly environment: Environment
  /** Writes the programs, as in the full agent. */
  readonly actionAgent: ActionAgent
  /** Thinks, reflects or plans. */
  readonly model: PlainModel
  /** Goal of the agent for the whole run. */
  readonly goal?: string
  /** Where the run is kept, and with it what the baseline has to remember for a resume; absent keeps neither. */
  readonly store?: RunStore
}

/** A chat model, or anything with its `invoke`. */
export type PlainModel = Pick<Runnable<BaseLanguageModelInput, BaseMessage>, 'invoke'>

/** The paper's open-ended goal, in our words. */
export const openEndedGoal = 'Explore the world and obtain as many different items as you can.'
