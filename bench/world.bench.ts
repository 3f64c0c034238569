import { DEFAULT_VERSION } from '@voyager-mc/world'
import type { Benchmark } from './benchmark.ts'
import { measureChunks } from './world/measure-chunks.ts'
import { measureJoining } from './world/measure-joining.ts'
import { measureSpeed } from './world/measure-speed.ts'
import { measureHeldRate, measureTicks } from './world/measure-ticks.ts'

/** What the embedded world costs, beside plain flying-squid where that can do the same. */
export const benchmark: Benchmark = {
  question: `how fast is the embedded world (Minecraft ${DEFAULT_VERSION})?`,
  measure: async () => [
    // First, because what others leave behind would blur the memory.
    ...(await measureChunks(DEFAULT_VERSION)),
    ...(await measureSpeed(DEFAULT_VERSION)),
    ...(await measureJoining(DEFAULT_VERSION)),
    ...(await measureTicks(DEFAULT_VERSION)),
    await measureHeldRate(DEFAULT_VERSION),
  ],
}
