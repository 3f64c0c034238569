import { anthropic } from './anthropic.ts'
import type { DialectName } from '../dialect-name.ts'
import type { Dialect } from './dialect.ts'
import { google } from './google.ts'
import { mistral } from './mistral.ts'
import { ollama } from './ollama.ts'
import { openaiResponses } from './openai-responses.ts'
import { openai } from './openai.ts'
import { openrouter } from './openrouter.ts'

// Those whose paths name them stand before the one whose path they share.
const dialects: readonly Dialect[] = [openrouter, mistral, anthropic, google, ollama, openaiResponses, openai]

/** The language that is spoken at a path; undefined where none is. */
export function findDialect(path: string): Dialect | undefined {
  return dialects.find((dialect) => dialect.path.test(path))
}

/** Addresses to give to each provider's client, by its language. */
export function dialectUrls(origin: string): Readonly<Record<DialectName, string>> {
  return {
    openai: `${origin}/v1`,
    'openai-responses': `${origin}/v1`,
    anthropic: `${origin}/anthropic`,
    google: `${origin}/google`,
    mistral: `${origin}/mistral`,
    ollama: `${origin}/ollama`,
    openrouter: `${origin}/openrouter/api/v1`,
  }
}
