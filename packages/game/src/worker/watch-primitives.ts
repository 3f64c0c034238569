import type { Primitive } from '@voyager-mc/bot-runtime'

/** The same primitives, and which of them runs now. */
export interface WatchedPrimitives {
  readonly primitives: readonly Primitive[]
  /** Name of the one that began last and has not ended; undefined when none runs. */
  current(this: void): string | undefined
}

/** Notes which primitive runs; those whose value comes at once are over before anybody could ask. */
export function watchPrimitives(primitives: readonly Primitive[]): WatchedPrimitives {
  const running = new Map<symbol, string>()
  const watch = (primitive: Primitive): Primitive => ({
    ...primitive,
    async call(context, ...values) {
      const call = Symbol(primitive.name)
      running.set(call, primitive.name)
      try {
        return await primitive.call(context, ...values)
      } finally {
        running.delete(call)
      }
    },
  })
  return {
    primitives: primitives.map((primitive) => (primitive.isImmediate ? primitive : watch(primitive))),
    current: () => [...running.values()].at(-1),
  }
}
