import type { AgentSettings } from './agent-settings.ts'
import { modelNameOf } from './model-settings.ts'
import { usualGamePort } from '../options/usual-game.ts'

/** The place that is played at, in words. */
export function describePlace({ host, port = usualGamePort, version, seed, sight }: AgentSettings): string {
  return host === undefined
    ? `an embedded world of Minecraft ${version}, seed ${seed}, sight ${sight}`
    : `${host}:${port}, Minecraft ${version}, sight ${sight}`
}

/** The deciding part, rules or a model, in words. */
export function describeRoles(
  settings: Partial<Pick<AgentSettings, 'model' | 'apiKey' | 'replay' | 'baseUrl'>>,
): string {
  if (settings.replay !== undefined) return `answers recorded in ${settings.replay}; no model is asked`
  const name = modelNameOf(settings)
  return name === undefined
    ? 'rules of the tech tree (no model; set OPENAI_API_KEY or --model to use one)'
    : `model ${name} at ${settings.baseUrl ?? 'its provider'}`
}
