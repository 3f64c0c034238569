// Compiles a program that imports every public entry with the oldest and the newest TypeScript, in each way of
// resolving modules, with `skipLibCheck` off: our declarations have no error. Entries that show a bot of mineflayer bring
// the errors of its declarations; all others bring none from anybody.
import { execFile } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { assembleProject } from './assemble-project.ts'
import { createCompiler, type Compilation } from './compile-once.ts'

const run = promisify(execFile)
// Their types are those of mineflayer and of what it is made of.
const showsMineflayer =
  /\/(bot-runtime|evaluation|fleet|game|mcp|vision|world|observation\/mineflayer|voyager\/preset|voyager\/promotion|cli)(\/|$)/
// Each compilation takes seconds, so that the two kinds of modules share one.
const ways = [
  { module: 'node16', moduleResolution: 'node16', files: ['user.ts'] },
  { module: 'nodenext', moduleResolution: 'nodenext', files: ['user.ts', 'user.cts'] },
  { module: 'esnext', moduleResolution: 'bundler', files: ['user.ts'] },
  { module: 'nodenext', moduleResolution: 'nodenext', files: ['quiet.ts'] },
]
const entries = globSync('packages/*/package.json')
  .sort()
  .flatMap((file) => {
    const { name, exports } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly name: string
      readonly exports: Readonly<Record<string, string>>
    } // an npm package manifest of ours
    return Object.keys(exports)
      .filter((entry) => entry !== './package.json')
      .map((entry) => `${name}${entry.slice(1)}`)
  })

const directory = mkdtempSync(join(tmpdir(), 'voyager-types-'))
let problems = 0
try {
  assembleProject(directory)
  const lines = entries.map(reExport).join('\n')
  const quiet = entries.filter((entry) => !showsMineflayer.test(entry))
  // CommonJS takes the types of a module along, and the module itself by a promise.
  const promised = entries
    .map(
      (entry, index) =>
        `export const entry${index} = (): Promise<typeof import('${entry}', { with: { 'resolution-mode': 'import' } })> => import('${entry}')`,
    )
    .join('\n')
  writeFileSync(join(directory, 'user.ts'), lines)
  writeFileSync(join(directory, 'quiet.ts'), quiet.map(reExport).join('\n'))
  writeFileSync(join(directory, 'user.cts'), promised)
  const compileOnce = createCompiler(directory)
  const compilers: Readonly<Record<string, (compilation: Compilation) => Promise<readonly string[]>>> = {
    '5.9': async (compilation) => compileOnce(compilation),
    '7': compileWithNewest,
  }
  for (const [version, compile] of Object.entries(compilers))
    for (const way of ways) {
      const printed = await compile(compilationOf(way))
      const errors = printed.filter((line) => /error TS/.test(line))
      const found = way.files.includes('quiet.ts') ? errors : errors.filter((line) => !isUpstream(line))
      console.log(
        `TypeScript ${version}, ${way.moduleResolution}, ${way.files.join(' and ')}: ${found.length === 0 ? 'ok' : `${found.length} errors`}`,
      )
      for (const line of found.slice(0, 20)) console.error(line)
      problems += found.length
    }
} finally {
  rmSync(directory, { recursive: true, force: true })
}
process.exit(problems === 0 ? 0 : 1)

function reExport(entry: string, index: number): string {
  return `export * as entry${index} from '${entry}'`
}

/** True for an error in a declaration file that is not ours. */
function isUpstream(line: string): boolean {
  const file = /^(.*)\(\d+,\d+\): error/.exec(line)?.[1] ?? ''
  return file.includes('node_modules/') && !file.includes('node_modules/@voyager-mc/')
}

function compilationOf({ module, moduleResolution, files }: (typeof ways)[number]): Compilation {
  const compilerOptions = {
    module,
    moduleResolution,
    target: 'es2023',
    lib: ['es2023', 'dom', 'esnext.disposable'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    declaration: false,
    typeRoots: [resolve('node_modules/@types')],
  }
  return { compilerOptions, files }
}

/** Lines that the newest TypeScript prints, which is a program of its own. */
async function compileWithNewest(compilation: Compilation): Promise<readonly string[]> {
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(compilation))
  // A second checker reads the same types once more.
  const printed = await run(
    process.execPath,
    [resolve('node_modules/typescript/bin/tsc'), '--checkers', '1'],
    {
      cwd: directory,
      maxBuffer: 64 * 1024 * 1024,
    },
  ).then(
    () => '',
    (failure: unknown) =>
      failure instanceof Error && 'stdout' in failure ? String(failure.stdout) : String(failure),
  )
  return printed.split('\n')
}
