import { nearestNamed } from '../combat/nearest-named.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { hunt } from './hunt.ts'

// The original's search radius for creatures, in blocks.
const searchBlocks = 48

const ticksPerSecond = 20

/** Hunts one creature and picks up what it drops. */
export const killMob: Primitive = definePrimitive({
  name: 'killMob',
  summary:
    'Kills the nearest `mobName` within 48 blocks in `timeout` seconds, shooting with a bow in hand, and picks up its drops.',
  parameters: {
    mobName: { type: 'string', summary: 'entity name, such as pig or zombie' },
    timeout: { type: 'number', summary: 'seconds', fallback: 300 },
  },
  example: 'await killMob(bot, "sheep", 300)',
  tooManyFailures: 'killMob failed too many times, make sure you explore before calling killMob',
  run: (context, { mobName, timeout }) =>
    hunt(context, {
      name: mobName,
      limitTicks: timeout * ticksPerSecond,
      next: (givenUp) => nearestNamed(context.bot, mobName, searchBlocks, ({ id }) => !givenUp.has(id)),
    }),
})
