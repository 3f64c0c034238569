import { createBlockAccess } from '../blocks/create-block-access.ts'
import { createCommandDesk } from '../commands/create-command-desk.ts'
import { bindHooks } from '../context/bind-hooks.ts'
import { collectEntityTicks } from '../context/collect-entity-ticks.ts'
import { collectHooks } from '../context/collect-hooks.ts'
import type { ServedWorld } from '../context/served-world.ts'
import type { Command } from '../context/command.ts'
import type { Difficulty } from '../context/difficulty.ts'
import { defaultGamerules, type Gamerules } from '../context/gamerules.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { BlockChange } from '../context/block-change.ts'
import type { Player } from '../context/player.ts'
import { createRandomSource } from '../context/random-source.ts'
import { createWorldEvents } from '../context/world-events.ts'
import { createEntityRegistry } from '../entities/create-entity-registry.ts'
import type { EntityTracker } from '../views/create-entity-tracker.ts'
import { createItemCatalog } from '../items/create-item-catalog.ts'
import type { ChunkStreamer } from '../views/create-chunk-streamer.ts'
import type { WorldGenerator } from '../generation/index.ts'
import type { DimensionGenerator } from '../generation/world-generator.ts'
import type { Dimension } from '../registry/dimension.ts'
import { createStructures } from './create-structures.ts'
import type { ColumnStore } from '../columns/column-store.ts'
import type { IndexedData } from 'minecraft-data'

/** Parts and settings of a world. */
export interface CreateWorldOptions {
  readonly version: string
  readonly registry: IndexedData
  readonly seed: number
  readonly difficulty: Difficulty
  readonly gamerules: Partial<Gamerules>
  readonly viewDistanceChunks: number
  readonly generator: WorldGenerator
  readonly generators: Readonly<Record<Dimension, DimensionGenerator>>
  readonly columns: ColumnStore
  readonly streamer: ChunkStreamer
  readonly tracker: EntityTracker
  readonly mechanics: readonly Mechanic[]
}

// Keeps the world's own dice apart from the generator's, which uses the seed as it is.
const randomSalt = 0x5eed

/** Wires the parts of a world together; nothing runs yet. */
export function createWorld(options: CreateWorldOptions): ServedWorld {
  const { registry, seed, columns, streamer, tracker, mechanics } = options
  const random = createRandomSource(seed ^ randomSalt)
  const events = createWorldEvents()
  const hooks = collectHooks(mechanics)
  const players: Player[] = []
  const onChange = (change: BlockChange): void => {
    const { x, z, dimension } = change.position
    for (const player of players) {
      if (!streamer.hasColumn(player, { dimension, chunkX: x >> 4, chunkZ: z >> 4 })) continue
      player.send('block_change', { location: change.position, type: change.after.id })
    }
    for (const hook of hooks.blockChanged) hook(world, change)
  }
  const spawn = options.generator.findSpawn()
  const world: ServedWorld = {
    version: options.version,
    registry,
    seed,
    viewDistanceChunks: options.viewDistanceChunks,
    tick: 0,
    sky: { timeOfDay: 0, day: 0, isRaining: false, isThundering: false },
    random,
    events,
    gamerules: { ...defaultGamerules, ...options.gamerules },
    difficulty: options.difficulty,
    spawn: { x: spawn.x + 0.5, y: spawn.y, z: spawn.z + 0.5, dimension: 'overworld' },
    blocks: createBlockAccess({ registry, columns, onChange }),
    groundAt: ({ x, z, dimension }) => options.generators[dimension].surfaceAt(Math.floor(x), Math.floor(z)),
    structures: createStructures({
      seed,
      registry,
      buildings: options.generator.buildings,
      overworld: options.generator,
      end: options.generators.the_end,
    }),
    items: createItemCatalog(registry),
    entities: createEntityRegistry({
      registry,
      random,
      currentTick: () => world.tick,
      onAdd: (entity) => events.emit('entity-spawn', { entity }),
      onRemove: (entity) => events.emit('entity-remove', { entity }),
    }),
    players,
    mechanics,
    mechanicHooks: hooks,
    entityTicks: collectEntityTicks(mechanics),
    hooks: bindHooks({ hooks, mechanics }, () => world),
    commands: createCommandDesk(collectCommands(mechanics), () => world),
    // The declaration lists the features of one release only; unknown names answer undefined.
    supports: (feature) =>
      Boolean(registry.supportFeature(feature as Parameters<typeof registry.supportFeature>[0])),
    isAtLeast: (version) => registry.version['>='](version),
    ...createAnnouncements(players, tracker),
  }
  return world
}

function collectCommands(mechanics: readonly Mechanic[]): ReadonlyMap<string, Command> {
  return new Map(mechanics.flatMap(({ commands }) => Object.entries(commands ?? {})))
}

/** Words and packets for everybody, or for those who see an entity. */
function createAnnouncements(
  players: readonly Player[],
  tracker: EntityTracker,
): Pick<ServedWorld, 'broadcast' | 'announce' | 'broadcastNear'> {
  return {
    broadcast(packet, params) {
      for (const player of players) player.send(packet, params)
    },
    announce(text) {
      for (const player of players) player.tell(text)
    },
    broadcastNear({ id }, packet, params) {
      for (const player of players) if (tracker.isSeenBy(player, id)) player.send(packet, params)
    },
  }
}
