import { definedOf } from '@voyager-mc/core'
import type { Budget } from '@voyager-mc/voyager'
import type { Settings } from '../options/settings.ts'

const defaultModel = 'openai:gpt-4o'

/** The model that decides, by name; undefined where rules do. */
export function modelNameOf({
  model,
  apiKey,
  replay,
}: Partial<Pick<Settings, 'model' | 'apiKey' | 'replay'>>): string | undefined {
  if (model === 'none') return undefined
  return model ?? (apiKey !== undefined || replay !== undefined ? defaultModel : undefined)
}

/** Budget for models of all sessions of a run. */
export function budgetOf({ maxTokens, maxCalls, maxDollars }: Settings): Budget {
  return {
    ...definedOf({ tokens: maxTokens, calls: maxCalls, costUsd: maxDollars }),
  }
}
