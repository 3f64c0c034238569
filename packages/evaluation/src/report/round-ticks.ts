/** Ticks of an axis: round numbers, and the range that they span. */
export interface RoundTicks {
  readonly low: number
  readonly high: number
  readonly step: number
  readonly ticks: readonly number[]
}

/** About as many ticks as wanted at multiples of 1, 2 or 5 times a power of ten, from below the lowest to above the highest. */
export function roundTicks([lowest, highest]: readonly [number, number], wanted = 6): RoundTicks {
  const span = highest - lowest || 1
  const rough = span / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10)
  const [first, last] = [Math.floor(lowest / step + 1e-9), Math.ceil(highest / step - 1e-9)]
  const ticks = Array.from({ length: Math.max(1, last - first) + 1 }, (_nothing, index) =>
    // 3 * 0.1 is not 0.3.
    Number(((first + index) * step).toPrecision(12)),
  )
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 0, step, ticks }
}
