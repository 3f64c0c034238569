import type { Mechanic } from '../context/mechanic.ts'
import { createAmethyst } from './amethyst.mechanic.ts'
import { createBamboo } from './bamboo.mechanic.ts'
import { createCanes } from './canes.mechanic.ts'
import { createCrops } from './crops.mechanic.ts'
import { createFarmland } from './farmland.mechanic.ts'
import { createGlowBerries } from './glow-berries.mechanic.ts'
import { createSaplings } from './saplings.mechanic.ts'

/** The mechanics of what grows where it stands. */
export function createGrowth(): readonly Mechanic[] {
  return [
    createCrops(),
    createGlowBerries(),
    createAmethyst(),
    createFarmland(),
    createCanes(),
    createBamboo(),
    createSaplings(),
  ]
}
