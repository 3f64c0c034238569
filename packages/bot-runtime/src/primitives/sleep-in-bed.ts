import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { timeBox } from '../bot/time-box.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { approachBlock } from '../movement/approach-block.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { findStation } from './find-station.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, succeeded, type PrimitiveResult } from './primitive-result.ts'
import { takeAlong } from './take-along.ts'

// Ticks from lying down to the morning, when everybody sleeps; twice that for a slow server.
const nightTicks = 240

// Time of day at which the game lets anybody lie down, and the one at which it no longer does.
const duskTicks = 12_541
const dawnTicks = 23_458

/** Sleeps through the night. */
export const sleepInBed: Primitive = definePrimitive({
  name: 'sleepInBed',
  summary:
    'Sleeps in a near or carried bed until morning; only at night or in a thunderstorm of the overworld.',
  topics: ['sleep', 'bed', 'night'],
  parameters: {},
  example: 'await sleepInBed(bot)',
  async run(context) {
    const { bot } = context
    const obstacle = obstacleTo(bot)
    if (obstacle !== undefined) return failed('not-possible', `I cannot sleep: ${obstacle}`, {})
    const beds = bot.registry.blocksArray.filter(({ name }) => name.endsWith('_bed')).map(({ name }) => name)
    const own: Vec3[] = []
    const setDown = { ...context, onSetDown: (position: Vec3) => void own.push(position) }
    const position = await findStation(setDown, beds)
    if (!position) return failed('not-found', 'No bed nearby, and none that I carry and could put down', {})
    const result = await sleepAt(context, position)
    for (const each of own) await takeAlong(context, each)
    return result
  },
})

/** Why nobody can sleep here and now (https://minecraft.wiki/w/Bed); undefined when a bed is all that it takes. */
function obstacleTo({ game, time, isRaining, thunderState }: Bot): string | undefined {
  if (!game.dimension.includes('overworld')) return `a bed explodes in ${game.dimension}`
  const isNight = time.timeOfDay >= duskTicks && time.timeOfDay <= dawnTicks
  return isNight || (isRaining && thunderState > 0) ? undefined : 'it is day'
}

async function sleepAt({ bot, signal, clock }: PrimitiveContext, position: Vec3): Promise<PrimitiveResult> {
  const walk = await approachBlock(bot, position, { signal })
  signal.throwIfAborted()
  const bed = bot.blockAt(position)
  if (walk.status !== 'arrived' || !bed) return failed('unreachable', 'I cannot reach the bed', {})
  const done = await timeBox(bot.sleep(bed), { clock, signal, timeoutMs: 10_000 })
  if (!bot.isSleeping) {
    const why = done.status === 'refused' ? done.error.message : 'the server did not let me'
    return failed('refused', `I cannot sleep: ${why}`, {})
  }
  const woke = await waitForTicks(bot, nightTicks, { signal, until: () => !bot.isSleeping })
  if (woke) return succeeded({ timeOfDay: bot.time.timeOfDay })
  await bot.wake()
  return failed('timeout', 'I lay in bed, but the night did not pass', { timeOfDay: bot.time.timeOfDay })
}
