import type { Client } from 'minecraft-protocol'
import { createRateLimit } from './create-rate-limit.ts'
import { difficulties } from '../context/difficulty.ts'
import type { PacketHandler } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { sendMenu } from '../menu/sync-menu.ts'
import { createPlayer } from './create-player.ts'
import { sendAbilities } from '../inventory/send-abilities.ts'
import { sendSpawnPoint } from '../inventory/send-spawn-point.ts'
import type { ChunkStreamer } from '../views/create-chunk-streamer.ts'
import type { DimensionEntry } from '../views/create-dimension-entry.ts'
import { loginPacket } from '../protocol/login-packet.ts'
import { playerInfoPacket } from '../protocol/player-info-packet.ts'
import type { RecipeIndex } from '../rules/index.ts'
import type { ServedWorld } from '../context/served-world.ts'
import { guard } from './run-tick.ts'

/** Parts that a joining player is bound to. */
export interface JoinPlayerOptions {
  readonly client: Client
  readonly recipes: RecipeIndex
  readonly streamer: ChunkStreamer
  readonly isOperator: boolean
  /** Players who may be in the world at once. */
  readonly maxPlayers: number
  /** Milliseconds of the wall. */
  readonly now: () => number
  /** Shows a client another dimension. */
  readonly enterDimension: DimensionEntry
  /** Restores what a player had at the last visit. */
  readonly restore: (player: Player) => void
  /** Called once the player is gone. */
  readonly onLeave: (player: Player) => void
}

/** Lets a connection that has logged in play. */
export function joinPlayer(world: ServedWorld, options: JoinPlayerOptions): void {
  const { client } = options
  if (world.players.some(({ name }) => name.toLowerCase() === client.username.toLowerCase())) {
    client.end(`A player named ${client.username} is already in the world; choose another name.`)
    return
  }
  if (world.players.length >= options.maxPlayers) {
    client.end(`The world is full with ${options.maxPlayers} players; try again later.`)
    return
  }
  const player = createPlayer(world, options)
  options.restore(player)
  world.players.push(player)
  limitPackets(world, player, options)
  listen(world, player, client)
  client.once('end', () => leave(world, player, options))
  welcome(world, player, options.streamer)
  for (const hook of world.mechanicHooks.playerJoined) guard(world, 'join', () => hook(world, player))
  world.events.emit('player-join', { player })
  world.announce(`${player.name} joined the game`)
}

function welcome(world: ServedWorld, player: Player, streamer: ChunkStreamer): void {
  player.send('login', loginPacket(world, player))
  player.send('difficulty', { difficulty: difficultyOnWire(world), difficultyLocked: false })
  sendAbilities(player)
  player.send('held_item_slot', { slot: player.heldSlot })
  sendSpawnPoint(world, player)
  player.send('player_info', playerInfoPacket(world, world.players))
  for (const other of world.players) {
    if (other !== player) other.send('player_info', playerInfoPacket(world, [player]))
  }
  sendMenu(world, player, player.inventoryMenu)
  streamer.streamNow(world, player)
  player.teleport({ ...player.position })
  player.sendVitals()
}

const difficultyOnWire = (world: ServedWorld): number => difficulties.indexOf(world.difficulty)

// Far above what any client sends: five packets a tick, or a burst of clicks.
const packetRate = { burst: 4000, perTick: 200, perSecond: 4000 }

// A line a second, after a few at once; operators run commands as fast as they like.
const chatRate = { burst: 20, perTick: 0.05, perSecond: 1 }

const chatPackets = new Set(['chat', 'chat_message', 'chat_command', 'chat_command_signed'])

function limitPackets(world: ServedWorld, player: Player, { client, now }: JoinPlayerOptions): void {
  const clocks = { tick: () => world.tick, now }
  const packets = createRateLimit({ ...packetRate, ...clocks })
  const lines = createRateLimit({ ...chatRate, ...clocks })
  client.on('packet', (_packet: unknown, { name }: { readonly name: string }) => {
    const isChat = chatPackets.has(name) && !player.isOperator
    if (packets.take() && (!isChat || lines.take())) return
    player.disconnect(isChat ? 'You talk too much.' : 'Too many packets.')
  })
}

function listen(world: ServedWorld, player: Player, client: Client): void {
  const handlers = new Map<string, PacketHandler[]>()
  for (const { packets } of world.mechanics) {
    for (const [name, handler] of Object.entries(packets ?? {}))
      handlers.set(name, [...(handlers.get(name) ?? []), handler])
  }
  for (const [name, ofName] of handlers) {
    client.on(name, (packet: Readonly<Record<string, unknown>>) => {
      for (const handler of ofName) guard(world, `packet ${name}`, () => handler(world, player, packet))
    })
  }
}

function leave(world: ServedWorld, player: Player, { onLeave }: JoinPlayerOptions): void {
  const index = world.players.indexOf(player)
  if (index < 0) return
  for (const hook of world.mechanicHooks.playerLeft) guard(world, 'leave', () => hook(world, player))
  world.players.splice(index, 1)
  if (world.isAtLeast('1.19.3')) world.broadcast('player_remove', { players: [player.uuid] })
  else world.broadcast('player_info', { action: 'remove_player', data: [{ uuid: player.uuid }] })
  onLeave(player)
  world.events.emit('player-leave', { player })
  world.announce(`${player.name} left the game`)
}
