import {
  createIsolatedVmRunner,
  createMinecraftEnvironment,
  createQuickJsRunner,
  createUnsafeDirectRunner,
  MissingEngineError,
  type ProgramHost,
  type ProgramRunner,
} from '@voyager-mc/bot-runtime'
import { createSkillLibrary, type ManagedSkillLibrary } from '@voyager-mc/skill-library'
import { startWorld } from '@voyager-mc/world'
import { medianMs, rounded, type Benchmark, type Row } from './benchmark.ts'
import { madeSkill } from './skills/made-skill.ts'

// Many thousands, because one is lost in the noise of starting an engine.
const thousands = 20
// A busy machine may take long over them, and a run that is ended for it measures nothing.
const limits = { cpuMs: 60_000 }
const empty = 'async function main(bot) {}'
const reads =
  'async function main(bot) { let sum = 0; for (let i = 0; i < 20000; i += 1) sum += bot.health; return sum }'

/** What the isolation of programs costs. */
export const benchmark: Benchmark = {
  question:
    'Does a program that does nothing cost under 60 ms, a thousand reads under 40 ms (10 ms in isolated-vm) more, a search of 32 blocks with a function under half a second, and a program with five skills the same whatever else the library holds?',
  async measure(): Promise<readonly Row[]> {
    return [
      ...(await measureRunner('QuickJS', createQuickJsRunner({ limits }), 40)),
      ...(await measureIsolatedVm()),
      ...(await measureSearch()),
      await measureSkills(),
    ]
  },
}

async function measureIsolatedVm(): Promise<readonly Row[]> {
  try {
    return await measureRunner('isolated-vm', createIsolatedVmRunner({ limits }), 10)
  } catch (error) {
    if (!MissingEngineError.isInstance(error)) throw error
    return [{ what: 'isolated-vm', figure: 'not installed' }]
  }
}

async function measureRunner(
  name: string,
  runner: ProgramRunner,
  readsTargetMs: number,
): Promise<readonly Row[]> {
  const direct = createUnsafeDirectRunner()
  const emptyMs = await timeOf(runner, empty)
  const readsMs = await timeOf(runner, reads)
  return [
    {
      what: `${name}, empty program`,
      figure: `${rounded(emptyMs)} ms`,
      target: '60 ms',
      baseline: `${rounded(await timeOf(direct, empty))} ms unprotected`,
    },
    {
      what: `${name}, 1,000 property reads`,
      figure: `${rounded(Math.max(0, readsMs - emptyMs) / thousands)} ms`,
      target: `${readsTargetMs} ms`,
      baseline: `${rounded((await timeOf(direct, reads)) / thousands)} ms unprotected`,
    },
  ]
}

async function timeOf(runner: ProgramRunner, source: string): Promise<number> {
  const run = async (): Promise<void> => {
    const outcome = await runner.run({ name: 'main', source }, makeHost())
    if (outcome.status !== 'completed') throw new Error(`The program ended as ${JSON.stringify(outcome)}.`)
  }
  for (let round = 0; round < 5; round += 1) await run()
  return medianMs(15, run)
}

// Without a policy plain data can be read, which is what is measured here.
const makeHost = (): ProgramHost => ({ globals: { bot: { health: 20 } } })

/** Searches of a program that looks for caves again and again, none of which ends early. */
const vainSearches = 6
const vainSearch =
  "bot.findBlock({ matching: (b) => b.name.endsWith('air') && b.position.y > 300, maxDistance: 32 })"

