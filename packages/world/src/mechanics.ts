import { createFurnaces } from './block-entities/create-furnaces.ts'
import { createChests } from './block-entities/create-chests.ts'
import { createSupport } from './blocks/create-support.ts'
import { createDoors } from './blocks/create-doors.ts'
import { createFallingBlocks } from './blocks/create-falling-blocks.ts'
import { createFishing } from './fishing/create-fishing.ts'
import { createBuckets } from './fluids/create-buckets.ts'
import { createFire } from './fluids/create-fire.ts'
import { createFluids } from './fluids/create-fluids.ts'
import { createBoneMeal } from './growth/create-bone-meal.ts'
import { createCanes } from './growth/create-canes.ts'
import { createCrops } from './growth/create-crops.ts'
import { createFarmland } from './growth/create-farmland.ts'
import { createLeafDecay } from './growth/create-leaf-decay.ts'
import { createSaplings } from './growth/create-saplings.ts'
import { createDiggingExperience } from './player/create-digging-experience.ts'
import { createToolUses } from './player/create-tool-uses.ts'
import type { Mechanic } from './context/mechanic.ts'
import { createExperienceOrbs } from './entities/create-experience-orbs.ts'
import { createItemPhysics } from './entities/create-item-physics.ts'
import { createItemPickup } from './entities/create-item-pickup.ts'
import { createItemStorage } from './entities/create-item-storage.ts'
import { createCraftingTable } from './menu/create-crafting-table.ts'
import { createWindows } from './menu/create-windows.ts'
import { createAnimalPopulation } from './mobs/create-animal-population.ts'
import { createEndermen } from './mobs/create-endermen.ts'
import { createMonsterSpawning } from './mobs/create-monster-spawning.ts'
import { createArrowPickup } from './projectiles/create-arrow-pickup.ts'
import { createBows } from './projectiles/create-bows.ts'
import { createProjectiles } from './projectiles/create-projectiles.ts'
import { createThrowables } from './projectiles/create-throwables.ts'
import { createEggLaying } from './mobs/create-egg-laying.ts'
import { createFeeding } from './mobs/create-feeding.ts'
import { createMilking } from './mobs/create-milking.ts'
import { createMobStorage } from './mobs/create-mob-storage.ts'
import { createMobs } from './mobs/create-mobs.ts'
import { createPlayerAttacks } from './mobs/create-player-attacks.ts'
import { createShields } from './mobs/create-shields.ts'
import { createShearing } from './mobs/create-shearing.ts'
import { createChat } from './player/create-chat.ts'
import { createCreativeSlots } from './player/create-creative-slots.ts'
import { createDeathDrops } from './player/create-death-drops.ts'
import { createDigging } from './player/create-digging.ts'
import { createEntityClicks } from './player/create-entity-clicks.ts'
import { createHeldSlot } from './player/create-held-slot.ts'
import { createMovement } from './player/create-movement.ts'
import { createSleeping } from './player/create-sleeping.ts'
import { createThrowing } from './player/create-throwing.ts'
import { createUsing } from './player/create-using.ts'
import { createVitals } from './player/create-vitals.ts'
import { createDaylight } from './sky/create-daylight.ts'
import { createWeather } from './sky/create-weather.ts'
import { createOperatorCommands } from './commands/create-operator-commands.ts'
import { createSurvival } from './survival/create-survival.ts'
import { createBlazeSpawners } from './nether/create-blaze-spawners.ts'
import { createNetherRules } from './nether/create-nether-rules.ts'
import { createPortals } from './nether/create-portals.ts'
import { createTrading } from './villagers/create-trading.ts'
import type { RecipeIndex } from './rules/index.ts'

/** The mechanics of a survival world in the order in which their hooks run; add a mechanic as one line here. */
export function createMechanics(recipes: RecipeIndex): readonly Mechanic[] {
  return [
    createDaylight(),
    createWeather(),
    createOperatorCommands(),
    createMovement(),
    createHeldSlot(),
    createThrowing(),
    createDigging(),
    createUsing(),
    createEntityClicks(),
    createCreativeSlots(),
    createVitals(),
    createShields(),
    ...createSurvival(),
    createNetherRules(),
    createPortals(),
    createSleeping(),
    createDeathDrops(),
    createDiggingExperience(),
    createSupport(),
    createFallingBlocks(),
    createFluids(),
    createFire(),
    createLeafDecay(),
    createCrops(),
    createFarmland(),
    createCanes(),
    createSaplings(),
    createDoors(),
    createCraftingTable(recipes),
    createFurnaces(),
    createChests(),
    createBoneMeal(),
    createToolUses(),
    createBuckets(),
    createFishing(),
    ...createCreatures(),
    createItemPhysics(),
    createItemPickup(),
    createItemStorage(),
    createExperienceOrbs(),
    createChat(),
    createWindows(),
  ]
}

/** Whatever lives: how it comes, moves, fights and what it gives. */
function createCreatures(): readonly Mechanic[] {
  return [
    createAnimalPopulation(),
    createMonsterSpawning(),
    createBlazeSpawners(),
    createMobs(),
    createEndermen(),
    createProjectiles(),
    createBows(),
    createThrowables(),
    createArrowPickup(),
    createPlayerAttacks(),
    createFeeding(),
    createTrading(),
    createShearing(),
    createMilking(),
    createEggLaying(),
    createMobStorage(),
  ]
}
