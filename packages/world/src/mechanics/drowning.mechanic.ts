import type { Mechanic } from '../context/mechanic.ts'
import { eyePosition } from '../context/player.ts'
import type { Player } from '../context/player.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { FULL_AMOUNT, amountOf } from '../fluids/fluid-level.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { isMortal } from '../survival/is-mortal.ts'
import { sendPlayerMetadata } from '../inventory/send-player-metadata.ts'

const FULL_AIR_TICKS = 300
const TICKS_PER_BUBBLE = 30
const RECOVERY_PER_TICK = 4
const GASP_TICKS = 20
const DROWN_DAMAGE = 2
const HELMET_SLOT = 5

const BREATHES_WATER = ['WaterBreathing', 'ConduitPower']

/** Takes breath from players whose eyes are under water, and drowns them when it is gone. */
export function createDrowning(): Mechanic {
  const shown = new Map<Player, number>()
  return {
    name: 'drowning',
    tickPlayer(world, player) {
      if (player.isDead) return
      if (isMortal(player) && isUnderWater(world, player)) holdBreath(world, player)
      else player.air = Math.min(FULL_AIR_TICKS, player.air + RECOVERY_PER_TICK)
      // Half bubbles are as fine as clients look.
      const bubbles = Math.ceil((player.air * 2) / TICKS_PER_BUBBLE)
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
  return isCovered || eyes.y - Math.floor(eyes.y) < amount / FULL_HEIGHT_AMOUNT
}

const FULL_HEIGHT_AMOUNT = 9

function waterAmount(world: WorldContext, position: Position): number {
  const state = world.blocks.at(position)
  return WATER_PLANTS.has(state.name) ? FULL_AMOUNT : amountOf(state, 'water')
}

const WATER_PLANTS: ReadonlySet<string> = new Set([
  'bubble_column',
  'kelp',
  'kelp_plant',
  'seagrass',
  'tall_seagrass',
])

function holdBreath(world: WorldContext, player: Player): void {
  if (BREATHES_WATER.some((name) => player.effects.has(name))) return
  const respiration = enchantmentLevels(player.inventory.get(HELMET_SLOT))['respiration'] ?? 0
  if (respiration > 0 && world.random() >= 1 / (respiration + 1)) return
  player.air -= 1
  if (player.air > -GASP_TICKS) return
  player.air = 0
  if (world.gamerules.drowningDamage) damagePlayer(world, player, { amount: DROWN_DAMAGE, source: 'drown' })
}
