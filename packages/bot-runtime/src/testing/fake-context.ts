import { seededRandom, systemClock } from '@voyager-mc/core'
import { createOperatorConsole } from '../operator/create-operator-console.ts'
import type { OperatorPowers } from '../operator/operator-powers.ts'
import type { UntimedEvent } from '../bot/untimed-event.ts'
import type { PrimitiveContext } from '../primitives/primitive-context.ts'
import { fakeBot } from './fake-bot.ts'

/** Context of a primitive in a unit test, with what the primitive did with it. */
export interface FakeContext extends PrimitiveContext {
  readonly said: string[]
  readonly emitted: UntimedEvent[]
}

export interface FakeContextOptions {
  readonly bot?: PrimitiveContext['bot']
  readonly powers?: OperatorPowers
  readonly signal?: AbortSignal
}

/** Makes a context around a fake bot. */
export function fakeContext({
  bot = fakeBot({ chat: () => undefined }),
  powers = {},
  signal = new AbortController().signal,
}: FakeContextOptions = {}): FakeContext {
  const said: string[] = []
  const emitted: UntimedEvent[] = []
  const emit = (event: UntimedEvent): void => {
    emitted.push(event)
  }
  return {
    bot,
    signal,
    clock: systemClock,
    random: seededRandom(1),
    operator: createOperatorConsole({ send: (command) => bot.chat(`/${command}`) }, { powers, emit }),
    failures: new Map(),
    say: (text) => {
      said.push(text)
    },
    emit,
    said,
    emitted,
  }
}
