import { defineConfig, type UserConfig } from 'tsdown'

/** The one build of every package: ESM and declarations, one output file per public entry. */
export function definePackage(entry: string[]): UserConfig {
  return defineConfig({
    entry,
    format: 'esm',
    dts: true,
    fixedExtension: false,
    platform: 'node',
    clean: true,
  })
}
