export type { Registry } from '../registry/registry.ts'
export { amethystBuds } from '../registry/amethyst-buds.ts'
export {
  blockProperties,
  blockStateOf,
  stateIdOf,
  type BlockProperties,
  type BlockState,
  type PropertyValue,
} from '../registry/block-state.ts'
export type { Drop, EnchantmentLevels, RandomSource } from './drop.ts'
export { createRecipeIndex, type RecipeIndex } from './create-recipe-index.ts'
export type { RecipeMatch } from './recipe-match.ts'
export { remainderOf } from './remainder-of.ts'
export { blockDrops, type BlockDropsOptions } from './block-drops.ts'
export { blockExperience, type BlockExperienceOptions } from './block-experience.ts'
export { mobExperience, type MobExperienceOptions } from './mob-experience.ts'
export { canHarvest } from './can-harvest.ts'
export { mobDrops, type MobDropsOptions } from './mob-drops.ts'
export { smeltingResult, type SmeltingKind } from './smelting-result.ts'
export { smeltingExperience } from './smelting-experience.ts'
export { fuelTicks } from './fuel-ticks.ts'
export {
  directionOf,
  faceOf,
  faceOffsets,
  faces,
  oppositeFaces,
  oppositeOf,
  stepOf,
  type Face,
  type HorizontalDirection,
  type Step,
} from './direction.ts'
export { placementOf, type PlacedBlock, type PlacementOptions } from './placement-of.ts'
export { blockOfItem } from './block-of-item.ts'
export { jointsOf } from './joints-of.ts'
export { isSupported, type IsSupportedOptions } from './is-supported.ts'
export { isReplaceable, type IsReplaceableOptions } from './is-replaceable.ts'
export { digTicks, type DigTicksOptions } from './dig-ticks.ts'
export { toolTier, type ToolKind, type ToolTier } from './tool-tier.ts'
export { toolWear, type ToolUse, type ToolWearOptions } from './tool-wear.ts'
export { foodOf, type FoodValues } from './food-of.ts'
export { armorPoints } from './armor-points.ts'
export { attackDamage, attackSpeed } from './attack-values.ts'
export { experienceLevel, pointsToNext, type ExperienceLevel } from './experience-level.ts'
export { experienceAt, experienceWithLevels } from './experience-of.ts'
export {
  areCompatible,
  enchantability,
  enchantmentCost,
  fitsAtAnvil,
  fitsAtTable,
  rulesOf,
  type EnchantmentRule,
} from './enchantment-rules.ts'
export { anvilCost, mendsAtAnvil } from './anvil-rules.ts'
export { smithingResult, upgradeTemplate } from './smithing-rules.ts'
export { stonecuttingResults, type CutStone } from './stonecutting-results.ts'
export { brew, isBrewingIngredient, type Bottle } from './brewing-rules.ts'
export { potionNames } from './potion-names.ts'
export { compostChance } from './compost-chance.ts'
