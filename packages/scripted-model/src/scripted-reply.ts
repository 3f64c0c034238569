/** Answer of the server to one chat request. */
export type ScriptedReply =
  /** A well-formed answer, but for what is scripted otherwise. */
  | {
      readonly type: 'text'
      readonly text: string
      readonly usage?: ScriptedUsage | 'none'
      /** Sent as the usage as it stands: texts, negative numbers, anything. */
      readonly rawUsage?: unknown
      /** Reason why the answer ended, such as `length` or `content_filter`; default `stop`. */
      readonly finishReason?: string
    }
  /** A well-formed call of one tool; `arguments` is sent as it stands, valid JSON or not. */
  | { readonly type: 'tool-call'; readonly name: string; readonly arguments: string }
  /** An HTTP error such as 429 or 500. */
  | {
      readonly type: 'status'
      readonly status: number
      readonly message?: string
      /** Word for programs, such as `insufficient_quota`; absent sends null. */
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
  readonly completionTokens: number
}
