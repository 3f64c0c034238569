import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectFences } from './collect-fences.ts'
import { runProgramsInTurn, type ProgramsInTurn } from './run-programs-in-turn.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
// Inside the workspace, where the packages resolve; ignored by git.
const directory = join(root, 'test', '.fences')
const programs = collectFences(root)
const fileOf = (index: number): string => join(directory, `fence-${index}.ts`)

let workingDirectory: string
let processes: readonly ProgramsInTurn[] = []

beforeAll(() => {
  rmSync(directory, { recursive: true, force: true })
  mkdirSync(directory, { recursive: true })
  for (const [index, { source }] of programs.entries()) writeFileSync(fileOf(index), `${source}\nexport {}\n`)
  const compilerOptions = { isolatedDeclarations: false, declaration: false }
  const config = { extends: '../../internal/tsconfig.base.json', include: ['*.ts'], compilerOptions }
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(config))
  workingDirectory = mkdtempSync(join(tmpdir(), 'voyager-fences-'))
  processes = [0, 1].map(() => runProgramsInTurn(workingDirectory, 90_000))
})

afterAll(() => {
  for (const one of processes) one.close()
  rmSync(directory, { recursive: true, force: true })
  rmSync(workingDirectory, { recursive: true, force: true })
})

describe('the programs of the documentation', () => {
  test('compile', () => {
    const { stdout } = spawnSync('tsc', ['-p', join(directory, 'tsconfig.json')], { encoding: 'utf8' })
    const named = stdout.replaceAll(
      /\S*fence-(\d+)\.ts/g,
      (_file, index) => programs[Number(index)]?.place ?? '',
    )
    expect(named).toBe('')
  })

  const running = programs
    .map((program, index) => ({ ...program, index }))
    .filter((one) => !one.isCompiledOnly)
  describe.concurrent('run', () => {
    test.each(running)('$place', async ({ index, place, output }) => {
      const printed = (await processes[index % processes.length]?.run(fileOf(index))) ?? ''
      if (output === undefined) return
      expect(withoutEnd(printed), place).toBe(withoutEnd(output))
    })
  })
})

const withoutEnd = (text: string): string => text.trimEnd()
