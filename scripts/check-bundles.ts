// Bundles four programs that users bundle, with esbuild, vite and rollup, from the packages as they are built, and runs
// each bundle: in a context that has what a browser has, or in Node. No network.
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { build as esbuild } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rollup } from 'rollup'
import { build as vite } from 'vite'
import { assembleProject } from './assemble-project.ts'
import { bundleCases, type BundleCase } from './bundle-cases.ts'

interface BundleOptions {
  readonly entry: string
  readonly outfile: string
}

type Bundler = (found: BundleCase, options: BundleOptions) => Promise<unknown>

const bundlers: Readonly<Record<string, Bundler>> = {
  esbuild: ({ platform, external = [] }, { entry, outfile }) =>
    esbuild({
      entryPoints: [entry],
      outfile,
      platform,
      external: [...external],
      bundle: true,
      minify: true,
      format: 'esm',
      logLevel: 'error',
      // Packages of CommonJS in a bundle for Node ask for Node's own modules.
      ...(platform === 'node' && {
        banner: {
          js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
        },
      }),
    }),
  vite: ({ platform, external = [] }, { entry, outfile }) =>
    vite({
      configFile: false,
      root: join(entry, '..'),
      logLevel: 'error',
      ...(platform === 'node' && { ssr: { noExternal: true, external: [...external] } }),
      build: {
        ...(platform === 'node' && { ssr: entry }),
        outDir: join(outfile, '..'),
        emptyOutDir: false,
        target: 'esnext',
        minify: true,
        rollupOptions: {
          input: entry,
          external: [...external],
          output: { entryFileNames: outfile.split('/').at(-1) ?? '', codeSplitting: false },
        },
      },
    }),
  rollup: async ({ platform, external = [] }, { entry, outfile }) => {
    const bundle = await rollup({
      input: entry,
      external: [...external, /^node:/],
      plugins: [
        nodeResolve({ browser: platform === 'browser', preferBuiltins: platform === 'node' }),
        commonjs(),
        json({ compact: true }),
      ],
      onwarn: () => undefined,
    })
    await bundle.write({ file: outfile, format: 'esm', inlineDynamicImports: true, compact: true })
    // rollup leaves minifying to others.
    await esbuild({ entryPoints: [outfile], outfile, allowOverwrite: true, minify: true, logLevel: 'error' })
  },
}

const root = process.cwd()
const directory = mkdtempSync(join(tmpdir(), 'voyager-bundles-'))
let problems = 0
try {
  assembleProject(directory)
  for (const found of bundleCases) {
    const entry = join(directory, `${found.name.replaceAll(' ', '-')}.js`)
    writeFileSync(entry, found.source)
    for (const [bundler, bundle] of Object.entries(bundlers)) {
      const outfile = entry.replace(/js$/, `${bundler}.mjs`)
      const problem = await bundle(found, { entry, outfile }).then(
        () => check(found, outfile),
        (error: unknown) => String(error),
      )
      const size = problem === undefined ? `${(readFileSync(outfile).length / 1000).toFixed(1)} kB` : problem
      console.log(`${found.name}, ${bundler}: ${size}`)
      if (problem !== undefined) problems += 1
    }
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}
process.exit(problems === 0 ? 0 : 1)

/** Whatever is wrong with a bundle, in words. */
function check({ platform, mostBytes, prints }: BundleCase, outfile: string): string | undefined {
  const { length } = readFileSync(outfile)
  if (length > mostBytes) return `${length} bytes are more than ${mostBytes}`
  const runner =
    platform === 'browser'
      ? ['--experimental-vm-modules', join(root, 'scripts/run-as-page.mjs'), outfile]
      : [outfile]
  try {
    const printed = execFileSync(process.execPath, ['--no-warnings', ...runner], {
      encoding: 'utf8',
      timeout: 30_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return printed.trim() === prints ? undefined : `it printed ${printed}`
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 1000) : String(error)
  }
}
