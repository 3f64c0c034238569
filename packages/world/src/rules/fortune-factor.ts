import { between, type RandomSource } from './drop.ts'

/** A draw of what a level of Fortune multiplies drops of ores by: https://minecraft.wiki/w/Fortune#Ore */
export function fortuneFactor(fortune: number, random: RandomSource): number {
  return fortune > 0 ? Math.max(1, between(random, 0, fortune + 1)) : 1
}
