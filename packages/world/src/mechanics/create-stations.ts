import type { Mechanic } from '../context/mechanic.ts'
import { createAnvils } from './anvils.mechanic.ts'
import { createBottles } from './bottles.mechanic.ts'
import { createBrewing } from './brewing.mechanic.ts'
import { createCampfires } from './campfires.mechanic.ts'
import { createCauldrons } from './cauldrons.mechanic.ts'
import { createComposters } from './composters.mechanic.ts'
import { createEnchanting } from './enchanting.mechanic.ts'
import { createEnderChests } from './ender-chests.mechanic.ts'
import { createHoppers } from './hoppers.mechanic.ts'
import { createShulkerBoxes } from './shulker-boxes.mechanic.ts'
import { createGrindstones } from './grindstones.mechanic.ts'
import { createSmithing } from './smithing.mechanic.ts'
import { createStonecutting } from './stonecutting.mechanic.ts'

/** The mechanics of blocks that work on items in a window of their own. */
export function createStations(): readonly Mechanic[] {
  return [
    createEnchanting(),
    createAnvils(),
    createGrindstones(),
    createSmithing(),
    createStonecutting(),
    createBrewing(),
    createCauldrons(),
    createBottles(),
    createCampfires(),
    createComposters(),
    createEnderChests(),
    createShulkerBoxes(),
    createHoppers(),
  ]
}
