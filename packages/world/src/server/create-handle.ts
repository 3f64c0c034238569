import type { Player } from '../context/player.ts'
import type { KeptWorld } from '../storage/world-store.ts'
import { fromSnapshot, toSnapshot, type WorldSnapshot } from '../storage/snapshot.ts'
import { readKeptWorld, readPart, type ReadWorld } from '../storage/read-kept-world.ts'
import type { Keeper } from '../storage/create-keeper.ts'
import { InvalidWorldOptionError } from '../errors/invalid-world-option-error.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { putInto } from '../block-entities/move-items.ts'
import { closeMenu } from '../menu/close-menu.ts'
import type { Place } from '../context/position.ts'
import { spawnMob } from '../mobs/spawn-mob.ts'
import { giveToInventory } from '../inventory/give-to-inventory.ts'
import type { ServedWorld } from '../context/served-world.ts'
import type { TimeControl } from './create-time-control.ts'
import type { Listener } from './listen.ts'
import { mobSnapshot, mobSnapshots, playerSnapshot } from './entity-snapshots.ts'
import type { World, WorldPlace } from './world-handle.ts'

/** Parts of a world that its handle steers. */
export interface CreateHandleOptions {
  readonly world: ServedWorld
  readonly listener: Listener
  readonly host: string
  readonly timeControl: TimeControl
  readonly tick: () => void
  readonly keeper: Keeper
  readonly save: () => Promise<void>
  /** Whether the world commits its changes by itself. */
  readonly hasStore: boolean
  readonly closeStore: () => Promise<void>
  readonly goBack: (kept: ReadWorld) => void
}

/** Creates the handle of a running world. */
export function createHandle({
  world,
  listener,
  host,
  timeControl,
  tick,
  keeper,
  save,
  hasStore,
  closeStore,
  goBack,
}: CreateHandleOptions): World {
  return {
    host,
    port: listener.port,
    version: world.version,
    seed: world.seed,
    get spawn() {
      return world.spawn
    },
    get tick() {
      return world.tick
    },
    get isPaused() {
      return !timeControl.isRunning
    },
    get players() {
      return world.players.map(playerSnapshot)
    },
    get mobs() {
      return mobSnapshots(world)
    },
    events: { on: (name, react) => world.events.on(name, react) },
    pause: () => timeControl.stop(),
    resume: () => timeControl.start(),
    step(ticks) {
      checkTicks(ticks)
      for (let done = 0; done < ticks; done += 1) tick()
    },
    ...createActions(world),
    snapshot: () => toSnapshot(keeper.all()),
    restore: (target) => goBack(readSnapshot(world, target)),
    takeChanges() {
      checkHost(hasStore)
      return keeper.takeChanges()
    },
    giveBackChanges: keeper.giveBack,
    save,
    close: () => closeWorld({ world, timeControl, save, listener, closeStore }),
    [Symbol.asyncDispose]: () => closeWorld({ world, timeControl, save, listener, closeStore }),
  }
}

type Actions = Pick<
  World,
  | 'mob'
  | 'blockAt'
  | 'setBlock'
  | 'containerAt'
  | 'fillContainer'
  | 'give'
  | 'teleport'
  | 'spawnMob'
  | 'runCommand'
>

