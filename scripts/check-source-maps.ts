import { SourceMap, type SourceMapPayload } from 'node:module'
import { posix } from 'node:path'

/** A package as its tarball holds it, with paths such as `dist/index.js`. */
export interface PackedFiles {
  list(): readonly string[]
  read(path: string): string | undefined
}

export interface CheckSourceMapsOptions {
  /** Text of a source in the repository, by its path in the package; undefined when there is none. */
  readonly readSource: (path: string) => string | undefined
}

/** Modules that the bundler writes itself have no source, and those of other packages are not ours to look into. */
const withoutSource = /^dist\/(_virtual|node_modules|page)\//

/**
 * Faults of the source maps of a package: a program without one, a map that is not shipped or of nothing, and a source
 * that is another text than the repository's. Maps carry the texts themselves, for `src` is not shipped.
 */
export function checkSourceMaps(
  files: PackedFiles,
  { readSource }: CheckSourceMapsOptions,
): readonly string[] {
  return files
    .list()
    .filter((path) => /^dist\/.*\.m?js$/.test(path) && !withoutSource.test(path))
    .flatMap((path) => faultsOf(path, { files, readSource }).map((fault) => `${path}: ${fault}`))
}

interface FaultsOfOptions extends CheckSourceMapsOptions {
  readonly files: PackedFiles
}

function faultsOf(path: string, { files, readSource }: FaultsOfOptions): readonly string[] {
  const code = files.read(path) ?? ''
  const link = /^\/\/# sourceMappingURL=(\S+)\s*$/m.exec(code)?.[1]
  if (link === undefined) return passesNamesOn(code) ? [] : ['it has no source map']
  const text = files.read(posix.join(posix.dirname(path), link))
  if (text === undefined) return [`its source map ${link} is not in the tarball`]
  const map = JSON.parse(text) as SourceMapPayload // of the format's version 3, which the bundler writes
  const faults = map.sources.flatMap((source, index) => {
    const place = posix.join(posix.dirname(path), source)
    const content = map.sourcesContent?.[index]
    const wanted = readSource(place)
    if (content === undefined || content === null) return [`its source ${source} comes without its text`]
    if (wanted === undefined) return [`its source ${source} is no file`]
    // The bundler turns data into a program before it makes the map.
    return content === wanted || source.endsWith('.json')
      ? []
      : [`its source ${source} is another text than the file`]
  })
  return faults.length > 0 || leadsSomewhere(map, code) ? faults : ['its source map leads nowhere']
}

/** Whether any line of the code has a place in a source that exists. */
function leadsSomewhere(map: SourceMapPayload, code: string): boolean {
  const read = new SourceMap(map)
  return code.split('\n').some((_line, line) => {
    const entry = read.findEntry(line, 0)
    if (!('originalSource' in entry)) return false
    const text = map.sourcesContent?.[map.sources.indexOf(entry.originalSource)] ?? ''
    return entry.originalLine < text.split('\n').length
  })
}

/** Whether a module has nothing but imports and exports of names. */
function passesNamesOn(code: string): boolean {
  const rest = code
    .replaceAll(/^\/\/.*$/gm, '')
    .replaceAll(/\b(import|export)\s*(\{[^}]*\}|\*(\s+as\s+\w+)?)?\s*(from\s*)?("[^"]*"|'[^']*')?;?/g, '')
  return rest.trim() === ''
}
