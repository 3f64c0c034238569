import { gameModes } from '../context/game-mode.ts'
import type { Player } from '../context/player.ts'
import { closeMenu } from '../menu/close-menu.ts'
import { sendMenu } from '../menu/sync-menu.ts'
import { sendExperience } from '../inventory/give-experience.ts'
import { sendAbilities } from '../inventory/send-abilities.ts'
import { sendSpawnPoint } from '../inventory/send-spawn-point.ts'
import type { ChunkStreamer } from '../views/create-chunk-streamer.ts'
import type { ServedWorld } from '../context/served-world.ts'
import type { ColumnStore } from '../columns/column-store.ts'
import { readEdits } from './create-persistence.ts'
import { restorePlayer, type PlayerRecord } from './player-record.ts'
import type { WorldFile } from './world-file.ts'

/** Parts of a world that go back to a snapshot. */
export interface RestoreWorldOptions {
  readonly snapshot: WorldFile
  readonly columns: ColumnStore
  readonly streamer: ChunkStreamer
}

/** Takes a running world with its connected players back to a snapshot of it. */
export function restoreWorld(world: ServedWorld, { snapshot, columns, streamer }: RestoreWorldOptions): void {
  for (const player of world.players) closeMenu(world, player, { tellClient: true })
  const entities = Array.from(world.entities.all())
  for (const entity of entities) world.entities.remove(entity)
  const changed = columns.replaceEdits(readEdits(snapshot))
  world.tick = snapshot.tick
  world.spawn = snapshot.spawn
  world.difficulty = snapshot.difficulty
  Object.assign(world.gamerules, snapshot.gamerules)
  for (const { name, load } of world.mechanics) {
    const data = snapshot.mechanics[name]
    if (load && data !== undefined) load(world, data)
  }
  // After the mechanics, which may draw while they read.
  if (snapshot.dice !== undefined) world.random.state = snapshot.dice
  for (const player of world.players) {
    streamer.resend(world, player, changed)
    const record = snapshot.players[player.name]
    if (record) takeBack(world, player, record)
  }
}

// The items that were at the pointer or in a grid are part of the record's inventory.
function takeBack(world: ServedWorld, player: Player, record: PlayerRecord): void {
  for (let slot = 0; slot < player.inventory.size; slot += 1) player.inventory.set(slot, undefined)
  player.effects.clear()
  restorePlayer(player, record)
  player.send('game_state_change', {
    reason: 'change_game_mode',
    gameMode: gameModes.indexOf(player.gameMode),
  })
  sendAbilities(player)
  sendSpawnPoint(world, player)
  player.teleport(record.position, { yaw: record.yaw, pitch: record.pitch })
  player.send('held_item_slot', { slot: player.heldSlot })
  sendMenu(world, player, player.inventoryMenu)
  sendExperience(player)
  player.sendVitals()
}
