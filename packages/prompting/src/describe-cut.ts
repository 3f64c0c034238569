import { longestReplyBytes, type ReplyCut } from '@voyager-mc/core'

/** Tells a model why its reply did not arrive whole, and what to do about it. */
export function describeCut(cut: ReplyCut): string {
  switch (cut) {
    case 'length':
      return 'Your reply was cut off, because it reached the longest length allowed: answer with less text.'
    case 'content-filter':
      return "Your reply was withheld by the provider's content filter: answer in other words."
    case 'too-long':
      return `Only the first ${longestReplyBytes / 1024} kB of your reply were read: answer with far less text.`
  }
}
