import { fight } from '../combat/fight.ts'
import { nearestNamed } from '../combat/nearest-named.ts'
import { rangedWeapons } from '../combat/ranged-weapons.ts'
import { shootAt } from '../combat/shoot-at.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { countItems, gainedItems } from '../bot/inventory-changes.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'

// The original's search radius for creatures, in blocks.
const searchBlocks = 48

const ticksPerSecond = 20

/** Hunts one creature and picks up what it drops. */
export const killMob: Primitive = definePrimitive({
  name: 'killMob',
  summary:
    'Kills the nearest creature of a name within 48 blocks and picks up its drops; shoots with a bow in hand.',
  parameters: {
    mobName: { type: 'string', summary: 'entity name, such as pig or zombie' },
    timeout: { type: 'number', summary: 'seconds', fallback: 300 },
  },
  example: 'await killMob(bot, "sheep", 300)',
  tooManyFailures: 'killMob failed too many times, make sure you explore before calling killMob',
  async run({ bot, signal, say }, { mobName, timeout }) {
    const target = nearestNamed(bot, mobName, searchBlocks)
    if (!target) return failed('not-found', `No ${mobName} nearby, please explore first`, { mob: mobName })
    const before = countItems(bot)
    const weapon = bot.heldItem?.name ?? ''
    const limitTicks = timeout * ticksPerSecond
    const isRanged = rangedWeapons.includes(weapon)
    const end = isRanged
      ? await shootAt(bot, target, { signal, weapon, limitTicks })
      : await fight(bot, target, { signal, limitTicks })
    if (end !== 'killed') {
      const reason = end === 'timeout' ? 'timeout' : end === 'died' ? 'interrupted' : 'unreachable'
      return failed(reason, `Failed to ${isRanged ? 'shoot' : 'kill'} ${mobName}.`, { mob: mobName, end })
    }
    say(isRanged ? `Shot ${mobName}!` : `Killed ${mobName}!`)
    await collectNearbyDrops(bot, { signal, near: [target.position.floored()], radiusBlocks: 3 })
    return succeeded({ mob: mobName, gained: gainedItems(before, countItems(bot)) })
  },
})
