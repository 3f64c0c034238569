import type { z } from 'zod'

/** Renders the JSON object a schema describes as a form to fill in, one field per line. */
export function renderFormat(schema: z.ZodObject): string {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    // The schemas of this package are zod's own classes, which carry their description.
    return `  "${name}": <${(field as z.ZodType).description ?? name}>`
  })
  return `{\n${fields.join(',\n')}\n}`
}
