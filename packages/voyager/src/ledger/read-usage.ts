import type { TokenCount } from './cost-of.ts'

/** Tokens as a provider counted them; `nonsense` when it sent something that is no count, `none` when it counts none. */
type UsageReading =
  | { readonly status: 'counted'; readonly tokens: TokenCount }
  | { readonly status: 'nonsense' }
  | { readonly status: 'none' }

/** More tokens than any model reads or writes in one call. */
const mostTokens = 100_000_000

/** Reads the usage that a client attached to a message; servers send texts, negative and endless numbers. */
export function readUsage(message: unknown): UsageReading {
  const usage: unknown = Object(message).usage_metadata
  if (typeof usage !== 'object' || usage === null) return { status: 'none' }
  const {
    input_tokens: inputTokens,
    output_tokens: written,
    total_tokens: total,
    input_token_details: details,
  } = Object(usage)
  const outputTokens = withThoughts({ inputTokens, written, total })
  if (inputTokens === 0 && written === 0) return { status: 'none' }
  if (!isCount(inputTokens) || !isCount(outputTokens)) return { status: 'nonsense' }
  const cached: unknown = Object(details).cache_read
  const cachedTokens = isCount(cached) ? Math.min(cached, inputTokens) : 0
  return {
    status: 'counted',
    tokens: { inputTokens, outputTokens, ...(cachedTokens > 0 && { cachedTokens }) },
  }
}

/** Tokens of a reply and of the thoughts before it, which Google's clients tell in the total alone; they cost the same. */
function withThoughts({ inputTokens, written, total }: Readonly<Record<string, unknown>>): unknown {
  if (!isCount(inputTokens) || !isCount(written) || !isCount(total)) return written
  return Math.max(written, total - inputTokens)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostTokens
}
