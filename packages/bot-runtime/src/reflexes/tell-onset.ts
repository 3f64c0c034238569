// Ticks of quiet after which the same thing begins anew: ten seconds.
const quietTicks = 200

/** Makes a reflex that works in many short turns tell of it when it begins, once, however many turns follow. */
export function tellOnset(say: (text: string) => void): (text: string, tick: number) => void {
  const lastAt = new Map<string, number>()
  return (text, tick) => {
    const last = lastAt.get(text)
    lastAt.set(text, tick)
    if (last === undefined || tick - last > quietTicks) say(text)
  }
}
