import type { Bot } from 'mineflayer'
import { isTooHungry } from '../bot/is-too-hungry.ts'

/**
 * Makes a hungry bot walk, as the game's own client does: mineflayer sprints on an empty stomach, which costs a point of
 * food, and later of health, every seven seconds. Paths lead over no gap that takes a run-up meanwhile.
 */
export function walkWhenHungry(bot: Bot): void {
  const set = bot.setControlState.bind(bot)
  bot.setControlState = (control, isOn) => set(control, isOn && !(control === 'sprint' && isTooHungry(bot)))
  let isHungry = false
  let isAllowed = true
  bot.on('health', () => {
    const { movements } = bot.pathfinder
    if (isHungry === isTooHungry(bot)) return
    isHungry = !isHungry
    if (isHungry) isAllowed = movements.allowSprinting
    movements.allowSprinting = isAllowed && !isHungry
    if (isHungry && bot.getControlState('sprint')) set('sprint', false)
  })
}
