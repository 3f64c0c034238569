// Packs every package and checks the tarball as an installer would see it: publint (strict), are-the-types-wrong,
// the source maps and the licences of what is bundled; and of the small game data, that every file is there which the code names.
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { namedFiles } from '../vendor/minecraft-data/prune.ts'
import { checkBundledLicences } from './check-bundled-licences.ts'
import { checkSourceMaps, type PackedFiles } from './check-source-maps.ts'

// ESM only: the packages do not claim to work with CommonJS resolution of older TypeScript.
const toleratedProblems = new Set(['CJSResolvesToESM', 'NoResolution'])

const directory = mkdtempSync(join(tmpdir(), 'voyager-pack-'))
let problems = 0
try {
  for (const name of readdirSync('packages').sort()) {
    const found = await checkOne(join('packages', name))
    problems += found.length
    for (const problem of found) console.error(`${name}: ${problem}`)
  }
  const lacking = lackingGameData()
  problems += lacking.length
  for (const problem of lacking) console.error(problem)
} finally {
  rmSync(directory, { recursive: true, force: true })
}
process.exit(problems === 0 ? 0 : 1)

function pack(packageDirectory: string): Buffer<ArrayBuffer> {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', directory], {
    cwd: packageDirectory,
    encoding: 'utf8',
  })
  const { filename } = JSON.parse(output) as { filename: string } // pnpm pack --json prints this shape
  return readFileSync(filename)
}

/** What the packed game data lack of what their code reads. */
function lackingGameData(): readonly string[] {
  const packed = filesOf(createPackageFromTarballData(pack(join('vendor', 'minecraft-data'))))
  const files = new Set(packed.list())
  const programs = [...files].filter((path) => /^(lib\/)?\w+\.js$/.test(path))
  const code = programs.map((path) => packed.read(path) ?? '')
  const named = [...new Set(code.flatMap(namedFiles))]
  return [
    ...named.filter((path) => !files.has(path)).map((path) => `game data: ${path} is not in the tarball`),
    ...(named.length > 500 ? [] : [`game data: the code names ${named.length} files only`]),
    ...(files.has('LICENSE') && files.has('README.md') ? [] : ['game data: licence or README are missing']),
  ]
}

async function checkOne(packageDirectory: string): Promise<readonly string[]> {
  const tarball = pack(packageDirectory)
  const manifest = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as object
  const { messages } = await publint({
    strict: true,
    pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
  })
  const packed = createPackageFromTarballData(tarball)
  const types = await checkPackage(packed)
  const typeProblems = 'problems' in types ? types.problems : [{ kind: 'NoTypes' }]
  const files = filesOf(packed)
  return [
    ...messages.map((message) => formatMessage(message, manifest) ?? message.code),
    ...typeProblems
      .filter(({ kind }) => !toleratedProblems.has(kind))
      .map((problem) => JSON.stringify(problem)),
    ...checkBundledLicences(files),
    ...checkSourceMaps(files, {
      readSource: (path) => {
        const source = join(packageDirectory, path)
        return existsSync(source) ? readFileSync(source, 'utf8') : undefined
      },
    }),
  ]
}

function filesOf(packed: Package): PackedFiles {
  const root = `/node_modules/${packed.packageName}/`
  return {
    list: () => packed.listFiles().map((path) => path.slice(root.length)),
    read: (path) => packed.tryReadFile(`${root}${path}`),
  }
}