// What a test does to a world beside running it.
function createActions(world: ServedWorld): Actions {
  const playerNamed = (name: string): Player => {
    const found = world.players.find((player) => player.name === name)
    if (found) return found
    throw new InvalidWorldOptionError('playerName', name, 'use the name of a player who is connected')
  }
  return {
    mob: (id) => mobSnapshot(world.entities.get(id)),
    blockAt(position) {
      const { name, properties } = world.blocks.at(inWorld(position))
      return { name, properties }
    },
    setBlock(position, name, properties) {
      checkHeight(world, inWorld(position))
      if (world.blocks.place(inWorld(position), name, properties)) return
      throw new InvalidWorldOptionError('name', name, `use a block name of Minecraft ${world.version}`)
    },
    containerAt: (place) => world.hooks.storageAt(inWorld(place))?.container.toArray(),
    fillContainer: (place, stack) => fillContainer(world, inWorld(place), stack),
    give: (playerName, stack) => give(world, playerNamed(playerName), stack),
    teleport(playerName, position) {
      checkPlace(position)
      playerNamed(playerName).teleport(inWorld(position))
    },
    spawnMob(name, position) {
      checkPlace(position)
      const mob = spawnMob(world, name, { position: inWorld(position) })
      if (mob) return mob.id
      throw new InvalidWorldOptionError('name', name, `use a mob name of Minecraft ${world.version}`)
    },
    runCommand: (line) => world.commands.run(undefined, line.replace(/^\//, '')),
  }
}

const inWorld = ({ x, y, z, dimension = 'overworld' }: WorldPlace): Place => ({ x, y, z, dimension })

type Closing = Pick<CreateHandleOptions, 'world' | 'timeControl' | 'save' | 'listener' | 'closeStore'>

async function closeWorld({ world, timeControl, save, listener, closeStore }: Closing): Promise<void> {
  timeControl.end()
  for (const player of world.players) closeMenu(world, player, { tellClient: true })
  try {
    await save()
  } finally {
    // A world that cannot be saved must not keep its port and its players.
    disconnectAll(world)
    await listener.close({ wall: timeControl.wall })
    await closeStore()
  }
}

function disconnectAll(world: ServedWorld): void {
  for (const player of world.players.slice()) player.disconnect('The world was closed.')
}

function checkPlace(place: WorldPlace): void {
  const { x, y, z } = place
  if ([x, y, z].every((axis) => Number.isFinite(axis) && Math.abs(axis) < worldBorder)) return
  throw new InvalidWorldOptionError('position', place, `use finite coordinates within ${worldBorder} blocks`)
}

function checkHeight({ blocks }: ServedWorld, { x, y, z, dimension }: Place): void {
  const { minY, maxY } = blocks.in(dimension)
  const isInside = [x, z].every((axis) => Math.abs(axis) < worldBorder) && y >= minY && y < maxY
  if (isInside) return
  throw new InvalidWorldOptionError(
    'position',
    { x, y, z, dimension },
    `use whole coordinates within ${worldBorder} blocks of the middle and y from ${minY} to ${maxY - 1}`,
  )
}

const worldBorder = 29_999_984

function checkTicks(ticks: number): void {
  if (Number.isInteger(ticks) && ticks >= 0) return
  throw new InvalidWorldOptionError('ticks', ticks, 'use a whole number of at least 0')
}

function checkHost(hasStore: boolean): void {
  if (!hasStore) return
  throw new InvalidWorldOptionError(
    'store',
    'set',
    'start the world without a store or directory when the host commits its changes',
  )
}

function readSnapshot(world: ServedWorld, snapshot: WorldSnapshot | KeptWorld): ReadWorld {
  const kept = readKeptWorld(readPart({ parse: fromSnapshot }, snapshot, snapshotPart), snapshotPart.place)
  const { version, seed } = kept.meta
  if (version === world.version && seed === world.seed) return kept
  throw new InvalidWorldOptionError(
    'snapshot',
    `version ${version}, seed ${seed}`,
    'use a snapshot of this world',
  )
}

const snapshotPart = { place: 'snapshot', part: 'shape' }

function give(world: ServedWorld, player: Player, stack: ItemStack): number {
  checkStack(world, stack)
  return stack.count - (giveToInventory(world, player, stack)?.count ?? 0)
}

function fillContainer(world: ServedWorld, place: Place, stack: ItemStack): number {
  checkHeight(world, place)
  checkStack(world, stack)
  const storage = world.hooks.storageAt(place)
  if (storage) {
    const { container } = storage
    const left = putInto(world.items, { container }, { stack, side: 'above' })
    return stack.count - (left?.count ?? 0)
  }
  throw new InvalidWorldOptionError('place', place, 'use the place of a chest, furnace or another container')
}

function checkStack(world: ServedWorld, stack: ItemStack): void {
  if (!world.items.has(stack.name)) {
    throw new InvalidWorldOptionError(
      'stack.name',
      stack.name,
      `use an item name of Minecraft ${world.version}`,
    )
  }
  if (!Number.isInteger(stack.count) || stack.count < 1) {
    throw new InvalidWorldOptionError('stack.count', stack.count, 'use a whole number of at least 1')
  }
}
