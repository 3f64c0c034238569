import type { Callbacks } from '@langchain/core/callbacks/manager'
import {
  definedOf,
  InvalidArgumentError,
  systemClock,
  type CallOptions,
  type Clock,
  type Program,
  type Random,
  type StepResult,
} from '@voyager-mc/core'
import { checkBudget, type Budget } from '../ledger/budget.ts'
import { checkPrices, modelPrices, type PriceTable } from '../ledger/model-prices.ts'
import { paper } from '../paper.ts'
import { defaultRecoveryPolicy, type RecoveryPolicy } from '../session/recovery-policy.ts'
import type { ExchangeStore } from '../exchanges/exchange.ts'
import type { Oversight } from '../oversight/oversight.ts'
import type { RunStore } from '../stores/run-store.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import type { RunSettings } from '../session/run-session.ts'
import type { VoyagerRoles } from '../session/voyager-roles.ts'

/** The world and the roles, and how they are run. */
export interface CreateVoyagerOptions extends VoyagerRoles {
  /** Keeps progress; the default forgets it with the process. */
  readonly store?: RunStore
  readonly clock?: Clock
  readonly random?: Random
  /** LangChain callbacks that see every step of every run, by name. */
  readonly callbacks?: Callbacks
  /** Hears every event of every run; what it throws ends the run. */
  readonly onEvent?: (event: VoyagerEvent) => void
  /** Attempts at one task before it counts as failed. */
  readonly attemptsPerTask?: number
  /** Skills shown to the action agent, by default as many as it can use; 0 switches the library's retrieval off. */
  readonly retrievedSkills?: number
  /** Wall time of one program, in milliseconds; absent leaves it to the environment. */
  readonly stepTimeoutMs?: number
  /**
   * Gives a program to run after a failed attempt, such as `returnPlacedItems` of the preset; undefined, or absent,
   * leaves the world as the attempt has left it.
   */
  readonly afterFailure?: (step: StepResult) => Program | undefined
  /** Lets a person step in: see `createOversight`. */
  readonly oversight?: Oversight
  /** Keeps prompts and replies, such as `sqliteExchangeStore` of the home; absent keeps none. */
  readonly exchanges?: ExchangeStore
  readonly recovery?: Partial<RecoveryPolicy>
  /** Limits on the chat models of all runs of the store; absent sets none. */
  readonly budget?: Budget
  /** Prices of tokens; the default knows the list prices of well-known models. */
  readonly prices?: PriceTable
  /** JSON-safe facts that go into `config.json`, and with every skill: seed, version, model, name of the run. */
  readonly facts?: Readonly<Record<string, unknown>>
}

/** Options of every run. */
export interface RunOptions extends CallOptions {
  /** LangChain callbacks of this run only. */
  readonly callbacks?: Callbacks
}

/** Options of `createVoyager` with every default filled in: what all its runs have in common. */
export interface VoyagerSettings extends Omit<RunSettings, 'provenance' | 'addsSkills' | 'until'> {
  readonly roles: VoyagerRoles
}

/** Checks the options and fills in the defaults. */
export function resolveSettings({
  environment,
  curriculum,
  actionAgent,
  critic,
  skillLibrary,
  decomposer,
  clock = systemClock,
  random = Math.random,
  attemptsPerTask = paper.attemptsPerTask,
  retrievedSkills = actionAgent.mostSkills ?? paper.retrievedSkills,
  stepTimeoutMs,
  afterFailure,
  oversight,
  exchanges,
  recovery = {},
  budget = {},
  prices = modelPrices,
}: CreateVoyagerOptions): VoyagerSettings {
  assertWhole('attemptsPerTask', attemptsPerTask, 1)
  assertWhole('retrievedSkills', retrievedSkills, 0)
  return {
    roles: { environment, curriculum, actionAgent, critic, skillLibrary, ...(decomposer && { decomposer }) },
    clock,
    random,
    policy: { ...defaultRecoveryPolicy, ...recovery },
    prices: checkPrices(prices),
    budget: checkBudget(budget),
    attemptsPerTask,
    retrievedSkills,
    ...definedOf({ stepTimeoutMs, exchanges }),
    ...(afterFailure && { afterFailure }),
    ...(oversight && { oversight: oversight.joints }),
  }
}

function assertWhole(name: string, value: number, least: number): void {
  if (!Number.isInteger(value) || value < least) {
    throw new InvalidArgumentError(name, value, `pass a whole number of at least ${least}.`)
  }
}
