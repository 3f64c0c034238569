import { defaultSight, sights, type Sight } from '@voyager-mc/core'

/** Reads a kind of sight; the default is everybody's. */
export function readSight(text: string | undefined): Sight {
  const sight = text === undefined ? defaultSight : sights.find((known) => known === text)
  if (sight === undefined) throw new Error(`BENCH_SIGHT is ${text}; use ${sights.join(' or ')}.`)
  return sight
}
