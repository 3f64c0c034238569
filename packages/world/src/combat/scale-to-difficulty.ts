import type { WorldContext } from '../context/world-context.ts'

/** Gives the half hearts that monsters take from a player on the world's difficulty, from those on normal. */
export function scaleToDifficulty({ difficulty }: Pick<WorldContext, 'difficulty'>, amount: number): number {
  if (difficulty === 'peaceful') return 0
  if (difficulty === 'easy') return Math.min(amount, amount / 2 + 1)
  return difficulty === 'hard' ? amount * 1.5 : amount
}
