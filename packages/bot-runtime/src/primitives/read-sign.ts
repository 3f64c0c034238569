import { findNearestBlocks } from '@voyager-mc/observation/mineflayer'
import { approachBlock } from '../movement/approach-block.ts'
import { signLines } from '../using/sign-lines.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

const searchBlocks = 64
// Letters are read from as far as a player reads them.
const readBlocks = 12

/** Reads a sign. */
export const readSign: Primitive = definePrimitive({
  name: 'readSign',
  summary:
    'Walks to a sign and reads both of its sides; without a position the nearest one within 64 blocks.',
  topics: ['sign', 'read'],
  parameters: {
    position: {
      type: 'positions',
      summary: 'where the sign is, in a list; empty for the nearest',
      fallback: [],
    },
  },
  example: 'const { detail } = await readSign(bot)',
  async run({ bot, signal, say }, { position }) {
    const names = Object.keys(bot.registry.blocksByName).filter((name) => /(^|_)sign$/.test(name))
    const [named] = position
    const place =
      named?.floored() ?? findNearestBlocks(bot, { names, maxDistance: searchBlocks, limit: 1 })[0]
    if (!place) return failed('not-found', 'No sign nearby, please explore first')
    const at = { x: place.x, y: place.y, z: place.z }
    if (place.distanceTo(bot.entity.position) > readBlocks) await approachBlock(bot, place, { signal })
    signal.throwIfAborted()
    const block = bot.blockAt(place)
    if (!block)
      return failed('unreachable', `I cannot get near the sign at ${String(place)}`, { position: at })
    if (!names.includes(block.name))
      return failed('not-found', `No sign at ${String(place)}, it is ${block.name}`, { position: at })
    const { front, back } = signLines(block)
    say(
      front.concat(back).length === 0
        ? 'The sign is blank.'
        : `The sign says: ${front.concat(back).join(' / ')}`,
    )
    return succeeded({ position: at, front, back })
  },
})
