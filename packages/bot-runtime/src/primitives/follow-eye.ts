import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import type { Vec3 } from 'vec3'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { collectNearbyDrops } from '../mining/collect-nearby-drops.ts'
import { walkTo } from '../movement/walk-to.ts'
import { holdItem } from '../using/hold-item.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import type { PrimitiveContext } from './primitive-context.ts'
import { PrimitiveError } from './primitive-error.ts'
import { failed, succeeded } from './primitive-result.ts'

const eye = 'ender_eye'
// It flies for 80 ticks (Eye of Ender, Minecraft Wiki), then it breaks or falls.
const flightTicks = 100
const appearTicks = 20
const fallTicks = 40
// It falls up to twelve blocks ahead, from eight above the eyes.
const fallBlocks = 14
// Down a slope it falls as far again; drops are looked for no more than a dozen blocks below a place.
const fallHeights = [0, 12, 24]

const perBlockMs = 2_000
const leastMs = 30_000
const farthest = 1_000

/** Follows an eye of ender towards the nearest stronghold. */
export const followEye: Primitive = definePrimitive({
  name: 'followEye',
  summary:
    'Throws an eye of ender, picks it up again if it falls whole, and walks `distance` blocks the way it flew; `isBelow` is true when it sank: the stronghold is below.',
  topics: ['eye', 'stronghold'],
  parameters: {
    distance: {
      type: 'number',
      summary: 'how far to walk after the throw, at most 1000 blocks',
      fallback: 100,
    },
  },
  example: 'await followEye(bot, 200)',
  async run(context, { distance }) {
    const { bot, signal, random } = context
    if (distance < 0 || distance > farthest)
      throw new PrimitiveError(
        'followEye',
        `distance for followEye must be from 0 to ${farthest} blocks, not ${distance}`,
      )
    if (bot.game.dimension !== 'overworld')
      return failed('not-possible', `Eyes of ender do not fly in ${bot.game.dimension}`)
    if (!(await holdItem(bot, eye))) return failed('missing-item', `No ${eye} to throw`)
    const from = bot.entity.position.clone()
    const end = await watchEye(context)
    if (!end) return failed('refused', `The ${eye} did not fly`)
    await waitForTicks(bot, fallTicks, { signal })
    const near = fallHeights.map((down) => end.offset(0, -down, 0))
    await collectNearbyDrops(bot, { signal, near, radiusBlocks: fallBlocks })
    const way = end.minus(from)
    const length = Math.hypot(way.x, way.z) || 1
    const direction = { x: way.x / length, y: 0, z: way.z / length }
    const facts = { direction, isBelow: way.y < 0 }
    if (facts.isBelow || distance === 0) return succeeded({ ...facts, position: bot.entity.position.clone() })
    const goal = new pathfinderPackage.goals.GoalNearXZ(
      Math.floor(from.x + direction.x * distance),
      Math.floor(from.z + direction.z * distance),
      2,
    )
    const timeoutMs = leastMs + distance * perBlockMs
    const walk = await walkTo(bot, { goal, signal, random, timeoutMs })
    const at = { ...facts, position: walk.position }
    if (walk.status === 'arrived') return succeeded(at)
    return failed('unreachable', `The eye flew on, but I could not follow it: ${walk.status}`, at)
  },
})

/** Throws what is in hand and resolves to the place where the eye was seen last; undefined when none flew. */
async function watchEye({ bot, signal }: PrimitiveContext): Promise<Vec3 | undefined> {
  let flying: Bot['entity'] | undefined
  let isOver = false
  const stops = [
    listen(bot, 'entitySpawn', (entity) => {
      if (entity.name === 'eye_of_ender') flying ??= entity
    }),
    listen(bot, 'entityGone', (entity) => {
      isOver ||= entity === flying
    }),
  ]
  try {
    bot.activateItem()
    await waitForTicks(bot, appearTicks, { signal, until: () => flying !== undefined })
    if (flying === undefined) return undefined
    await waitForTicks(bot, flightTicks, { signal, until: () => isOver })
    return flying.position.clone()
  } finally {
    for (const stop of stops) stop()
  }
}
