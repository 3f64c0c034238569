import type { Bot } from 'mineflayer'
import { rangedWeapons } from './ranged-weapons.ts'
import { shootAt } from './shoot-at.ts'

/** Shooting by aim of its own, in the names of the plugin that programs of the original know as `bot.hawkEye`. */
export interface HawkEye {
  /** Shoots until the creature is dead or `stop` is called; false when the weapon is not carried. */
  autoAttack(this: void, target: Bot['entity'], weapon?: string): boolean
  /** Shoots once. */
  oneShot(this: void, target: Bot['entity'], weapon?: string): boolean
  stop(this: void): void
}

// Ten minutes: a step is over by then.
const longestTicks = 12_000

/** Gives a bot its `hawkEye`. */
export function loadHawkEye(bot: Bot): void {
  let shooting: AbortController | undefined
  const stop = (): void => {
    shooting?.abort()
    shooting = undefined
  }
  const begin = (target: Bot['entity'], weapon: string, limitTicks: number): boolean => {
    stop()
    const item = bot.inventory.items().find(({ name }) => name === weapon)
    if (!item || !rangedWeapons.includes(weapon)) return false
    const { signal } = (shooting = new AbortController())
    const shoot = async (): Promise<void> => {
      await bot.equip(item, 'hand')
      await shootAt(bot, target, { signal, weapon, limitTicks })
    }
    // Nobody waits for it; a shot that is stopped or fails shows in the world.
    shoot().catch(() => undefined)
    return true
  }
  const hawkEye: HawkEye = {
    autoAttack: (target, weapon = 'bow') => begin(target, weapon, longestTicks),
    oneShot: (target, weapon = 'bow') => begin(target, weapon, 1),
    stop,
  }
  Reflect.set(bot, 'hawkEye', hawkEye)
}

/** The shooting of a bot; undefined before it was loaded. */
export function hawkEyeOf(bot: Bot): HawkEye | undefined {
  // Set by `loadHawkEye` only; mineflayer's types do not know it.
  return Reflect.get(bot, 'hawkEye') as HawkEye | undefined
}
