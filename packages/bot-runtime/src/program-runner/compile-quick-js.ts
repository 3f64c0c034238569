import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { meterWebAssembly } from './meter-web-assembly.ts'
import type { CompiledEngine } from './web-assembly.ts'

let compiled: Promise<CompiledEngine> | undefined

/** Compiles the engine once for all runners of the thread, with a meter in its loops; every sandbox then starts in milliseconds. */
export function compileQuickJs(): Promise<CompiledEngine> {
  compiled ??= compile().catch((error: unknown) => {
    // What could not be read may be there at the next try.
    compiled = undefined
    throw error
  })
  return compiled
}

async function compile(): Promise<CompiledEngine> {
  const here = createRequire(import.meta.url)
  const binary = await readFile(here.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'))
  const { bytes, meter, alarm } = meterWebAssembly(binary)
  return { module: await WebAssembly.compile(bytes), meter, alarm }
}
