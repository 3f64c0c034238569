import type { ServerResponse } from 'node:http'
import { embedText } from './embed-text.ts'
import { sendJson } from './send-json.ts'
import { textOf } from './text-of.ts'

/** Answers an embeddings request; clients that ask for base64 get base64, as OpenAI's do by default. */
export function respondEmbeddings(response: ServerResponse, body: Readonly<Record<string, unknown>>): void {
  const input = Array.isArray(body['input']) ? body['input'].map(textOf) : [textOf(body['input'])]
  const asBase64 = body['encoding_format'] === 'base64'
  const data = input.map((text, index) => {
    const vector = embedText(text)
    const embedding = asBase64 ? Buffer.from(vector.buffer).toString('base64') : [...vector]
    return { object: 'embedding', index, embedding }
  })
  const tokens = input.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0)
  const usage = { prompt_tokens: tokens, total_tokens: tokens }
  sendJson(response, 200, { object: 'list', model: textOf(body['model']), data, usage })
}
