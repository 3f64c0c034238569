import type { Bot } from 'mineflayer'

/** Food points at which nobody sprints: https://minecraft.wiki/w/Hunger#Effects */
const hungryPoints = 6

/** Whether a body is too hungry to sprint. */
export function isTooHungry({ food }: Pick<Bot, 'food'>): boolean {
  // Before the first word of the server there is no figure.
  return typeof food === 'number' && food <= hungryPoints
}
