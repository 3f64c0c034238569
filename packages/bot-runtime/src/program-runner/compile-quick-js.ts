import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { meterWebAssembly } from './meter-web-assembly.ts'
import type { CompiledEngine } from './web-assembly.ts'

/** Compiles the engine once, with a meter in its loops; every sandbox then starts in milliseconds. */
export async function compileQuickJs(): Promise<CompiledEngine> {
  const here = createRequire(import.meta.url)
  const binary = await readFile(here.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'))
  const { bytes, meter, alarm } = meterWebAssembly(binary)
  return { module: await WebAssembly.compile(bytes), meter, alarm }
}
