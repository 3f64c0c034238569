/** Answer of the server to one chat request. */
export type ScriptedReply =
  /** A well-formed answer. */
  | { readonly type: 'text'; readonly text: string; readonly usage?: ScriptedUsage | 'none' }
  /** A well-formed call of one tool; `arguments` is sent as it stands, valid JSON or not. */
  | { readonly type: 'tool-call'; readonly name: string; readonly arguments: string }
  /** An HTTP error such as 429 or 500. */
  | {
      readonly type: 'status'
      readonly status: number
      readonly message?: string
      readonly retryAfterSeconds?: number
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
