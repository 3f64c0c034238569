import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { chunkPackets, type NamedPacket } from '../protocol/chunk-packets.ts'
import { type Column, type ColumnStore } from '../columns/column-store.ts'
import { columnKey, parseColumnKey, type ColumnPlace } from '../columns/column-key.ts'

/** Sends players the columns around them. */
export interface ChunkStreamer extends Mechanic {
  /** Whether a player's client has a column. */
  hasColumn(player: Player, column: ColumnPlace): boolean
  /** Sends the nearest columns at once, so that a body that was moved does not fall through nothing. */
  streamNow(world: WorldContext, player: Player): void
  /** Sends the named columns again to a client that has them. */
  resend(world: WorldContext, player: Player, columnKeys: ReadonlySet<number>): void
  /** Forgets what a client has, after a respawn has emptied its world. */
  forget(player: Player): void
}

/** Parts that a streamer stands on. */
export interface CreateChunkStreamerOptions {
  readonly columns: ColumnStore
  /** Turns a packet into bytes that can be written to every client. */
  readonly serialize: (packet: NamedPacket) => Buffer
}

interface QueuedColumn extends ColumnPlace {
  /** Squared distance from the player in chunks. */
  readonly distance: number
}

interface View {
  readonly sent: Set<number>
  queue: QueuedColumn[]
  /** The key of the column around which it was sent; absent before the first. */
  centre: number | undefined
}

// Columns that are ready cost little to send; making one takes a good part of a tick, and a sprinting player needs
// five a second.
const columnsPerTick = 6
const newColumnsPerTick = 1
// Columns this near are made two at a time, because path-finding needs them.
const nearChunks = 3
// The nine columns around a player are needed before physics can run.
const immediateRadius = 1
const unloadIntervalTicks = 400
const unloadAboveColumns = 600

/** Creates a streamer that serves nobody yet. */
export function createChunkStreamer({ columns, serialize }: CreateChunkStreamerOptions): ChunkStreamer {
  const views = new Map<Player, View>()
  const viewOf = (player: Player): View => {
    const view = views.get(player) ?? { sent: new Set<number>(), queue: [], centre: undefined }
    views.set(player, view)
    return view
  }
  const sendColumn = (world: WorldContext, player: Player, place: ColumnPlace): void => {
    const view = viewOf(player)
    const key = columnKey(place)
    if (view.sent.has(key)) return
    view.sent.add(key)
    const column = columns.load(place.dimension, place.chunkX, place.chunkZ)
    column.packets ??= chunkPackets(world, column).map(serialize)
    for (const bytes of column.packets) player.sendRaw(bytes)
    announceColumn(world, column)
    world.hooks.columnSent({ player, column: place })
  }
  const streamNow = (world: WorldContext, player: Player): void => {
    recentre(world, player, viewOf(player))
    const { dimension, chunkX, chunkZ } = columnOf(player)
    for (let dx = -immediateRadius; dx <= immediateRadius; dx += 1) {
      for (let dz = -immediateRadius; dz <= immediateRadius; dz += 1) {
        sendColumn(world, player, { dimension, chunkX: chunkX + dx, chunkZ: chunkZ + dz })
      }
    }
  }
  return {
    name: 'chunk-streamer',
    hasColumn: (player, column) => views.get(player)?.sent.has(columnKey(column)) ?? false,
    streamNow,
    resend(world, player, columnKeys) {
      const { sent } = viewOf(player)
      for (const key of columnKeys) if (sent.delete(key)) sendColumn(world, player, parseColumnKey(key))
    },
    forget: (player) => {
      views.delete(player)
    },
    tick(world) {
      if (world.tick % unloadIntervalTicks !== 0 || columns.size <= unloadAboveColumns) return
      columns.unload((column) => [...views.values()].some((view) => view.sent.has(columnKey(column))))
    },
    tickPlayer(world, player) {
      const view = viewOf(player)
      if (view.centre !== columnKey(columnOf(player))) streamNow(world, player)
      sendQueued(columns, view.queue, (next) => sendColumn(world, player, next))
    },
    playerLeft: (_world, player) => {
      views.delete(player)
    },
  }
}

// Sends what is ready and makes a few of what is not.
function sendQueued(columns: ColumnStore, queue: QueuedColumn[], send: (next: QueuedColumn) => void): void {
  let made = 0
  for (let sent = 0; sent < columnsPerTick; sent += 1) {
    const next = queue[0]
    if (!next) return
    const isNew = columns.peek(next.dimension, next.chunkX, next.chunkZ) === undefined
    const limit = next.distance <= nearChunks * nearChunks ? newColumnsPerTick * 2 : newColumnsPerTick
    if (isNew && (made += 1) > limit) return
    queue.shift()
    send(next)
  }
}

const columnOf = ({ position: { x, z, dimension } }: Player): ColumnPlace => ({
  dimension,
  chunkX: Math.floor(x) >> 4,
  chunkZ: Math.floor(z) >> 4,
})

// Drops the columns that fell out of view and queues the missing ones, nearest first.
function recentre(world: WorldContext, player: Player, view: View): void {
  const centre = columnOf(player)
  const key = columnKey(centre)
  if (view.centre === key) return
  view.centre = key
  const { dimension, chunkX: centreX, chunkZ: centreZ } = centre
  player.send('update_view_position', { chunkX: centreX, chunkZ: centreZ })
  const reach = world.viewDistanceChunks
  for (const sent of view.sent) {
    const { chunkX, chunkZ } = parseColumnKey(sent)
    if (Math.max(Math.abs(chunkX - centreX), Math.abs(chunkZ - centreZ)) <= reach + 1) continue
    view.sent.delete(sent)
    player.send('unload_chunk', { chunkX, chunkZ })
  }
  const missing: QueuedColumn[] = []
  for (let dx = -reach; dx <= reach; dx += 1) {
    for (let dz = -reach; dz <= reach; dz += 1) {
      const at = { dimension, chunkX: centreX + dx, chunkZ: centreZ + dz }
      if (!view.sent.has(columnKey(at))) missing.push({ ...at, distance: dx * dx + dz * dz })
    }
  }
  view.queue = missing.sort((left, right) => left.distance - right.distance)
}

function announceColumn(world: WorldContext, column: Column): void {
  if (column.isViewed) return
  column.isViewed = true
  world.hooks.columnViewed(column)
}
