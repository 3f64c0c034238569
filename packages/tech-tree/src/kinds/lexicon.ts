import type { Way } from '../contract/way.ts'
import type { GameData } from '../sources/load-game-data.ts'

/** Names and facts of one game version that phrases are read with. */
export interface Lexicon {
  readonly data: GameData
  readonly ways: ReadonlyMap<string, readonly Way[]>
  readonly effort: (item: string) => number
}
