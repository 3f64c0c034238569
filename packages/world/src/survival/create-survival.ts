import type { Mechanic } from '../context/mechanic.ts'
import { createAbsorption } from './create-absorption.ts'
import { createArmorProtection } from './create-armor-protection.ts'
import { createBurning } from './create-burning.ts'
import { createCake } from './create-cake.ts'
import { createDrowning } from './create-drowning.ts'
import { createEating } from './create-eating.ts'
import { createEffects } from './create-effects.ts'
import { createExhaustion } from './create-exhaustion.ts'
import { createFallDamage } from './create-fall-damage.ts'
import { createHunger } from './create-hunger.ts'
import { createPlayerFlags } from './create-player-flags.ts'
import { createSharpBlocks } from './create-sharp-blocks.ts'
import { createSuffocation } from './create-suffocation.ts'
import { createVitalSigns } from './create-vital-signs.ts'

/** The mechanics of staying alive, in the order in which they lower damage and act. */
export function createSurvival(): readonly Mechanic[] {
  return [
    createBurning(),
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
    createPlayerFlags(),
    createVitalSigns(),
  ]
}
