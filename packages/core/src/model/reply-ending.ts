/** Why a reply is not whole: the model's longest reply, the provider's filter, or more text than is taken. */
export type ReplyCut = 'length' | 'content-filter' | 'too-long'

/** Words of the providers for the two endings that are none. */
const words: readonly (readonly [cut: ReplyCut, words: RegExp])[] = [
  ['length', /^(?:length|max_?(?:output_?)?tokens|model_length|model_context_window_exceeded)$/i],
  [
    'content-filter',
    /^(?:content_?filter(?:ed)?|safety|refusal|blocklist|prohibited_content|recitation|spii)$/i,
  ],
]

/** Reads why a reply ended from the metadata a client keeps with it; undefined when it ended by itself. */
export function replyCutOf(metadata: unknown): ReplyCut | undefined {
  const { finish_reason, finishReason, stop_reason, stopReason, done_reason, incomplete_details } =
    Object(metadata)
  const reasons = [
    finish_reason,
    finishReason,
    stop_reason,
    stopReason,
    done_reason,
    Object(incomplete_details).reason,
  ]
  const reason = reasons.find((value) => typeof value === 'string' && value !== '')
  return words.find(([, pattern]) => pattern.test(String(reason ?? '')))?.[0]
}

/** Longest reply that is taken, in bytes of UTF-8: 256 kB, a hundred times the longest program of the paper. */
export const longestReplyBytes: number = 256 * 1024

/** The beginning of a text that fits into so many bytes of UTF-8; the text itself when all of it does. */
export function cutToBytes(text: string, bytes: number = longestReplyBytes): string {
  if (text.length * 3 <= bytes) return text
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}
