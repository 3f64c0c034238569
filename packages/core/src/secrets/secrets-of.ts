import { fromBase64, fromUrl } from './encodings.ts'

/** Names of properties whose text is a secret. */
const tellingName = /(?:key|token|secret|password|passwd|authorization|credential)s?$/i

/** Text under a telling name that is no secret: the placeholder for servers that want no key, and names of variables. */
const noSecret = /^none$|_(?:key|token)$/i

const deepest = 8
const mostObjects = 2000

/**
 * Secrets that an object holds, such as the key of a model's client: text in properties with a telling name, however deep,
 * and the credentials of URLs. Getters are not called.
 */
export function secretsOf(holder: unknown): readonly string[] {
  const found = new Set<string>()
  const seen = new Set<object>()
  const visit = (
    value: unknown,
    { name, depth }: { readonly name: string; readonly depth: number },
  ): void => {
    if (typeof value === 'string') for (const secret of secretsIn(value, name)) found.add(secret)
    if (typeof value !== 'object' || value === null) return
    if (seen.has(value) || depth > deepest || seen.size > mostObjects) return
    seen.add(value)
    const isList = Array.isArray(value)
    for (const [key, { value: inner }] of Object.entries(Object.getOwnPropertyDescriptors(value)))
      visit(inner, { name: isList ? name : key, depth: depth + 1 })
  }
  visit(holder, { name: '', depth: 0 })
  return [...found].filter((secret) => !noSecret.test(secret))
}

function secretsIn(text: string, name: string): readonly string[] {
  if (/^\w+:\/\//.test(text)) return credentialsOf(text)
  if (!tellingName.test(name) || text === '') return []
  const [, scheme, token = text] = /^(Bearer|Basic)\s+(.+)$/i.exec(text) ?? []
  if (scheme?.toLowerCase() !== 'basic') return [token]
  const plain = fromBase64(token)
  return plain === undefined ? [token] : [token, plain, plain.slice(plain.indexOf(':') + 1)]
}

function credentialsOf(text: string): readonly string[] {
  if (!URL.canParse(text)) return []
  const { password, searchParams } = new URL(text)
  const values = [...searchParams].filter(([key]) => tellingName.test(key)).map(([, value]) => value)
  return [password, fromUrl(password), ...values].filter((value) => value !== '')
}
