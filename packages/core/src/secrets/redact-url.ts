/** Names of query values that are secrets. */
const tellingName = /(?:key|token|secret|password|passwd|signature|sig)$/i

/** The URL without user name, password and secret query values; a text that is no URL comes back as it is. */
export function redactUrl(text: string): string {
  if (!URL.canParse(text)) return text
  const url = new URL(text)
  const telling = [...url.searchParams.keys()].filter((name) => tellingName.test(name))
  if (url.username === '' && url.password === '' && telling.length === 0) return text
  url.username = ''
  url.password = ''
  for (const name of telling) url.searchParams.delete(name)
  return url.href
}
