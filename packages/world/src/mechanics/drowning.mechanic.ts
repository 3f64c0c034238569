import type { Mechanic } from '../context/mechanic.ts'
import { eyePosition, type Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fullAmount, amountOf } from '../fluids/fluid-level.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { isMortal } from '../survival/is-mortal.ts'
import { sendPlayerMetadata } from '../inventory/send-player-metadata.ts'

const fullAirTicks = 300
const ticksPerBubble = 30
const recoveryPerTick = 4
const gaspTicks = 20
const drownDamage = 2
const helmetSlot = 5

const breathesWater = ['WaterBreathing', 'ConduitPower']

/** Takes breath from players whose eyes are under water, and drowns them when it is gone. */
export function createDrowning(): Mechanic {
  const shown = new Map<Player, number>()
  return {
    name: 'drowning',
    tickPlayer(world, player) {
      if (player.isDead) return
      if (isMortal(player) && isUnderWater(world, player)) holdBreath(world, player)
      else player.air = Math.min(fullAirTicks, player.air + recoveryPerTick)
      // Half bubbles are as fine as clients look.
      const bubbles = Math.ceil((player.air * 2) / ticksPerBubble)
      if ((shown.get(player) ?? Infinity) === bubbles) return
      shown.set(player, bubbles)
      sendPlayerMetadata(world, player, { air_supply: { type: 'int', value: Math.max(0, player.air) } })
    },
    playerLeft: (_world, player) => {
      shown.delete(player)
    },
  }
}

function isUnderWater(world: WorldContext, player: Player): boolean {
  const eyes = eyePosition(player)
  const amount = waterAmount(world, eyes)
  if (amount === 0) return false
  // Under more water a block is full, else its surface lies a ninth or more below the top.
  const isCovered = waterAmount(world, { ...eyes, y: eyes.y + 1 }) > 0
  return isCovered || eyes.y - Math.floor(eyes.y) < amount / fullHeightAmount
}

const fullHeightAmount = 9

function waterAmount(world: WorldContext, position: Place): number {
  const state = world.blocks.at(position)
  return waterPlants.has(state.name) ? fullAmount : amountOf(state, 'water')
}

const waterPlants: ReadonlySet<string> = new Set([
  'bubble_column',
  'kelp',
  'kelp_plant',
  'seagrass',
  'tall_seagrass',
])

function holdBreath(world: WorldContext, player: Player): void {
  if (breathesWater.some((name) => player.effects.has(name))) return
  const respiration = enchantmentLevels(player.inventory.get(helmetSlot))['respiration'] ?? 0
  if (respiration > 0 && world.random() >= 1 / (respiration + 1)) return
  player.air -= 1
  if (player.air > -gaspTicks) return
  player.air = 0
  if (world.gamerules.drowningDamage) damagePlayer(world, player, { amount: drownDamage, source: 'drown' })
}
