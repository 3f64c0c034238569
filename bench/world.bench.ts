import { defaultVersion } from '@voyager-mc/world'
import type { Benchmark } from './benchmark.ts'
import { measureChunks } from './world/measure-chunks.ts'
import { measureExploring } from './world/measure-exploring.ts'
import { measureJoining } from './world/measure-joining.ts'
import { measureSpeed } from './world/measure-speed.ts'
import { measureHeldRate, measureTicks } from './world/measure-ticks.ts'

/** What the embedded world costs, beside plain flying-squid where that can do the same. */
export const benchmark: Benchmark = {
  question: `how fast is the embedded world (Minecraft ${defaultVersion})?`,
  measure: async () => [
    // First, because what others leave behind would blur the memory.
    ...(await measureChunks(defaultVersion)),
    ...(await measureSpeed(defaultVersion)),
    ...(await measureJoining(defaultVersion)),
    ...(await measureTicks(defaultVersion)),
    ...(await measureHeldRate(defaultVersion)),
    ...(await measureExploring(defaultVersion)),
  ],
}
