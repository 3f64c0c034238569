import type { Asked, ChatRequest } from '../chat-request.ts'
import type { DialectName } from '../dialect-name.ts'
import type { ScriptedAnswer, ScriptedReply } from '../scripted-reply.ts'

/** Shapes of one provider's API: how its requests are read and its answers written. */
export interface Dialect {
  readonly name: DialectName
  /** Paths of its chat requests. */
  readonly path: RegExp
  readonly read: (asked: Asked) => ChatRequest
  /** Answer in one piece. */
  readonly whole: (request: ChatRequest, answer: ScriptedAnswer) => object
  /** Events of the answer as a stream, in order, each as it stands on the wire. */
  readonly stream: (request: ChatRequest, answer: ScriptedAnswer) => readonly string[]
  readonly streamType: string
  /** Body of an error. */
  readonly error: (error: ScriptedReply & { readonly type: 'status' }) => object
}
