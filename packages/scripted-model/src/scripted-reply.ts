/** Well-formed answer: a text, or a call of one tool. */
export type ScriptedAnswer =
  | {
      readonly type: 'text'
      readonly text: string
      readonly usage?: ScriptedUsage | 'none'
      /** Sent as the usage as it stands: texts, negative numbers, anything. */
      readonly rawUsage?: unknown
      /** Reason why the answer ended, in the provider's words, such as `length` or `MAX_TOKENS`; default its word for a whole one. */
      readonly finishReason?: string
      /** Thoughts before the answer, sent where the provider sends them. */
      readonly reasoning?: string | undefined
      /** True for an answer that the model or the provider refuses, in the provider's way; default false. */
      readonly isRefusal?: boolean
    }
  /** `arguments` is sent as it stands, valid JSON or not, by the providers that send text. */
  | {
      readonly type: 'tool-call'
      readonly name: string
      readonly arguments: string
      readonly usage?: ScriptedUsage | 'none'
      readonly reasoning?: string | undefined
    }

/** Answer of the server to one chat request. */
export type ScriptedReply =
  | ScriptedAnswer
  /** An HTTP error such as 429 or 500. */
  | {
      readonly type: 'status'
      readonly status: number
      readonly message?: string
      /** Word for programs, such as `insufficient_quota`; absent sends the provider's own, or null. */
      readonly code?: string
      readonly retryAfterSeconds?: number
      /** Headers of the answer, such as a `retry-after` with a date. */
      readonly headers?: Readonly<Record<string, string>>
    }
  /** Status 200 with a body that is no JSON. */
  | { readonly type: 'wrong-content-type'; readonly body: string }
  /** Begins to answer, then closes the connection. */
  | { readonly type: 'cut-off'; readonly text: string }
  /** Accepts the request and never answers. */
  | { readonly type: 'hang' }

/** Tokens the answer claims to have used; without it they are counted as a quarter of the characters. */
export interface ScriptedUsage {
  readonly promptTokens: number
  /** With those of the reasoning. */
  readonly completionTokens: number
  /** Those of the prompt that the provider had kept; default 0. */
  readonly cachedTokens?: number
  /** Those of the completion that were thoughts; default 0. */
  readonly reasoningTokens?: number
}
