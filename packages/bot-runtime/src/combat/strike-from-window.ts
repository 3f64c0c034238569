import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { listen } from '../bot/listen.ts'
import { waitForTicks } from '../bot/wait-for-ticks.ts'
import { equipWeapon } from './equip-weapon.ts'
import { foesInReach } from './foes.ts'
import { guardShield } from './guard-shield.ts'

type Entity = Bot['entity']

export interface StrikeFromWindowOptions {
  readonly signal: AbortSignal
  /** The window's cell. */
  readonly window: Vec3
  /** Health, in points of 20, below which it ends. */
  readonly leastHealth: number
  /** Told of each creature that was struck and died. */
  readonly onKill: (foe: Entity) => void
}

// Ticks without anybody in reach, after which it ends: a volley of a blaze takes sixty to load.
const quietTicks = 50

/** Strikes whatever comes into reach before a window, the shield held towards it between the blows; the caller has taken the body. */
export async function strikeFromWindow(
  bot: Bot,
  { signal, window, leastHealth, onKill }: StrikeFromWindowOptions,
): Promise<void> {
  const cooldown = await equipWeapon(bot)
  signal.throwIfAborted()
  const struck = new Set<number>()
  const shield = guardShield(bot)
  let [tick, nextBlow, lastInReach] = [0, 0, 0]
  const look = (place: Vec3): void => void bot.lookAt(place, true)
  const act = (): void => {
    tick += 1
    const [target] = foesInReach(bot)
    if (target) lastInReach = tick
    look(target ? target.position.offset(0, target.height / 2, 0) : window.offset(0.5, 0.5, 0.5))
    if (!target || tick < nextBlow) return shield.raise()
    shield.lower()
    bot.attack(target)
    struck.add(target.id)
    nextBlow = tick + cooldown
  }
  const stop = listen(bot, 'entityDead', (entity) => {
    if (struck.delete(entity.id)) onKill(entity)
  })
  try {
    await waitForTicks(bot, Infinity, {
      signal,
      until() {
        if (bot.health < leastHealth || tick - lastInReach > quietTicks) return true
        act()
        return false
      },
    })
  } finally {
    shield.lower()
    stop()
  }
}
