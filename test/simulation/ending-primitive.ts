import { definePrimitive, succeeded, type Primitive } from '@voyager-mc/bot-runtime'

/** A primitive that ends the thread of its game, as a fault that nobody thought of would. */
export const primitives: readonly Primitive[] = [
  definePrimitive({
    name: 'endGame',
    summary: 'Ends the game.',
    parameters: {},
    example: 'await endGame(bot)',
    async run() {
      process.exit(3)
      return succeeded()
    },
  }),
]
