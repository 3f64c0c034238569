import type { z } from 'zod'
import type { ReplyForm } from './create-reply-asker.ts'

/** Renders the JSON object a schema describes as a form to fill in, one field per line. */
export function renderFormat(schema: z.ZodObject): string {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    // The schemas of this package are zod's own classes, which carry their description.
    return `  "${name}": <${(field as z.ZodType).description ?? name}>`
  })
  return `{\n${fields.join(',\n')}\n}`
}

/** Part of a system prompt that asks for the object of a schema; empty where a tool holds the form. */
export function replyFormat(
  schema: z.ZodObject,
  { output = 'text' }: { readonly output?: ReplyForm | undefined } = {},
): string {
  return output === 'text' ? `Reply with this JSON object and nothing else:\n${renderFormat(schema)}` : ''
}
