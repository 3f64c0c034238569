import { hostileCreatures } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { guardShield } from '../combat/guard-shield.ts'
import { takeShield } from '../combat/take-shield.ts'
import { takeBody } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded } from './primitive-result.ts'

const longestSeconds = 60
const ticksPerSecond = 20
const seenBlocks = 24

/** Holds a shield against whatever attacks. */
export const blockWithShield: Primitive = definePrimitive({
  name: 'blockWithShield',
  summary:
    'Takes a carried shield into the other hand and holds it up for some seconds towards the nearest monster within 24 blocks; what comes from the front does no harm.',
  topics: ['shield', 'defend'],
  parameters: { seconds: { type: 'number', summary: 'how long, at most 60', fallback: 5 } },
  example: 'await blockWithShield(bot, 3)',
  async run({ bot, signal }, { seconds }) {
    if (!(seconds > 0 && seconds <= longestSeconds))
      throw new PrimitiveError(
        'blockWithShield',
        `seconds for blockWithShield must be above 0 and at most ${longestSeconds}, not ${seconds}`,
      )
    if (!(await takeShield(bot))) return failed('missing-item', 'No shield in inventory')
    const before = bot.health
    let hits = 0
    const stop = listen(bot, 'entityHurt', (entity) => {
      if (entity === bot.entity) hits += 1
    })
    const shield = guardShield(bot)
    // No reflex runs away or at the enemy meanwhile.
    const giveBack = takeBody(bot)
    try {
      shield.raise()
      await waitForTicks(bot, Math.ceil(seconds * ticksPerSecond), {
        signal,
        until() {
          faceNearest(bot)
          return bot.health <= 0
        },
      })
    } finally {
      shield.lower()
      giveBack()
      stop()
    }
    const detail = { seconds, hits, lostHealth: Math.max(0, before - bot.health) }
    if (bot.health <= 0) return failed('interrupted', 'I died behind my shield', detail)
    return succeeded(detail)
  },
})

function faceNearest(bot: Bot): void {
  const nearest = bot.nearestEntity(
    ({ name, position }) =>
      hostileCreatures.has(name ?? '') && position.distanceTo(bot.entity.position) <= seenBlocks,
  )
  if (nearest) void bot.lookAt(nearest.position.offset(0, nearest.height / 2, 0), true)
}
