import type { JsonValue } from '../context/json-value.ts'
import type { Player } from '../context/player.ts'
import type { ServedWorld } from '../context/served-world.ts'
import type { ColumnEdits } from '../columns/column-store.ts'
import { recordPlayer, restorePlayer, type PlayerRecord } from './player-record.ts'
import { worldSchemaVersion, type WorldFile } from './world-file.ts'
import { writeWorldFile } from './write-world-file.ts'

/** Keeps a world and its players beyond their visit. */
export interface Persistence {
  /** Gives a returning player what was kept. */
  readonly restore: (player: Player) => void
  /** Keeps what a leaving player has. */
  readonly remember: (player: Player) => void
  /** Saves when a few seconds have passed since the last time; call it every tick. Failures are world errors. */
  readonly autosave: () => void
  /** The world as it is now; JSON-safe. */
  readonly snapshot: () => WorldFile
  /** Saves now; does nothing without a directory. */
  readonly save: () => Promise<void>
}

/** Parts that persistence stands on. */
export interface CreatePersistenceOptions {
  readonly world: ServedWorld
  readonly edits: ColumnEdits
  /** Absent for worlds that live in memory only. */
  readonly directory: string | undefined
  /** The world as it was saved; its blocks are already in `edits`. */
  readonly saved: WorldFile | undefined
}

// At most five seconds are lost when the process dies.
const autosaveTicks = 80

/** Creates the keeper of a world and hands the mechanics what they saved. */
export function createPersistence({ world, edits, directory, saved }: CreatePersistenceOptions): Persistence {
  const players = new Map<string, PlayerRecord>(Object.entries(saved?.players ?? {}))
  for (const { name, load } of world.mechanics) {
    const data = saved?.mechanics[name]
    if (load && data !== undefined) load(world, data)
  }
  // After the mechanics, which may draw while they read.
  if (saved?.dice !== undefined) world.random.state = saved.dice
  let running: Promise<void> = Promise.resolve()
  let isAutosaving = false
  let autosavedTick = world.tick
  const snapshot = (): WorldFile => {
    for (const player of world.players) players.set(player.name, recordPlayer(player))
    return collectWorld(world, { edits, players })
  }
  const write = async (): Promise<void> => {
    if (directory === undefined) return
    const file = snapshot()
    await writeWorldFile(directory, file)
    world.events.emit('save', { tick: file.tick })
  }
  // One write after the other, because they share the draft file; a failure is told to whoever asked for that write.
  const save = (): Promise<void> => {
    running = running.catch(() => undefined).then(write)
    return running
  }
  return {
    restore(player) {
      const record = players.get(player.name)
      if (record) restorePlayer(player, record)
    },
    remember: (player) => {
      players.set(player.name, recordPlayer(player))
    },
    autosave() {
      // A disk that is slower than the world's time must not pile up saves.
      if (directory === undefined || isAutosaving) return
      // A world that was taken back to a snapshot has not yet reached the tick of its last save.
      if (world.tick >= autosavedTick && world.tick < autosavedTick + autosaveTicks) return
      isAutosaving = true
      // Counted from the start, so that the next save begins at once when this one took longer than the interval.
      autosavedTick = world.tick
      save()
        .catch((error: unknown) => world.events.emit('error', { error, during: 'autosave' }))
        .finally(() => {
          isAutosaving = false
        })
    },
    snapshot,
    save,
  }
}

/** Reads the changed blocks of a saved world. */
export function readEdits(saved: WorldFile | undefined): ColumnEdits {
  const edits: ColumnEdits = new Map()
  for (const [key, flat] of Object.entries(saved?.edits ?? {})) {
    const ofColumn = new Map<number, number>()
    for (let index = 0; index + 1 < flat.length; index += 2)
      ofColumn.set(flat[index] ?? 0, flat[index + 1] ?? 0)
    edits.set(Number(key), ofColumn)
  }
  return edits
}

function collectWorld(
  world: ServedWorld,
  { edits, players }: { readonly edits: ColumnEdits; readonly players: ReadonlyMap<string, PlayerRecord> },
): WorldFile {
  const mechanics: Record<string, JsonValue> = {}
  for (const { name, save } of world.mechanics) if (save) mechanics[name] = save(world)
  return {
    schemaVersion: worldSchemaVersion,
    version: world.version,
    seed: world.seed,
    tick: world.tick,
    dice: world.random.state,
    spawn: world.spawn,
    difficulty: world.difficulty,
    gamerules: { ...world.gamerules },
    edits: Object.fromEntries([...edits].map(([key, ofColumn]) => [key, [...ofColumn].flat()])),
    players: Object.fromEntries(players),
    mechanics,
  }
}
