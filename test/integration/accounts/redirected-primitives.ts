import { definePrimitive, succeeded, type Primitive } from '@voyager-mc/bot-runtime'
import { redirectAccounts } from '../../../packages/bot-runtime/src/testing/fake-accounts.ts'

// The thread of a game loads this module before it joins, so that its questions about accounts go to the stand-in.
redirectAccounts(Number(new URL(import.meta.url).searchParams.get('port')))

/** The module is loaded for what it does to its thread; a list without a primitive would be refused. */
export const primitives: readonly Primitive[] = [
  definePrimitive({
    name: 'rest',
    summary: 'Does nothing.',
    parameters: {},
    example: 'await rest(bot)',
    run: async () => succeeded(),
  }),
]
