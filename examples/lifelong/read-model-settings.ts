/** The model the user configured. */
export interface ModelSettings {
  readonly apiKey: string
  /** `provider:model`, or the model's own name. */
  readonly name: string
  readonly baseUrl?: string
}

const defaultModel = 'openai:gpt-4o'

/** Reads the model from the environment variables; undefined means that rules decide. */
export function readModelSettings(environment: NodeJS.ProcessEnv): ModelSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, VOYAGER_MODEL: name = defaultModel } = environment
  if (apiKey === undefined || apiKey === '') return undefined
  return { apiKey, name, ...(baseUrl === undefined || baseUrl === '' ? {} : { baseUrl }) }
}
