import { openGame, type Game } from '@voyager-mc/game'

/** Patience with a busy machine, on which a world may be held up for long; steps end by the time of the world. */
const limits = { answerMs: 60_000, silenceMs: 60_000, stepWallMs: 86_400_000 }

/** Opens the game in which a land is built anew for each try: nobody comes by, and the hour stays. */
export async function openClearing(seed: number): Promise<Game> {
  const gamerules = { doMobSpawning: false, doDaylightCycle: false }
  const world = { seed, viewDistanceChunks: 3, difficulty: 'easy', gamerules } as const
  const game = await openGame({ world, limits })
  await game.reset()
  return game
}
