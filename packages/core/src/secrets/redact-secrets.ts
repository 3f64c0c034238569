import { toBase64 } from './encodings.ts'

/** Text that stands where a secret was. */
const redacted = '[redacted]'

/** Shorter values are words as often as secrets: they are not looked for in what is shown, and in what is used. */
const shortestShown = 6
const shortestUsed = 8

/** Shapes of secrets that nobody named: keys of well-known providers, credentials of a URL, values after a telling name. */
const shapes: readonly (readonly [shape: RegExp, replacement: string])[] = [
  [/(\w:\/\/)[^\s/?#@"'<>]+@/g, `$1${redacted}@`],
  [/\b((?:Bearer|Basic)\s+)[\w.~+/=:-]{6,}/gi, `$1${redacted}`],
  [
    /((?:api[-_ ]?key|access[-_]?token|auth[-_]?token|secret|passw(?:or)?d|authorization)(?:\s+provided)?["']?\s*[:=]\s*["']?)(?!\[redacted\]|Bearer|Basic)[^\s"',;&<>]{4,}/gi,
    `$1${redacted}`,
  ],
  [/\b(?:sk|pk|gsk|hf|xai|r8|ghp|gho|glpat|pplx|nvapi|tvly|lsv2)[-_][\w-]{8,}|\bAIza[\w-]{20,}/g, redacted],
]

export interface RedactSecretsOptions {
  /** Values that must not be shown, such as those of `secretsOf`; ones of fewer than six letters are left. */
  readonly secrets?: readonly string[]
  /** False leaves alone what only looks like a secret: for text that is used, not shown; default true. */
  readonly shapes?: boolean
}

/** The text without secrets: the given values in any usual encoding, and whatever has the shape of one. */
export function redactSecrets(
  text: string,
  { secrets = [], shapes: withShapes = true }: RedactSecretsOptions = {},
): string {
  const shortest = withShapes ? shortestShown : shortestUsed
  const forms = [...new Set(secrets.filter(({ length }) => length >= shortest).flatMap(encodingsOf))]
  const named = forms
    .sort((a, b) => b.length - a.length)
    .reduce((rest, form) => rest.replaceAll(form, redacted), text)
  return withShapes ? shapes.reduce((rest, [shape, by]) => rest.replaceAll(shape, by), named) : named
}

/** Forms in which a server may give a value back. */
function encodingsOf(secret: string): readonly string[] {
  // Half a surrogate pair has no encoding in a URL.
  const inUrl = /\p{Surrogate}/u.test(secret) ? secret : encodeURIComponent(secret)
  return [
    secret,
    inUrl,
    JSON.stringify(secret).slice(1, -1),
    toBase64(secret),
    secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  ]
}
