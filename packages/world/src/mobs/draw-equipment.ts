import type { MobEquipment } from '../context/mob.ts'
import type { WorldContext } from '../context/world-context.ts'
import { regionalDifficulty } from './regional-difficulty.ts'

// https://minecraft.wiki/w/Armor#Mobs and https://minecraft.wiki/w/Zombie#Spawning
const wearers = new Set(['zombie', 'zombie_villager', 'husk', 'drowned', 'skeleton', 'stray', 'bogged'])
const armorChance = 0.15
const betterTierChance = 0.095
const tiers = ['leather', 'golden', 'chainmail', 'iron', 'diamond'] as const
const pieces = [
  ['head', 'helmet'],
  ['chest', 'chestplate'],
  ['legs', 'leggings'],
  ['feet', 'boots'],
] as const

const ownWeapons: Readonly<Record<string, string>> = {
  skeleton: 'bow',
  stray: 'bow',
  bogged: 'bow',
  wither_skeleton: 'stone_sword',
  zombified_piglin: 'golden_sword',
  piglin: 'golden_sword',
  piglin_brute: 'golden_axe',
  vindicator: 'iron_axe',
}
const armed = new Set(['zombie', 'zombie_villager', 'husk'])

/** Draws what a monster of a name wears and holds; more of it the harder the world is. */
export function drawEquipment(world: WorldContext, name: string): MobEquipment {
  const equipment: MobEquipment = {}
  const weapon = ownWeapons[name] ?? zombieWeapon(world, name)
  if (weapon !== undefined) equipment.main = { name: weapon, count: 1 }
  const { special } = regionalDifficulty(world)
  if (!wearers.has(name) || special === 0 || world.random() >= armorChance * special) return equipment
  let tier = world.random() < 0.5 ? 0 : 1
  for (let roll = 0; roll < 3; roll += 1) if (world.random() < betterTierChance) tier += 1
  const stopChance = world.difficulty === 'hard' ? 0.1 : 0.25
  for (const [slot, piece] of pieces) {
    equipment[slot] = { name: `${tiers[tier] ?? 'leather'}_${piece}`, count: 1 }
    if (world.random() < stopChance) break
  }
  return equipment
}

function zombieWeapon(world: WorldContext, name: string): string | undefined {
  if (!armed.has(name) || world.random() >= (world.difficulty === 'hard' ? 0.05 : 0.01)) return undefined
  return world.random() < 1 / 3 ? 'iron_sword' : 'iron_shovel'
}
