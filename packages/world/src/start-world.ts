import minecraftProtocol from 'minecraft-protocol'
import { createRealClock, type Clock } from './context/clock.ts'
import { keptOptions, openOrigin, type WorldOrigin } from './server/open-origin.ts'
import type { ReadWorld } from './storage/read-kept-world.ts'
import { createColumnEdits } from './columns/column-edits.ts'
import { createAutosave } from './storage/create-autosave.ts'
import { createKeeper, type Keeper } from './storage/create-keeper.ts'
import { createDimensionGenerators } from './generation/create-dimension-generators.ts'
import { dimensionBounds, forEveryDimension } from './registry/dimension.ts'
import type { ClientWorld } from './views/client-view.ts'
import { createEntityTracker } from './views/create-entity-tracker.ts'
import { createGenerator } from './generation/index.ts'
import { createDimensionEntry, type DimensionEntry } from './views/create-dimension-entry.ts'
import { createMechanics } from './mechanics/create-mechanics.ts'
import { createChunkStreamer } from './views/create-chunk-streamer.ts'
import { quickenLightLists } from './protocol/quicken-light-lists.ts'
import { serializePacket } from './protocol/serialize-packet.ts'
import { loadRegistry } from './registry/prismarine-loaders.ts'
import { sharedColumn } from './generation/shared-columns.ts'
import { createRecipeIndex } from './rules/index.ts'
import { createHandle } from './server/create-handle.ts'
import { createWorld } from './server/create-world.ts'
import type { ServedWorld } from './context/served-world.ts'
import { joinPlayer } from './server/join-player.ts'
import { createTimeControl } from './server/create-time-control.ts'
import { listen } from './server/listen.ts'
import { openTime, type WorldTime } from './server/open-time.ts'
import {
  resolveOptions,
  type ResolvedWorldOptions,
  type StartWorldOptions,
} from './server/resolve-options.ts'
import { guard, runTick } from './server/run-tick.ts'
import { createTickLoop } from './server/tick-loop.ts'
import type { World } from './server/world-handle.ts'
import { createColumnStore } from './columns/column-store.ts'
import { restoreWorld, resumeWorld } from './storage/restore-world.ts'

/**
 * Starts an embedded Minecraft survival world that any client of its version can join.
 * Throws `UnsupportedVersionError`, `InvalidWorldOptionError`, `PortInUseError` or another `WorldError`.
 */
export async function startWorld(options: StartWorldOptions = {}): Promise<World> {
  const origin = await openOrigin(options)
  try {
    return await serve(options, origin)
  } catch (error) {
    await origin.closeStore()
    throw error
  }
}

// A CommonJS module whose names Node cannot see before it runs.
const { createSerializer, states } = minecraftProtocol

async function serve(
  options: StartWorldOptions,
  { store, kept, place, closeStore }: WorldOrigin,
): Promise<World> {
  const resolved = resolveOptions({ ...keptOptions(kept), ...options })
  const { world, keeper, streamer, enterDimension, recipes, goBack } = buildWorld(resolved, kept)
  if (kept) resumeWorld(world, kept, place)
  world.difficulty = resolved.difficulty
  Object.assign(world.gamerules, resolved.gamerules)
  const autosave = createAutosave({ world, keeper, store })
  for (const hook of world.mechanicHooks.start) hook(world)
  // A place that cannot be written is better known now than in an hour.
  await autosave.save()
  const { operators, maxPlayers } = resolved
  // The time is opened once the world listens; until then nobody is there who could notice.
  let time: WorldTime | undefined
  let isPaused = (): boolean => false
  const startClock = resolved.clock ?? createRealClock()
  const wall = clockThatMayChange(() => time?.virtual?.wall ?? time?.clock ?? startClock)
  const listener = await listen({
    ...resolved,
    wall,
    isPaused: () => isPaused(),
    onClientError: (error) => world.events.emit('error', { error, during: 'connection' }),
    onJoin: (client) =>
      guard(world, 'join', () =>
        joinPlayer(world, {
          client,
          recipes,
          streamer,
          enterDimension,
          maxPlayers,
          now: () => wall.now(),
          isOperator: operators === true || (operators !== false && operators.includes(client.username)),
          restore: keeper.restore,
          onLeave: keeper.remember,
        }),
      ),
  })
  const tick = (): void => {
    world.tick += 1
    runTick(world)
    autosave.tick()
  }
  time = openTime(resolved)
  const loop = createTickLoop({ clock: time.clock, intervalMs: time.tickMs, tick })
  loop.start()
  const timeControl = createTimeControl({ time, loop, port: listener.port })
  isPaused = () => !timeControl.isRunning
  return createHandle({
    world,
    keeper,
    listener,
    host: resolved.host,
    timeControl,
    tick,
    save: autosave.save,
    hasStore: store !== undefined,
    closeStore,
    goBack,
  })
}

const clockThatMayChange = (current: () => Clock): Clock => ({
  now: () => current().now(),
  setTimeout: (callback, delayMs) => current().setTimeout(callback, delayMs),
  clearTimeout: (timer) => current().clearTimeout(timer),
})

interface BuiltWorld {
  readonly world: ServedWorld
  readonly keeper: Keeper
  readonly streamer: ReturnType<typeof createChunkStreamer>
  readonly enterDimension: DimensionEntry
  readonly recipes: ReturnType<typeof createRecipeIndex>
  readonly goBack: (kept: ReadWorld) => void
}

function buildWorld(options: ResolvedWorldOptions, kept: ReadWorld | undefined): BuiltWorld {
  const { version, seed } = options
  const registry = loadRegistry(version)
  const generator = (options.generator ?? createGenerator)({ registry, seed })
  const generators = createDimensionGenerators({ registry, seed, overworld: generator })
  const columns = createColumnStore({
    generate: ({ dimension, chunkX, chunkZ }) => sharedColumn(generators[dimension], { chunkX, chunkZ }),
    minY: forEveryDimension((dimension) => dimensionBounds(registry, dimension).minY),
    edits: createColumnEdits(kept?.columns),
  })
  const recipes = createRecipeIndex(registry)
  const serializer = createSerializer({ state: states.PLAY, isServer: true, version, customPackets: {} })
  quickenLightLists(serializer.proto, registry)
  const streamer = createChunkStreamer({
    columns,
    serialize: (packet) => serializePacket(serializer, packet),
  })
  const tracker = createEntityTracker()
  const clientWorld: ClientWorld = {
    hasColumn: (player, column) => streamer.hasColumn(player, column),
    streamNow: (world, player) => streamer.streamNow(world, player),
    forget(player) {
      streamer.forget(player)
      tracker.forget(player)
    },
  }
  const mechanics = [...createMechanics({ recipes, columns, clientWorld }), streamer, tracker]
  const world = createWorld({
    ...options,
    registry,
    generator,
    generators,
    columns,
    streamer,
    tracker,
    mechanics,
  })
  const keeper = createKeeper({ world, edits: columns.edits, ...(kept && { players: kept.players }) })
  return {
    world,
    keeper,
    streamer,
    enterDimension: createDimensionEntry(clientWorld),
    recipes,
    goBack: (target) => restoreWorld(world, { kept: target, keeper, columns, streamer, tracker }),
  }
}
