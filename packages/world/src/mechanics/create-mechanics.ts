import { createFurnaces } from './furnaces.mechanic.ts'
import { createChests } from './chests.mechanic.ts'
import { createLighting } from './lighting.mechanic.ts'
import { createJoints } from './joints.mechanic.ts'
import { createSoaking } from './soaking.mechanic.ts'
import { createNoteBlocks } from './note-blocks.mechanic.ts'
import { createSounds } from './sounds.mechanic.ts'
import { createSupport } from './support.mechanic.ts'
import { createSigns } from './signs.mechanic.ts'
import { createPower } from './power.mechanic.ts'
import { createPressurePlates } from './pressure-plates.mechanic.ts'
import { createTnt } from './tnt.mechanic.ts'
import { createPistons } from './pistons.mechanic.ts'
import { createDispensers } from './dispensers.mechanic.ts'
import { createDoors } from './doors.mechanic.ts'
import { createFallingBlocks } from './falling-blocks.mechanic.ts'
import { createFishing } from './fishing.mechanic.ts'
import { createBuckets } from './buckets.mechanic.ts'
import { createFire } from './fire.mechanic.ts'
import { createFluids } from './fluids.mechanic.ts'
import { createBoneMeal } from './bone-meal.mechanic.ts'
import { createGrowth } from './create-growth.ts'
import { createLeafDecay } from './leaf-decay.mechanic.ts'
import { createDiggingExperience } from './digging-experience.mechanic.ts'
import { createCarving } from './carving.mechanic.ts'
import { createToolUses } from './tool-uses.mechanic.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { createExperienceOrbs } from './experience-orbs.mechanic.ts'
import { createRandomTicks, type FollowedColumns } from './random-ticks.mechanic.ts'
import { createRespawning } from './respawning.mechanic.ts'
import { createItemPhysics } from './item-physics.mechanic.ts'
import { createItemPickup } from './item-pickup.mechanic.ts'
import { createCraftingTable } from './crafting-table.mechanic.ts'
import { createStations } from './create-stations.ts'
import { createWindows } from './windows.mechanic.ts'
import { createDistantMobs } from './distant-mobs.mechanic.ts'
import { createStructureDwellers } from './structure-dwellers.mechanic.ts'
import { createVillagerDoors } from './villager-doors.mechanic.ts'
import { createAnimalPopulation } from './animal-population.mechanic.ts'
import { createEndermen } from './endermen.mechanic.ts'
import { createMonsterSpawning } from './monster-spawning.mechanic.ts'
import { createArrowPickup } from './arrow-pickup.mechanic.ts'
import { createBows } from './bows.mechanic.ts'
import { createProjectiles } from './projectiles.mechanic.ts'
import { createThrowables } from './throwables.mechanic.ts'
import { createIronGolems } from './iron-golems.mechanic.ts'
import { createBees } from './bees.mechanic.ts'
import { createTurtles } from './turtles.mechanic.ts'
import { createGoats } from './goats.mechanic.ts'
import { createFishBuckets } from './fish-buckets.mechanic.ts'
import { createEggLaying } from './egg-laying.mechanic.ts'
import { createArmorStands } from './armor-stands.mechanic.ts'
import { createBoats } from './boats.mechanic.ts'
import { createDyeing } from './dyeing.mechanic.ts'
import { createLeads } from './leads.mechanic.ts'
import { createNameTags } from './name-tags.mechanic.ts'
import { createSaddles } from './saddles.mechanic.ts'
import { createSpawnEggs } from './spawn-eggs.mechanic.ts'
import { createRiding } from './riding.mechanic.ts'
import { createGuardians } from './guardians.mechanic.ts'
import { createShulkers } from './shulkers.mechanic.ts'
import { createItemFrames } from './item-frames.mechanic.ts'
import { createHorseTaming } from './horse-taming.mechanic.ts'
import { createTaming } from './taming.mechanic.ts'
import { createFeeding } from './feeding.mechanic.ts'
import { createMilking } from './milking.mechanic.ts'
import { createEntityStorage } from './entity-storage.mechanic.ts'
import { createMobs } from './mobs.mechanic.ts'
import { createPlayerAttacks } from './player-attacks.mechanic.ts'
import { createShields } from './shields.mechanic.ts'
import { createShearing } from './shearing.mechanic.ts'
import { createChat } from './chat.mechanic.ts'
import { createCreativeSlots } from './creative-slots.mechanic.ts'
import { createDeathDrops } from './death-drops.mechanic.ts'
import { createDigging } from './digging.mechanic.ts'
import { createEntityClicks } from './entity-clicks.mechanic.ts'
import { createHeldSlot } from './held-slot.mechanic.ts'
import { createMovement } from './movement.mechanic.ts'
import { createSlimes } from './slimes.mechanic.ts'
import { createSleeping } from './sleeping.mechanic.ts'
import { createThrowing } from './throwing.mechanic.ts'
import { createUsing } from './using.mechanic.ts'
import { createVitals } from './vitals.mechanic.ts'
import { createDaylight } from './daylight.mechanic.ts'
import { createWeather } from './weather.mechanic.ts'
import { createOperatorCommands } from './operator-commands.mechanic.ts'
import { createSurvival } from './create-survival.ts'
import { createSpawners } from './spawners.mechanic.ts'
import { createNetherRules } from './nether-rules.mechanic.ts'
import { createCrystals } from './crystals.mechanic.ts'
import { createDragonFight } from './dragon-fight.mechanic.ts'
import { createEndTravel } from './end-travel.mechanic.ts'
import { createEnderEyes } from './ender-eyes.mechanic.ts'
import { createGliding } from './gliding.mechanic.ts'
import { createPiglins } from './piglins.mechanic.ts'
import { createRespawnAnchors } from './respawn-anchors.mechanic.ts'
import { createPortals } from './portals.mechanic.ts'
import { createTrading } from './trading.mechanic.ts'
import type { RecipeIndex } from '../rules/index.ts'
import type { ClientWorld } from '../views/client-view.ts'

