import { InvalidArgumentError } from '@voyager-mc/core'

/** Most seeds of one list. */
const mostSeeds = 100_000

/** Numbers of a text such as `1..20` or `3,5,8`. */
export function parseSeeds(text: string): readonly number[] {
  const seeds = text.split(',').flatMap((part) => {
    const [, from = '', to = from] = /^(-?\d+)(?:\.\.(-?\d+))?$/.exec(part.trim()) ?? []
    const [first, last] = [Number(from), Number(to)]
    const isGood = from !== '' && first <= last && last - first < mostSeeds
    if (!isGood) throw new InvalidArgumentError('--seeds', text, 'pass numbers such as 1..20 or 3,5,8.')
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
  return [...new Set(seeds)]
}
