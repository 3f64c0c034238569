import { attackTarget } from './attack-target.ts'
import { barterWithPiglin } from './barter-with-piglin.ts'
import { blockWithShield } from './block-with-shield.ts'
import { breedAnimals } from './breed-animals.ts'
import { brewPotion } from './brew-potion.ts'
import { bridgeTo } from './bridge-to.ts'
import { buildPortal } from './build-portal.ts'
import { buildSchematic } from './build-schematic.ts'
import { buildStructure } from './build-structure.ts'
import { checkItemInsideChest } from './check-item-inside-chest.ts'
import { collectDrops } from './collect-drops.ts'
import { combineItems } from './combine-items.ts'
import { countItems } from './count-items.ts'
import { craftItem } from './craft-item.ts'
import type { Primitive } from './define-primitive.ts'
import { depositItemIntoChest } from './deposit-item-into-chest.ts'
import { drinkPotion } from './drink-potion.ts'
import { dropItem } from './drop-item.ts'
import { eatFood } from './eat-food.ts'
import { enchantItem } from './enchant-item.ts'
import { ensureStation } from './ensure-station.ts'
import { enterPortal } from './enter-portal.ts'
import { equipItem } from './equip-item.ts'
import { exploreUntil } from './explore-until.ts'
import { fightFromCover } from './fight-from-cover.ts'
import { findStructure } from './find-structure.ts'
import { fishItem } from './fish-item.ts'
import { fleeFrom } from './flee-from.ts'
import { followEye } from './follow-eye.ts'
import { followPlayer } from './follow-player.ts'
import { getItemFromChest } from './get-item-from-chest.ts'
import { giveItem } from './give-item.ts'
import { givePlacedItemBack } from './give-placed-item-back.ts'
import { glideTo } from './glide-to.ts'
import { goToSurface } from './go-to-surface.ts'
import { goTo } from './go-to.ts'
import { harvestCrop } from './harvest-crop.ts'
import { killMob } from './kill-mob.ts'
import { leadAnimal } from './lead-animal.ts'
import { lootContainer } from './loot-container.ts'
import { milkAnimal } from './milk-animal.ts'
import { mineBlock } from './mine-block.ts'
import { obtain } from './obtain.ts'
import { placeItem } from './place-item.ts'
import { plantCrop } from './plant-crop.ts'
import { primitiveNames, type PrimitiveName } from './primitive-names.ts'
import { readSign } from './read-sign.ts'
import { rideEntity } from './ride-entity.ts'
import { sailTo } from './sail-to.ts'
import { shearAnimal } from './shear-animal.ts'
import { shootTarget } from './shoot-target.ts'
import { shoot } from './shoot.ts'
import { sleepInBed } from './sleep-in-bed.ts'
import { smeltItem } from './smelt-item.ts'
import { smithItem } from './smith-item.ts'
import { takeShelter } from './take-shelter.ts'
import { tameAnimal } from './tame-animal.ts'
import { throwItem } from './throw-item.ts'
import { towerUp } from './tower-up.ts'
import { tradeWithVillager } from './trade-with-villager.ts'
import { useItemOn } from './use-item-on.ts'
import { waitForMobRemoved } from './wait-for-mob-removed.ts'
import { waitForMobShot } from './wait-for-mob-shot.ts'
import { recall, remember } from './waypoints.ts'

// The types hold it to the names: none is missing, and none is more.
const byName: Readonly<Record<PrimitiveName, Primitive>> = {
  exploreUntil,
  mineBlock,
  craftItem,
  placeItem,
  smeltItem,
  enchantItem,
  combineItems,
  smithItem,
  brewPotion,
  drinkPotion,
  killMob,
  attackTarget,
  fightFromCover,
  getItemFromChest,
  depositItemIntoChest,
  checkItemInsideChest,
  equipItem,
  eatFood,
  collectDrops,
  goTo,
  shoot,
  sleepInBed,
  plantCrop,
  harvestCrop,
  fishItem,
  followPlayer,
  giveItem,
  fleeFrom,
  useItemOn,
  breedAnimals,
  tameAnimal,
  shearAnimal,
  milkAnimal,
  rideEntity,
  leadAnimal,
  buildStructure,
  buildSchematic,
  tradeWithVillager,
  obtain,
  ensureStation,
  countItems,
  goToSurface,
  sailTo,
  glideTo,
  readSign,
  towerUp,
  throwItem,
  followEye,
  dropItem,
  barterWithPiglin,
  findStructure,
  lootContainer,
  buildPortal,
  enterPortal,
  bridgeTo,
  shootTarget,
  blockWithShield,
  takeShelter,
  remember,
  recall,
  waitForMobRemoved,
  waitForMobShot,
  givePlacedItemBack,
}

/** Every primitive of this package, in the order they are described to a model. */
export const allPrimitives: readonly Primitive[] = primitiveNames.map((name) => byName[name])
