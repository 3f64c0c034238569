/** A one-line field of a text's front matter, quoted or not; undefined when it has none. */
export function frontMatterField(text: string, field: string): string | undefined {
  const header = /^---\r?\n(?<fields>[\s\S]*?)\r?\n---/.exec(text)?.groups?.['fields'] ?? ''
  const line = header.split(/\r?\n/).find((each) => each.trimStart().startsWith(`${field}:`))
  const value = line
    ?.trimStart()
    .slice(field.length + 1)
    .trim()
  if (value === undefined || value === '') return undefined
  if (!value.startsWith('"')) return value.replaceAll(/^'|'$/g, '')
  try {
    return String(JSON.parse(value))
  } catch (error) {
    if (error instanceof SyntaxError) return value.replaceAll(/^"|"$/g, '')
    throw error
  }
}
