// Writes what is published into `dist`: the installed `minecraft-data` without Bedrock Edition.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pruneMinecraftData } from './prune.ts'

const here = import.meta.dirname
const to = join(here, 'dist')
const from = dirname(createRequire(import.meta.url).resolve('minecraft-data/package.json'))
pruneMinecraftData({ from, to })
for (const file of ['README.md', 'LICENSE']) copyFileSync(join(here, file), join(to, file))
// What is published is CommonJS; only the build is not.
const {
  devDependencies: _upstream,
  scripts: _build,
  type: _module,
  publishConfig,
  ...manifest
} = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>> // a manifest of ours
const { access, provenance } = Object(publishConfig) as Readonly<Record<string, unknown>>
const published = { ...manifest, publishConfig: { access, provenance } }
writeFileSync(join(to, 'package.json'), `${JSON.stringify(published, undefined, 2)}\n`)