/** Shared parts that some mechanics stand on. */
export interface CreateMechanicsOptions {
  readonly recipes: RecipeIndex
  /** The columns, some of whose changed blocks want random ticks. */
  readonly columns: FollowedColumns
  readonly clientWorld: ClientWorld
}

/** The mechanics of a survival world in the order in which their hooks run; add a mechanic as one line here. */
export function createMechanics({
  recipes,
  columns,
  clientWorld,
}: CreateMechanicsOptions): readonly Mechanic[] {
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
    ...createTravels(),
    createSleeping(),
    createDeathDrops(),
    createDiggingExperience(),
    createSupport(),
    createJoints(),
    createLighting({ columns, clientWorld }),
    createSoaking(),
    createFallingBlocks(),
    createFluids(),
    createFire(),
    createLeafDecay(),
    ...createGrowth(),
    ...createMachines(),
    createSigns(),
    createNoteBlocks(),
    createSounds(),
    createCraftingTable(recipes),
    createFurnaces(),
    createChests(),
    ...createStations(),
    createBoneMeal(),
    createToolUses(),
    createCarving(),
    createBuckets(),
    createFishing(),
    ...createCreatures(),
    createItemPhysics(),
    createItemPickup(),
    createExperienceOrbs(),
    createChat(),
    createWindows(),
    createRandomTicks(columns),
    createRespawning(clientWorld),
  ]
}

/** Mechanics of the ways to other dimensions, and of what waits there. */
function createTravels(): readonly Mechanic[] {
  return [
    createPortals(),
    createRespawnAnchors(),
    createGliding(),
    createEnderEyes(),
    createEndTravel(),
    createDragonFight(),
    createCrystals(),
  ]
}

/** Mechanics of power and of what it works. */
function createMachines(): readonly Mechanic[] {
  return [
    createPower(),
    createPressurePlates(),
    createDoors(),
    createTnt(),
    createPistons(),
    createDispensers(),
  ]
}

/** Mechanics of living things: how they come, move, fight and what they give. */
function createCreatures(): readonly Mechanic[] {
  return [
    createAnimalPopulation(),
    createStructureDwellers(),
    createDistantMobs(),
    createVillagerDoors(),
    createMonsterSpawning(),
    createSpawners(),
    createMobs(),
    createEndermen(),
    createProjectiles(),
    createBows(),
    createThrowables(),
    createArrowPickup(),
    createPlayerAttacks(),
    createDyeing(),
    createNameTags(),
    createSaddles(),
    createSpawnEggs(),
    createLeads(),
    createTaming(),
    createFeeding(),
    createPiglins(),
    createTrading(),
    createSlimes(),
    createShearing(),
    createMilking(),
    createEggLaying(),
    createIronGolems(),
    createBees(),
    createTurtles(),
    createGoats(),
    createGuardians(),
    createShulkers(),
    createFishBuckets(),
    createBoats(),
    createItemFrames(),
    createArmorStands(),
    createHorseTaming(),
    createRiding(),
    createEntityStorage(),
  ]
}
