import minecraftProtocol from 'minecraft-protocol'
import { createDimensionGenerators } from './generation/create-dimension-generators.ts'
import { dimensionBounds, forEveryDimension } from './registry/dimension.ts'
import type { ClientWorld } from './views/client-view.ts'
import { createEntityTracker } from './views/create-entity-tracker.ts'
import { createGenerator } from './generation/index.ts'
import { createDimensionEntry, type DimensionEntry } from './views/create-dimension-entry.ts'
import { createMechanics } from './mechanics/create-mechanics.ts'
import { WorldStorageError } from './errors/world-storage-error.ts'
import { createChunkStreamer } from './views/create-chunk-streamer.ts'
import { serializePacket } from './protocol/serialize-packet.ts'
import { loadRegistry } from './registry/prismarine-loaders.ts'
import { createRecipeIndex } from './rules/index.ts'
import { createHandle } from './server/create-handle.ts'
import { createWorld } from './server/create-world.ts'
import type { ServedWorld } from './context/served-world.ts'
import { joinPlayer } from './server/join-player.ts'
import { createTimeControl } from './server/create-time-control.ts'
import { listen } from './server/listen.ts'
import { openTime } from './server/open-time.ts'
import {
  resolveOptions,
  type ResolvedWorldOptions,
  type StartWorldOptions,
} from './server/resolve-options.ts'
import { guard, runTick } from './server/run-tick.ts'
import { createTickLoop } from './server/tick-loop.ts'
import type { World } from './server/world-handle.ts'
import { createColumnStore, type ColumnStore } from './columns/column-store.ts'
import { createPersistence, readEdits } from './storage/create-persistence.ts'
import { readWorldFile } from './storage/read-world-file.ts'
import { restoreWorld } from './storage/restore-world.ts'
import type { WorldFile } from './storage/world-file.ts'

/**
 * Starts an embedded Minecraft survival world that any client of its version can join.
 * Throws `UnsupportedVersionError`, `InvalidWorldOptionError`, `PortInUseError` or another `WorldError`.
 */
export async function startWorld(options: StartWorldOptions = {}): Promise<World> {
  const saved = await readSaved(options)
  const resolved = resolveOptions({ ...keptOptions(saved), ...options })
  const { world, streamer, enterDimension, recipes, columns } = buildWorld(resolved, saved)
  const persistence = createPersistence({ world, edits: columns.edits, directory: resolved.directory, saved })
  for (const hook of world.mechanicHooks.start) hook(world)
  // A directory that cannot be written is better known now than in an hour.
  await persistence.save()
  const { operators } = resolved
  const listener = await listen({
    ...resolved,
    onClientError: (error) => world.events.emit('error', { error, during: 'connection' }),
    onJoin: (client) =>
      guard(world, 'join', () =>
        joinPlayer(world, {
          client,
          recipes,
          streamer,
          enterDimension,
          isOperator: operators === true || (operators !== false && operators.includes(client.username)),
          restore: persistence.restore,
          onLeave: persistence.remember,
        }),
      ),
  })
  const tick = (): void => {
    world.tick += 1
    runTick(world)
    persistence.autosave()
  }
  const time = openTime(resolved)
  const loop = createTickLoop({ clock: time.clock, intervalMs: time.tickMs, tick })
  loop.start()
  return createHandle({
    world,
    listener,
    host: resolved.host,
    timeControl: createTimeControl({ time, loop, port: listener.port }),
    tick,
    save: persistence.save,
    snapshot: persistence.snapshot,
    restore: (snapshot) => restoreWorld(world, { snapshot, columns, streamer }),
  })
}

// A CommonJS module whose names Node cannot see before it runs.
const { createSerializer, states } = minecraftProtocol

interface BuiltWorld {
  readonly world: ServedWorld
  readonly streamer: ReturnType<typeof createChunkStreamer>
  readonly enterDimension: DimensionEntry
  readonly recipes: ReturnType<typeof createRecipeIndex>
  readonly columns: ColumnStore
}

const keptOptions = (saved: WorldFile | undefined): StartWorldOptions =>
  saved ? { version: saved.version, seed: saved.seed, difficulty: saved.difficulty } : {}

async function readSaved({ directory, version, seed }: StartWorldOptions): Promise<WorldFile | undefined> {
  if (directory === undefined || typeof directory !== 'string' || directory.trim() === '') return undefined
  const saved = await readWorldFile(directory)
  if (!saved) return undefined
  const isOther =
    (version !== undefined && version !== saved.version) || (seed !== undefined && seed !== saved.seed)
  if (isOther) {
    throw new WorldStorageError(
      directory,
      `holds a world of version ${saved.version} and seed ${saved.seed}; leave version and seed out, or choose another directory`,
    )
  }
  return saved
}

function buildWorld(options: ResolvedWorldOptions, saved: WorldFile | undefined): BuiltWorld {
  const { version, seed } = options
  const registry = loadRegistry(version)
  const generator = (options.generator ?? createGenerator)({ registry, seed })
  const generators = createDimensionGenerators({ registry, seed, overworld: generator })
  const columns = createColumnStore({
    generate: ({ dimension, chunkX, chunkZ }) => generators[dimension].generateColumn(chunkX, chunkZ),
    minY: forEveryDimension((dimension) => dimensionBounds(registry, dimension).minY),
    edits: readEdits(saved),
  })
  const recipes = createRecipeIndex(registry)
  const serializer = createSerializer({ state: states.PLAY, isServer: true, version, customPackets: {} })
  const streamer = createChunkStreamer({
    columns,
    serialize: (packet) => serializePacket(serializer, packet),
  })
  const tracker = createEntityTracker()
  const clientWorld: ClientWorld = {
    streamNow: (world, player) => streamer.streamNow(world, player),
    forget(player) {
      streamer.forget(player)
      tracker.forget(player)
    },
  }
  const mechanics = [...createMechanics({ recipes, edits: columns.edits, clientWorld }), streamer, tracker]
  const world = createWorld({ ...options, registry, generator, columns, streamer, tracker, mechanics })
  if (saved) {
    world.tick = saved.tick
    world.spawn = saved.spawn
    Object.assign(world.gamerules, saved.gamerules, options.gamerules)
  }
  return { world, streamer, enterDimension: createDimensionEntry(clientWorld), recipes, columns }
}
