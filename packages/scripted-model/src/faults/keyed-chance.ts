/** Chance that depends on a name alone: a number from 0 up to 1, the same whenever the name is asked for. */
export type KeyedChance = (key: string) => number

const offset = 2_166_136_261
const prime = 16_777_619

/** Chance of a salt: the same names have other numbers under another one. */
export function keyedChance(salt: string): KeyedChance {
  return (key) => {
    let hash = offset
    for (const letter of `${salt} ${key}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), prime)
    // The last letters of a name would move the lowest bits alone.
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
  }
}
