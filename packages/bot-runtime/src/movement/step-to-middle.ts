import type { Bot } from 'mineflayer'
import { stepInto, type StepIntoOptions } from './step-into.ts'

// A step across half a cell.
const stepTicks = 15

/** Steps to the middle of the cell: the goal of a walk looks from there, and whoever stands at its edge may see less. */
export async function stepToMiddle(
  bot: Bot,
  { signal, until }: Omit<StepIntoOptions, 'limitTicks'>,
): Promise<boolean> {
  const middle = bot.entity.position.floored().offset(0.5, 0, 0.5)
  return stepInto(bot, middle, { signal, limitTicks: stepTicks, until })
}
