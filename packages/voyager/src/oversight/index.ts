export { createOversight } from './create-oversight.ts'
export { parseHand, type Hand } from './hand.ts'
export type { Oversight, OversightJoints, OversightState, Pending } from './oversight.ts'
