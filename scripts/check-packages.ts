// Packs every package and checks the tarball as an installer would see it: publint (strict), are-the-types-wrong and
// the source maps.
import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
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
} finally {
  rmSync(directory, { recursive: true, force: true })
}
process.exit(problems === 0 ? 0 : 1)

async function checkOne(packageDirectory: string): Promise<readonly string[]> {
  const output = execFileSync('pnpm', ['pack', '--json', '--pack-destination', directory], {
    cwd: packageDirectory,
    encoding: 'utf8',
  })
  const { filename } = JSON.parse(output) as { filename: string } // pnpm pack --json prints this shape
  const tarball = readFileSync(filename)
  const manifest = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8')) as object
  const { messages } = await publint({
    strict: true,
    pack: { tarball: tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength) },
  })
  const packed = createPackageFromTarballData(tarball)
  const types = await checkPackage(packed)
  const typeProblems = 'problems' in types ? types.problems : [{ kind: 'NoTypes' }]
  return [
    ...messages.map((message) => formatMessage(message, manifest) ?? message.code),
    ...typeProblems
      .filter(({ kind }) => !toleratedProblems.has(kind))
      .map((problem) => JSON.stringify(problem)),
    ...checkSourceMaps(filesOf(packed), {
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
