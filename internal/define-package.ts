import { isBuiltin } from 'node:module'
import { defineConfig, type UserConfig } from 'tsdown'
import { keepLicences } from './keep-licences.ts'
import { leaveForeignMaps } from './leave-foreign-maps.ts'

/** The one build of every package: ESM, declarations and source maps, one output file per public entry. */
export function definePackage(entry: string[]): UserConfig {
  return defineConfig({
    entry,
    format: 'esm',
    dts: true,
    fixedExtension: false,
    platform: 'node',
    sourcemap: true,
    clean: true,
    // The declarations and the source maps have the comments.
    outputOptions: { comments: { jsdoc: false } },
    inputOptions: { experimental: { attachDebugInfo: 'none' } },
    plugins: [keepLicences()],
  })
}

/**
 * The build of a package that works in a browser, too: modules of Node are asked for at run time, so that a bundler
 * finds no import it cannot follow. Without Node their members are undefined, and what needs one fails when called.
 */
export function defineBrowserPackage(entry: string[]): UserConfig[] {
  const whole = definePackage(entry)
  return defineConfig([
    // A file for each source: what a page does not use is left out with the packages it imports.
    {
      ...whole,
      dts: false,
      unbundle: true,
      plugins: [askForNodeModules(), keepLicences(), leaveForeignMaps()],
    },
    // Declarations go together: a file takes whole blocks of the disk.
    { ...whole, dts: { emitDtsOnly: true }, sourcemap: false, clean: false },
  ])
}

const prefix = '\0ask:'

function askForNodeModules() {
  return {
    name: 'ask-for-node-modules',
    resolveId: {
      order: 'pre' as const,
      handler: (id: string) => (id.startsWith('node:') && isBuiltin(id) ? `${prefix}${id}` : undefined),
    },
    async load(id: string) {
      if (!id.startsWith(prefix)) return undefined
      const name = id.slice(prefix.length)
      const members = Object.keys(await import(name)).filter((member) => /^[A-Za-z]\w*$/.test(member))
      return {
        moduleSideEffects: false,
        code: [
          `const found = /* @__PURE__ */ (() => globalThis.process?.getBuiltinModule?.(${JSON.stringify(name)}) ?? {})()`,
          ...members
            .filter((member) => member !== 'default')
            .map((member) => `const $${member} = /* @__PURE__ */ (() => found.${member})()`),
          `export { ${members.map((member) => (member === 'default' ? 'found as default' : `$${member} as ${member}`)).join(', ')} }`,
        ].join('\n'),
      }
    },
  }
}
