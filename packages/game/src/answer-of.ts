import { EnvironmentLostError } from '@voyager-mc/core'
import type { GameAnswer } from './protocol/messages.ts'
import type { CallEnd } from './thread/call-end.ts'
import { lostBy } from './thread/lost-by.ts'

/** The answer of the wanted type, or what the call has to throw. */
export function answerOf<Type extends GameAnswer['type']>(
  end: CallEnd,
  type: Type,
  signal: AbortSignal,
): Extract<GameAnswer, { readonly type: Type }> {
  signal.throwIfAborted()
  if (end.status === 'failed') throw end.error
  if (end.status === 'died') throw lostBy(end.death)
  if (end.answer.type === type) {
    // Just compared.
    return end.answer as Extract<GameAnswer, { readonly type: Type }>
  }
  throw new EnvironmentLostError(
    'disconnected',
    `The game answered ${end.answer.type} to ${type}; call reset.`,
  )
}
