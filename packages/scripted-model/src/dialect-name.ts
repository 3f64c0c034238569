/** Language that a provider's API speaks. */
export type DialectName =
  | 'openai'
  | 'openai-responses'
  | 'anthropic'
  | 'google'
  | 'mistral'
  | 'ollama'
  | 'openrouter'
