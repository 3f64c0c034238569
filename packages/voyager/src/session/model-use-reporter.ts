import type { BaseCallbackHandler } from '@langchain/core/callbacks/base'
import type { BaseMessage } from '@langchain/core/messages'
import type { Exchange } from '../exchanges/exchange.ts'
import type { ModelUseEvent } from '../events/model-use-event.ts'
import type { ProgramTextEvent } from '../events/program-text-event.ts'

/** A call that is about to be made. */
export interface CallAhead {
  readonly model: string
  readonly messages: readonly BaseMessage[]
  /** Longest reply; absent when the client sets no limit. */
  readonly maxOutputTokens?: number
}

/** Listeners to model calls. */
export interface ReportModelUseOptions {
  readonly onUse: (event: ModelUseEvent, facts: CallFacts) => Promise<void>
  /** Hears a program while it is written. */
  readonly onText?: (event: ProgramTextEvent) => void
  /** Called before each call, which waits for it; the result is called when the call is over, undefined when it must not be. */
  readonly beforeCall?: (call: CallAhead) => Promise<(() => void) | undefined>
  /** True once the run is to end: a call that fails from then on was cut off. */
  readonly isEnding?: () => boolean
}

/** A callback handler, and the end of its work. */
export interface ModelUseReporter {
  readonly handler: BaseCallbackHandler
  /** Calls whose report was refused and is still to be made. */
  readonly owed: () => readonly ModelUseEvent[]
  /**
   * Reports the calls that nobody waits for any more, and those whose report was refused; throws when it is refused again.
   * What is heard afterwards is nobody's business.
   */
  readonly settle: () => Promise<void>
}

/** Facts about a call that are no part of its event. */
interface CallFacts {
  /** True when the provider sent a usage that is no count. */
  readonly isNonsense: boolean
  /** Prompt and reply. */
  readonly exchange: Exchange
}
