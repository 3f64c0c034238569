import type { RandomSource } from '../context/random-source.ts'

/** Draws a version 4 uuid from a repeatable source, so that two runs of a world name their entities alike. */
export function randomUuid(random: RandomSource): string {
  const digit = (choices: string): string => choices.charAt(Math.floor(random() * choices.length))
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) =>
    place === 'x' ? digit('0123456789abcdef') : digit('89ab'),
  )
}
