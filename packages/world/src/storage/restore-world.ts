import type { ColumnStore } from '../columns/column-store.ts'
import { gameModes } from '../context/game-mode.ts'
import type { Player } from '../context/player.ts'
import type { ServedWorld } from '../context/served-world.ts'
import type { WorldContext } from '../context/world-context.ts'
import { sendExperience } from '../inventory/give-experience.ts'
import { sendAbilities } from '../inventory/send-abilities.ts'
import { sendSpawnPoint } from '../inventory/send-spawn-point.ts'
import { closeMenu } from '../menu/close-menu.ts'
import { sendMenu } from '../menu/sync-menu.ts'
import type { ClientView } from '../views/client-view.ts'
import type { ChunkStreamer } from '../views/create-chunk-streamer.ts'
import type { Keeper } from './create-keeper.ts'
import { restorePlayer, type PlayerRecord } from './player-record.ts'
import { readPart, type ReadWorld } from './read-kept-world.ts'
import { applyMeta } from './world-meta.ts'

/** Gives a world that has not begun what was kept of it; its columns are there already. */
export function resumeWorld(world: ServedWorld, kept: ReadWorld, place: string): void {
  const takeBack = readMechanics(world, kept, place)
  applyMeta(world, kept.meta)
  takeBack()
  // After the mechanics, which may draw while they read.
  world.random.state = kept.meta.dice
}

/** Parts of a world that go back to a snapshot. */
export interface RestoreWorldOptions {
  readonly kept: ReadWorld
  readonly keeper: Keeper
  readonly columns: ColumnStore
  readonly streamer: ChunkStreamer
  readonly tracker: ClientView
}

/** Takes a running world with its connected players back to a snapshot of it. */
export function restoreWorld(world: ServedWorld, options: RestoreWorldOptions): void {
  const { kept, keeper, columns, streamer, tracker } = options
  const takeBack = readMechanics(world, kept, 'snapshot')
  for (const player of world.players) {
    closeMenu(world, player, { tellClient: true })
    // Numbers of entities are given again, maybe to others.
    tracker.forget(player)
  }
  const entities = Array.from(world.entities.all())
  for (const entity of entities) world.entities.remove(entity)
  const changed = columns.edits.replace(kept.columns)
  columns.reload(changed)
  applyMeta(world, kept.meta)
  takeBack()
  for (const hook of world.mechanicHooks.restored) hook(world)
  world.random.state = kept.meta.dice
  keeper.replacePlayers(kept.players)
  for (const player of world.players) {
    streamer.resend(world, player, changed)
    const record = kept.players.get(player.name)
    if (record) takePlayerBack(world, player, record)
  }
}

// Reads everything before anything changes, so that a world is not left half way.
function readMechanics(
  world: WorldContext & Pick<ServedWorld, 'mechanics'>,
  { mechanics }: ReadWorld,
  place: string,
): () => void {
  const steps = world.mechanics.flatMap(({ name, kept }) => {
    const data = mechanics[name]
    if (!kept || data === undefined) return []
    return readPart({ parse: (found) => kept.read(found) }, data, { place, part: `data of ${name}` })
  })
  return () => {
    for (const step of steps) step(world)
  }
}

// The items that were at the pointer or in a grid are part of the record's inventory.
function takePlayerBack(world: ServedWorld, player: Player, record: PlayerRecord): void {
  restorePlayer(player, record)
  player.send('game_state_change', {
    reason: 'change_game_mode',
    gameMode: gameModes.indexOf(player.gameMode),
  })
  sendAbilities(player)
  sendSpawnPoint(world, player)
  player.teleport(record.position, { yaw: record.yaw, pitch: record.pitch })
  // A teleport ends a fall.
  player.fallFromY = record.fallFromY
  player.send('held_item_slot', { slot: player.heldSlot })
  sendMenu(world, player, player.inventoryMenu)
  sendExperience(player)
  player.sendVitals()
}
