import { InvalidArgumentError } from '@voyager-mc/core'
import type { Settings } from '../options/settings.ts'
import { modelNameOf } from './model-settings.ts'

/** Refuses, where rules decide, a goal that only a model could understand. */
export async function checkGoal(goal: string, settings: Settings): Promise<void> {
  if (modelNameOf(settings) !== undefined) return
  const { createTechTree } = await import('@voyager-mc/tech-tree')
  const parsed = createTechTree(settings.version).parseTask(goal)
  if (parsed.status === 'parsed') return
  const [near] = parsed.suggestions
  const hint = near === undefined ? 'the' : `did you mean ${near}? The`
  const remedy = `${hint} rules know goals such as "Craft 1 diamond_pickaxe"; a model (--model) knows others, too.`
  throw new InvalidArgumentError('GOAL', goal, remedy)
}
