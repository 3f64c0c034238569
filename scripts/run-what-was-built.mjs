// Taken in by Node (`--import`) in the programs and threads that integration tests start: packages are loaded as they were
// built, some files each, instead of from some two thousand sources. A test itself runs from sources, as do programs of tests.
//   NODE_OPTIONS='--import ./scripts/run-what-was-built.mjs' vitest run --project integration     after a build
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { isMainThread } from 'node:worker_threads'

const isTest = isMainThread && /[\\/]vitest[\\/]/.test(process.argv[1] ?? '')
if (!isTest) {
  /** @type {Map<string, string>} */
  const known = new Map()
  // Older Node has none; a program that is tried out with it is no package's.
  module.registerHooks?.({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      // Entries of packages, and programs that are started; a source that another one asks for by its path is the source.
      const isEntry = context.parentURL === undefined || specifier.startsWith('@voyager-mc/')
      if (!isEntry || !resolved.url.endsWith('.ts')) return resolved
      const url = known.get(resolved.url) ?? builtOf(resolved.url)
      known.set(resolved.url, url)
      return url === resolved.url ? resolved : { ...resolved, url, format: 'module' }
    },
  })
}

/** The file that was built from an entry of a package; the file itself where there is none. */
function builtOf(/** @type {string} */ url) {
  const [, root, name] = /^(.*\/packages\/[^/]+)\/src\/(.*)\.ts$/.exec(url) ?? []
  if (root === undefined || name === undefined) return url
  const { exports, publishConfig } = JSON.parse(readFileSync(new URL(`${root}/package.json`), 'utf8'))
  const subpath = Object.keys(exports).find((each) => exports[each] === `./src/${name}.ts`)
  const published = subpath === undefined ? [] : [publishConfig.exports[subpath].default]
  // Threads are started by file and are no exports.
  const places = [...published, `./dist/${name}.js`].map((place) => new URL(place, `${root}/`))
  return places.find((place) => existsSync(place))?.href ?? url
}
