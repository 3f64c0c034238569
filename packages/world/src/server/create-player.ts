import type { Client } from 'minecraft-protocol'
import type { Dimension } from '../registry/dimension.ts'
import { vitalsOf, type Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createContainer } from '../items/container.ts'
import { createInventoryMenu } from '../menu/create-inventory-menu.ts'
import { createMenu } from '../menu/create-menu.ts'
import type { DimensionEntry } from '../views/create-dimension-entry.ts'
import type { RecipeIndex } from '../rules/index.ts'
import { createConnection } from './create-connection.ts'

const inventorySize = 46
const fullAirTicks = 300
const seedRange = 2 ** 31

/** Options of a player. */
export interface CreatePlayerOptions {
  readonly client: Client
  readonly recipes: RecipeIndex
  readonly isOperator: boolean
  /** Shows the client another dimension, called when a teleport leads there. */
  readonly enterDimension: DimensionEntry
}

/** Creates a healthy player with empty pockets at the world's spawn, bound to a connection. */
export function createPlayer(
  world: WorldContext,
  { client, recipes, isOperator, enterDimension }: CreatePlayerOptions,
): Player {
  // The inventory's window needs the player it belongs to, so it is put in place right below.
  const placeholder = createMenu({
    windowId: 0,
    kind: 'other',
    slots: [],
    playerSlots: [0, 0],
    quickMove: (_, m) => m.stack,
  })
  const connection = createConnection(world, client)
  let teleports = 0
  // What the client was shown last; the login shows the dimension of the first place.
  let shown: Dimension | undefined
  const player: Player & { inventoryMenu: Player['inventoryMenu'] } = {
    ...connection,
    kind: 'player',
    id: world.entities.nextId(),
    uuid: client.uuid,
    name: client.username,
    width: 0.6,
    height: 1.8,
    position: { ...world.spawn },
    yaw: 0,
    pitch: 0,
    onGround: true,
    ...freshState(world),
    isOperator,
    operatorRuling: undefined,
    inventory: createContainer(inventorySize),
    craftingGrid: createContainer(4),
    heldSlot: 0,
    menu: placeholder,
    inventoryMenu: placeholder,
    lastWindowId: 0,
    teleport(position, look = {}) {
      Object.assign(player.position, position)
      player.yaw = look.yaw ?? player.yaw
      player.pitch = look.pitch ?? player.pitch
      player.fallFromY = position.y
      const { dimension } = position
      const isElsewhere = shown !== undefined && shown !== dimension
      shown = dimension
      if (isElsewhere) enterDimension(world, player)
      teleports += 1
      sendPosition(world, player, teleports)
    },
    sendVitals() {
      player.shownVitals = vitalsOf(player)
      player.send('update_health', {
        health: player.health,
        food: player.food,
        foodSaturation: player.saturation,
      })
    },
  }
  player.inventoryMenu = createInventoryMenu(world, player, recipes)
  player.menu = player.inventoryMenu
  return player
}

// Everything about a new player that changes as the game goes on.
function freshState(world: WorldContext): PlayerState {
  return {
    awaitedTeleportId: undefined,
    isSneaking: false,
    isSprinting: false,
    isGliding: false,
    vehicleId: undefined,
    steering: { left: 0, forward: 0 },
    pushedTicks: 0,
    travelled: { horizontal: 0, jumps: 0 },
    fallFromY: world.spawn.y,
    gameMode: 'survival',
    health: 20,
    food: 20,
    saturation: 5,
    exhaustion: 0,
    digestionTicks: 0,
    air: fullAirTicks,
    fireTicks: 0,
    experience: 0,
    enchantmentSeed: Math.trunc(world.seed % seedRange),
    isDead: false,
    invulnerableTicks: 0,
    lastDamage: 0,
    shownVitals: undefined,
    effects: new Map(),
    spawnPoint: undefined,
    sleepingIn: undefined,
  }
}

type PlayerState = Pick<
  Player,
  | 'awaitedTeleportId'
  | 'isSneaking'
  | 'isSprinting'
  | 'isGliding'
  | 'vehicleId'
  | 'steering'
  | 'pushedTicks'
  | 'travelled'
  | 'fallFromY'
  | 'gameMode'
  | 'health'
  | 'food'
  | 'saturation'
  | 'exhaustion'
  | 'digestionTicks'
  | 'air'
  | 'fireTicks'
  | 'experience'
  | 'enchantmentSeed'
  | 'isDead'
  | 'invulnerableTicks'
  | 'lastDamage'
  | 'shownVitals'
  | 'effects'
  | 'spawnPoint'
  | 'sleepingIn'
>

function sendPosition(world: WorldContext, player: Player, teleportId: number): void {
  player.awaitedTeleportId = teleportId
  player.send('position', {
    ...player.position,
    dx: 0,
    dy: 0,
    dz: 0,
    yaw: player.yaw,
    pitch: player.pitch,
    flags: world.isAtLeast('1.20.5') ? {} : 0,
    teleportId,
    dismountVehicle: false,
  })
}
