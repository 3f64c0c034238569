import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { countItems } from '../bot/inventory-changes.ts'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { aimThrow, type Flight } from '../combat/aim-throw.ts'
import { holdItem } from '../using/hold-item.ts'
import { definePrimitive, type Primitive } from './define-primitive.ts'
import { failed, succeeded } from './primitive-result.ts'
import { itemNamed } from './resolve-name.ts'

// https://minecraft.wiki/w/Projectile#Attributes; bottles leave the hand 20 degrees above the look.
const light: Flight = { speed: 1.5, gravity: 0.03 }
const lift = (20 * Math.PI) / 180
const flights: Readonly<Record<string, Flight>> = {
  snowball: light,
  egg: light,
  ender_pearl: light,
  splash_potion: { speed: 0.5, gravity: 0.05, lift },
  lingering_potion: { speed: 0.5, gravity: 0.05, lift },
  experience_bottle: { speed: 0.7, gravity: 0.07, lift },
}

const pearl = 'ender_pearl'
const handHeight = 1.52
// The server takes the look from the movement before the throw.
const lookTicks = 2
// Pearls can be thrown once a second; the server then sends the item back.
const coolDownTicks = 20
const answerTicks = 20
const pearlTicks = 120

/** Throws an item that flies. */
export const throwItem: Primitive = definePrimitive({
  name: 'throwItem',
  summary: `Throws one ${Object.keys(flights).join(', ')} at a position; a pearl takes the thrower there.`,
  topics: ['throw', 'pearl', 'snowball', 'egg', 'splash'],
  parameters: {
    itemName: { type: 'string', summary: 'item to throw, such as snowball or ender_pearl' },
    position: { type: 'position', summary: 'where it is to come down' },
  },
  example: 'await throwItem(bot, "ender_pearl", bot.entity.position.offset(12, 0, 0))',
  async run({ bot, signal }, { itemName, position }) {
    const { name: item } = itemNamed(bot, 'throwItem', itemName)
    const flight = Object.hasOwn(flights, item) ? flights[item] : undefined
    const from = bot.entity.position.clone()
    const detail = { item, from }
    if (!flight) return failed('not-possible', `${item} cannot be thrown at a place`, detail)
    const before = countItems(bot)[item] ?? 0
    if (!(await holdItem(bot, item))) return failed('missing-item', `No ${item} to throw`, detail)
    let isMoved = false
    const stop = listen(bot, 'forcedMove', () => {
      isMoved = true
    })
    try {
      await lookForThrow(bot, position, flight)
      await waitForTicks(bot, item === pearl ? coolDownTicks : lookTicks, { signal })
      isMoved = false
      bot.activateItem()
      const isGone = (): boolean => (countItems(bot)[item] ?? 0) < before
      if (!(await waitForTicks(bot, answerTicks, { signal, until: isGone })))
        return failed('refused', `The ${item} did not leave my hand`, detail)
      if (item !== pearl) return succeeded(detail)
      const isThere = await waitForTicks(bot, pearlTicks, { signal, until: () => isMoved })
      if (!isThere) return failed('lost-drop', 'The pearl flew off and took me nowhere', detail)
      const at = bot.entity.position.clone()
      return succeeded({ ...detail, position: at, blocksFromTarget: Math.round(at.distanceTo(position)) })
    } finally {
      stop()
    }
  },
})

async function lookForThrow(bot: Bot, position: Vec3, flight: Flight): Promise<void> {
  const way = position.minus(bot.entity.position.offset(0, handHeight, 0))
  const pitch = aimThrow({ away: Math.hypot(way.x, way.z), rise: way.y }, flight)
  await bot.look(Math.atan2(-way.x, -way.z), pitch, true)
}
