import type { Mechanic } from '../context/mechanic.ts'
import { createAbsorption } from './absorption.mechanic.ts'
import { createArmorProtection } from './armor-protection.mechanic.ts'
import { createBurning } from './burning.mechanic.ts'
import { createCake } from './cake.mechanic.ts'
import { createDrowning } from './drowning.mechanic.ts'
import { createEating } from './eating.mechanic.ts'
import { createEffects } from './effects.mechanic.ts'
import { createExhaustion } from './exhaustion.mechanic.ts'
import { createFallDamage } from './fall-damage.mechanic.ts'
import { createHunger } from './hunger.mechanic.ts'
import { createPlayerFlags } from './player-flags.mechanic.ts'
import { createSharpBlocks } from './sharp-blocks.mechanic.ts'
import { createSuffocation } from './suffocation.mechanic.ts'
import { createThorns } from './thorns.mechanic.ts'
import { createTotems } from './totems.mechanic.ts'
import { createVitalSigns } from './vital-signs.mechanic.ts'

/** The mechanics of staying alive, in the order in which they lower damage and act. */
export function createSurvival(): readonly Mechanic[] {
  return [
    createBurning(),
    createThorns(),
    createArmorProtection(),
    createAbsorption(),
    createExhaustion(),
    createEffects(),
    createEating(),
    createCake(),
    createHunger(),
    createFallDamage(),
    createDrowning(),
    createSharpBlocks(),
    createSuffocation(),
    createTotems(),
    createPlayerFlags(),
    createVitalSigns(),
  ]
}
