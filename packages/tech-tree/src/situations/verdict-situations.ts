import { aftermathSituations } from './aftermath-situations.ts'
import { blockSituations } from './block-situations.ts'
import { bodySituations } from './body-situations.ts'
import { killSituations, tendingSituations } from './deed-situations.ts'
import { creatureSituations } from './creature-situations.ts'
import { exchangeSituations } from './exchange-situations.ts'
import { foreignSituations } from './foreign-situations.ts'
import { giftSituations } from './gift-situations.ts'
import { heldSituations } from './held-situations.ts'
import { limitSituations } from './limit-situations.ts'
import { lookAlikeSituations } from './look-alike-situations.ts'
import { placeSituations } from './place-situations.ts'
import { sequelSituations } from './sequel-situations.ts'
import type { Situation } from './situation.ts'
import { wrongMeansSituations } from './wrong-means-situations.ts'

/** Attempts with the verdict a stranger would give, for tests of critics: most are ways to be wrong in one's own favour. */
export function verdictSituations(): readonly Situation[] {
  return [
    ...heldSituations(),
    ...giftSituations(),
    ...killSituations(),
    ...tendingSituations(),
    ...creatureSituations(),
    ...placeSituations(),
    ...bodySituations(),
    ...blockSituations(),
    ...exchangeSituations(),
    ...limitSituations(),
    ...foreignSituations(),
    ...wrongMeansSituations(),
    ...lookAlikeSituations(),
    ...sequelSituations(),
    ...aftermathSituations(),
  ]
}