/** A search that looks at name and position, as published skills for caves do. */
async function measureSearch(): Promise<readonly Row[]> {
  const world = await startWorld({ seed: 7, viewDistanceChunks: 3, difficulty: 'peaceful' })
  const environment = createMinecraftEnvironment({ port: world.port })
  try {
    await environment.reset()
    const step = async (body: string): Promise<void> => {
      const source = `async function main(bot) { ${body} }`
      const { outcome } = await environment.step({ name: 'main', source })
      if (outcome.status !== 'completed') throw new Error(`The step ended as ${JSON.stringify(outcome)}.`)
    }
    const search =
      "bot.findBlocks({ matching: (b) => b.name === 'air' && b.position && b.position.y < 60, maxDistance: 32, count: 10000 })"
    const emptyMs = await medianMs(5, () => step(''))
    const searchMs = await medianMs(5, () => step(search))
    const plainMs = await medianMs(5, async () => {
      environment.bot?.findBlocks({
        matching: (block) => block.name === 'air' && isDeep(block),
        maxDistance: 32,
        count: 10_000,
      })
    })
    const vain = Array.from({ length: vainSearches }, () => `${vainSearch}; await bot.waitForTicks(1)`)
    const waits = vain.map(() => 'await bot.waitForTicks(1)')
    const restMs = await medianMs(3, () => step(waits.join('\n')))
    const vainMs = await medianMs(3, () => step(vain.join('\n')))
    return [
      {
        what: 'QuickJS, findBlocks of 32 blocks by name and height',
        figure: `${rounded(Math.max(0, searchMs - emptyMs))} ms`,
        target: '500 ms',
        baseline: `${rounded(plainMs)} ms in mineflayer`,
      },
      {
        what: `QuickJS, findBlock of 32 blocks that finds nothing, each of ${vainSearches} in one program`,
        figure: `${rounded(Math.max(0, vainMs - restMs) / vainSearches)} ms`,
        target: '500 ms',
        baseline: `${rounded(restMs / vainSearches)} ms for the tick between two`,
      },
    ]
  } finally {
    await environment.close()
    await world.close()
  }
}

/** mineflayer asks about blocks of a palette too, which are nowhere. */
function isDeep({ position }: { readonly position: { readonly y: number } | null }): boolean {
  return position === null || position.y < 60
}

const [manySkills, fewSkills] = [10_000, 10]
const called = ['first', 'second', 'third', 'fourth', 'fifth']

/** Finding, loading and running the five skills that a program calls. */
async function measureSkills(): Promise<Row> {
  const runner = createQuickJsRunner({ limits })
  const [large, small] = [await makeLibrary(manySkills), await makeLibrary(fewSkills)]
  const times = { large: [] as number[], small: [] as number[] }
  const timeInto = async (list: number[], library: ManagedSkillLibrary): Promise<void> => {
    list.push(await medianMs(1, () => runWithSkills(runner, library)))
  }
  // In turns, so that whatever else the machine does is in both.
  for (let round = 0; round < 60; round += 1) {
    await timeInto(times.large, large)
    await timeInto(times.small, small)
    await timeInto(times.small, small)
    await timeInto(times.large, large)
  }
  await large.close()
  await small.close()
  return {
    what: `QuickJS, program with 5 skills of a library of ${manySkills}`,
    figure: `${rounded(median(times.large))} ms`,
    target: 'the same',
    baseline: `${rounded(median(times.small))} ms with a library of ${fewSkills}`,
  }
}

async function makeLibrary(size: number): Promise<ManagedSkillLibrary> {
  const library = createSkillLibrary()
  await library.importSkills(Array.from({ length: size - called.length }, (_, at) => madeSkill(at)))
  // None of them calls another one, so that the program loads exactly these.
  await library.importSkills(called.map((name, at) => ({ ...madeSkill(at), name, source: sourceOf(name) })))
  return library
}

function sourceOf(name: string): string {
  const lines = Array.from({ length: 20 }, (_, at) => `  if (bot.health < ${at}) return '${name} ${at}'`)
  return `async function ${name}(bot) {\n${lines.join('\n')}\n}`
}

async function runWithSkills(runner: ProgramRunner, library: ManagedSkillLibrary): Promise<void> {
  const calls = called.map((name) => `await ${name}(bot)`).join('; ')
  const program = await library.resolve({ name: 'main', source: `async function main(bot) { ${calls} }` })
  if (program.modules?.length !== called.length) throw new Error('The program did not get its five skills.')
  const outcome = await runner.run(program, makeHost())
  if (outcome.status !== 'completed') throw new Error(`The program ended as ${JSON.stringify(outcome)}.`)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
