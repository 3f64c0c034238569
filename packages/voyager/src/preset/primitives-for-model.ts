/**
 * Not shown, as in the original: killMob shoots by itself with a bow in hand and waits for the end, and giving placed
 * items back takes an operator power. Programs of others may call them all the same.
 */
const unshown: ReadonlySet<string> = new Set(['shoot', 'waitForMobRemoved', 'givePlacedItemBack'])

/** The control primitives as the text that goes into the action agent's prompt; loads bot-runtime, and mineflayer with it. */
export async function primitivesForModel(): Promise<string> {
  const { allPrimitives, describePrimitives } = await import('@voyager-mc/bot-runtime')
  return describePrimitives(allPrimitives.filter(({ name }) => !unshown.has(name)))
}
