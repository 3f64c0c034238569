import type { ColumnEdits } from '../columns/column-edits.ts'
import type { JsonValue } from '../context/json-value.ts'
import type { Player } from '../context/player.ts'
import type { ServedWorld } from '../context/served-world.ts'
import { recordPlayer, restorePlayer, type PlayerRecord } from './player-record.ts'
import { metaOf } from './world-meta.ts'
import type { KeptWorld } from './world-store.ts'

/** Knows what of a world is to be kept, and what of it has changed since it was last taken. */
export interface Keeper {
  /** Gives a returning player what was kept. */
  readonly restore: (player: Player) => void
  /** Keeps what a leaving player has. */
  readonly remember: (player: Player) => void
  /** Forgets the players it knew and knows these; those who are connected are read when they are needed. */
  readonly replacePlayers: (players: ReadonlyMap<string, PlayerRecord>) => void
  /** Gives the whole world. */
  readonly all: () => KeptWorld
  /** Gives what has changed since the last taking. */
  readonly takeChanges: () => KeptWorld
  /** Counts changes as not taken, because they could not be kept. */
  readonly giveBack: (changes: KeptWorld) => void
}

/** Parts that a keeper stands on. */
export interface CreateKeeperOptions {
  readonly world: ServedWorld
  readonly edits: ColumnEdits
  readonly players?: ReadonlyMap<string, PlayerRecord>
}

/** Creates a keeper of whose world nothing was taken yet. */
export function createKeeper({ world, edits, players = new Map() }: CreateKeeperOptions): Keeper {
  const known = new Map(players)
  const taken = { players: new Map<string, string>(), mechanics: new Map<string, string>() }
  const playersNow = (): Readonly<Record<string, JsonValue>> => {
    for (const player of world.players) known.set(player.name, recordPlayer(player))
    // Records are made of JSON-safe fields only, which TypeScript cannot see in interfaces.
    return Object.fromEntries(known) as unknown as Readonly<Record<string, JsonValue>>
  }
  return {
    restore(player) {
      const record = known.get(player.name)
      if (record) restorePlayer(player, record)
    },
    remember: (player) => {
      known.set(player.name, recordPlayer(player))
    },
    replacePlayers(target) {
      known.clear()
      for (const [name, record] of target) known.set(name, record)
    },
    all: () => ({
      meta: jsonOf(metaOf(world)),
      columns: edits.all(),
      players: playersNow(),
      mechanics: mechanicsOf(world),
    }),
    takeChanges() {
      const changed = changesOf(playersNow(), taken.players)
      const gone = [...taken.players.keys()].filter((name) => !known.has(name))
      for (const name of gone) taken.players.delete(name)
      return {
        meta: jsonOf(metaOf(world)),
        columns: edits.takeChanged(),
        players: { ...changed, ...Object.fromEntries(gone.map((name) => [name, null])) },
        mechanics: changesOf(mechanicsOf(world), taken.mechanics),
      }
    },
    giveBack({ columns, players: records, mechanics }) {
      edits.giveBack(columns)
      // An empty text is no JSON, so that whatever comes next differs from it.
      for (const name of Object.keys(records)) taken.players.set(name, '')
      for (const name of Object.keys(mechanics)) taken.mechanics.set(name, '')
    },
  }
}

// A world's facts are made of JSON-safe fields only, which TypeScript cannot see in interfaces.
const jsonOf = (meta: ReturnType<typeof metaOf>): JsonValue => ({ ...meta }) as unknown as JsonValue

function mechanicsOf(world: ServedWorld): Readonly<Record<string, JsonValue>> {
  return Object.fromEntries(
    world.mechanics.flatMap(({ name, kept }) => (kept ? [[name, kept.save(world)]] : [])),
  )
}

// What differs from the texts of the last time, which are brought up to date.
function changesOf(
  records: Readonly<Record<string, JsonValue>>,
  texts: Map<string, string>,
): Readonly<Record<string, JsonValue>> {
  const changes = Object.entries(records).filter(([name, record]) => {
    const text = JSON.stringify(record)
    if (texts.get(name) === text) return false
    texts.set(name, text)
    return true
  })
  return Object.fromEntries(changes)
}
