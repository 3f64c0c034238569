import type { ReplyCut } from '@voyager-mc/core'
import { modelPricesAsOf } from './model-prices.ts'

/** Things about a call that whoever pays for it should know. */
interface CallNoticeOptions {
  /** Absent when the reply is whole. */
  readonly cut?: ReplyCut | undefined
  readonly isNonsense?: boolean | undefined
  /** The model's name when the price table does not know it; absent when it does, or was told before. */
  readonly unpriced?: string | undefined
}

const cuts: Readonly<Record<ReplyCut, string>> = {
  length:
    'The reply was cut off at its longest length; allow longer replies (maxTokens) or take another model.',
  'content-filter': "The reply was withheld by the provider's content filter.",
  'too-long': 'Only the first 256 kB of the reply were read.',
}

/** Says in words what a user should know about a call; undefined when there is nothing. */
export function callNotice({ cut, isNonsense = false, unpriced }: CallNoticeOptions): string | undefined {
  const sentences = [
    cut === undefined ? '' : cuts[cut],
    isNonsense ? 'The provider counted its tokens with no usable numbers, so they are estimated.' : '',
    unpriced === undefined
      ? ''
      : `The price table of ${modelPricesAsOf} does not know ${unpriced}, so it costs nothing here; pass prices with it.`,
  ].filter((sentence) => sentence !== '')
  return sentences.length === 0 ? undefined : sentences.join(' ')
}
