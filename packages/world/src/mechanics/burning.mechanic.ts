import type { Mechanic } from '../context/mechanic.ts'
import { dimensions } from '../registry/dimension.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fluidOf } from '../fluids/fluid-level.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { isMortal } from '../survival/is-mortal.ts'
import { touchedBlocks } from '../survival/touched-blocks.ts'

// https://minecraft.wiki/w/Damage#Fire
const lavaDamage = 4
const lavaBurnTicks = 300
const fireBurnTicks = 160
const burnIntervalTicks = 20

/** Sets players in fire and lava alight, burns them and puts them out in water and rain. */
export function createBurning(): Mechanic {
  return {
    name: 'burning',
    tickPlayer(world, player) {
      if (!isMortal(player)) {
        player.fireTicks = 0
        return
      }
      const touched = touchedBlocks(world, player)
      const isInLava = touched.some((state) => fluidOf(state) === 'lava')
      // Flames do not hurt who swims in lava.
      if (player.fireTicks > 0 && !isInLava) burn(world, player)
      if (isInLava) {
        player.fireTicks = lavaBurnTicks
        damagePlayer(world, player, { amount: lavaDamage, source: 'lava' })
      } else if (touched.some((state) => fluidOf(state) === 'water') || isInRain(world, player)) {
        player.fireTicks = 0
        return
      }
      const fire = touched.find(({ name }) => name === 'fire' || name === 'soul_fire')
      if (!fire) return
      player.fireTicks = Math.max(player.fireTicks, fireBurnTicks)
      damagePlayer(world, player, { amount: fire.name === 'soul_fire' ? 2 : 1, source: 'fire' })
    },
    damagePlayer(world, { player, damage }) {
      if (damage.source !== 'fire' && damage.source !== 'lava') return
      if (!world.gamerules.fireDamage || player.effects.has('FireResistance')) damage.amount = 0
    },
    playerDied: (_world, { player }) => {
      player.fireTicks = 0
    },
  }
}

function burn(world: WorldContext, player: Player): void {
  if (player.fireTicks % burnIntervalTicks === 0) damagePlayer(world, player, { amount: 1, source: 'fire' })
  player.fireTicks = Math.max(0, player.fireTicks - 1)
}

function isInRain(world: WorldContext, player: Player): boolean {
  if (!world.sky.isRaining || player.fireTicks === 0) return false
  const { x, y, z, dimension } = player.position
  if (!dimensions[dimension].hasSky) return false
  return world.blocks.in(dimension).surfaceY(Math.floor(x), Math.floor(z)) < y
}
