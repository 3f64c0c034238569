import type { Enchantment } from '../items/item-stack.ts'
import { randomInteger, type RandomSource } from '../context/random-source.ts'
import {
  areCompatible,
  enchantability,
  enchantmentCost,
  fitsAtTable,
  type EnchantmentRule,
} from '../rules/index.ts'

/** An item and the strength with which it is to be enchanted. */
export interface EnchantmentDraw {
  readonly item: string
  /** Experience levels that the offer asks for. */
  readonly level: number
  readonly rules: readonly EnchantmentRule[]
  readonly random: RandomSource
  /** Whether treasures come too, as in chests and on hooks; they never do at a table. */
  readonly withTreasure?: boolean
}

interface Candidate {
  readonly rule: EnchantmentRule
  readonly level: number
}

// https://minecraft.wiki/w/Enchanting_mechanics#How_enchantments_are_chosen
const bonusSpread = 0.15
const moreOf = 50

/** Draws the enchantments that an item gets at a strength; empty when nothing fits. */
export function drawEnchantments(draw: EnchantmentDraw): readonly Enchantment[] {
  const { item, random } = draw
  let power = modifiedLevel(draw)
  let candidates = candidatesAt(draw, power)
  const drawn: Candidate[] = []
  const take = (): void => {
    const candidate = drawWeighted(candidates, random)
    if (!candidate) return
    drawn.push(candidate)
    candidates = candidates.filter(({ rule }) => areCompatible(rule, candidate.rule))
  }
  take()
  while (candidates.length > 0 && randomInteger(random, { minimum: 0, maximum: moreOf - 1 }) <= power) {
    take()
    power = Math.floor(power / 2)
  }
  // A book of several loses one of them.
  if (item === 'book' && drawn.length > 1)
    drawn.splice(randomInteger(random, { minimum: 0, maximum: drawn.length - 1 }), 1)
  return drawn.map(({ rule, level }) => ({ name: rule.name, level }))
}

function modifiedLevel({ item, level, random }: EnchantmentDraw): number {
  const quarter = Math.floor(enchantability(item) / 4)
  const add = (): number => randomInteger(random, { minimum: 0, maximum: quarter })
  const raised = level + 1 + add() + add()
  const bonus = 1 + (random() + random() - 1) * bonusSpread
  return Math.max(1, Math.round(raised * bonus))
}

// The highest level of each enchantment whose range of power the strength falls into.
function candidatesAt({ item, rules, withTreasure }: EnchantmentDraw, power: number): readonly Candidate[] {
  return rules.flatMap((rule) => {
    const isTreasureFit = withTreasure === true && rule.isTreasure && item === 'book'
    if (!isTreasureFit && !fitsAtTable(item, rule)) return []
    for (let level = rule.maxLevel; level >= 1; level -= 1) {
      const isInRange =
        power >= enchantmentCost(rule.minCost, level) && power <= enchantmentCost(rule.maxCost, level)
      if (isInRange) return [{ rule, level }]
    }
    return []
  })
}

function drawWeighted(candidates: readonly Candidate[], random: RandomSource): Candidate | undefined {
  const total = candidates.reduce((sum, { rule }) => sum + rule.weight, 0)
  let left = random() * total
  for (const candidate of candidates) {
    left -= candidate.rule.weight
    if (left < 0) return candidate
  }
  return candidates.at(-1)
}
