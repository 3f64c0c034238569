import { isIPv6 } from 'node:net'
import { InvalidArgumentError } from '@voyager-mc/core'

/** Kinds of a value that is one text. */
type WordType = 'text' | 'place' | 'url' | 'host' | 'version' | 'player' | 'item'

interface WordRule {
  readonly longest: number
  readonly isGood: (text: string) => boolean
  readonly remedy: string
}

const rules: Readonly<Record<WordType, WordRule>> = {
  text: {
    longest: 1000,
    isGood: hasNoControls,
    remedy: 'pass a text of at most 1000 letters, without control characters.',
  },
  place: {
    // The longest path of Linux.
    longest: 4096,
    isGood: hasNoControls,
    remedy: 'pass a path of at most 4096 letters, without control characters.',
  },
  url: {
    longest: 2000,
    isGood: (text) => hasNoControls(text) && /^https?:\/\/[^/]/.test(text) && URL.canParse(text),
    remedy: 'pass a URL such as http://127.0.0.1:11434/v1.',
  },
  host: {
    // The longest name of the internet.
    longest: 253,
    // With colons it is an address of version 6, not a name with a port.
    isGood: (text) => (text.includes(':') ? isIPv6(text) : /^[\p{L}\p{N}_.-]+$/u.test(text)),
    remedy: 'pass a name or an address such as 127.0.0.1, without a scheme and a port.',
  },
  version: {
    longest: 20,
    isGood: (text) => /^\d{1,2}\.\d{1,2}(\.\d{1,2})?$/.test(text),
    remedy: 'pass a version such as 1.19.4.',
  },
  player: {
    longest: 16,
    isGood: (text) => /^\w+$/.test(text),
    remedy: 'use 1 to 16 letters, digits and underscores.',
  },
  item: {
    longest: 64,
    isGood: (text) => /^[a-z0-9_]+$/.test(text),
    remedy: 'pass the name of an item such as iron_pickaxe, or none.',
  },
}

/** The text, if it can be a value of this kind; throws `InvalidArgumentError` otherwise. */
export function parseWord(
  type: WordType,
  { text, place }: { readonly text: string; readonly place: string },
): string {
  const { longest, isGood, remedy } = rules[type]
  if (text.length <= longest && isGood(text)) return text
  throw new InvalidArgumentError(place, text, remedy)
}

function hasNoControls(text: string): boolean {
  return !/\p{Cc}/u.test(text)
}
