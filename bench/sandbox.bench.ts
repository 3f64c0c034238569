import {
  createIsolatedVmRunner,
  createQuickJsRunner,
  createUnsafeDirectRunner,
  MissingEngineError,
  type ProgramHost,
  type ProgramRunner,
} from '@voyager-mc/bot-runtime'
import { medianMs, rounded, type Benchmark, type Row } from './benchmark.ts'

// Many thousands, because one is lost in the noise of starting an engine.
const thousands = 20
const empty = 'async function main(bot) {}'
const reads =
  'async function main(bot) { let sum = 0; for (let i = 0; i < 20000; i += 1) sum += bot.health; return sum }'

/** What the isolation of programs costs. */
export const benchmark: Benchmark = {
  question:
    'Does a program that does nothing cost under 60 ms, and a thousand reads under 40 ms (10 ms in isolated-vm) more?',
  async measure(): Promise<readonly Row[]> {
    return [...(await measureRunner('QuickJS', createQuickJsRunner(), 40)), ...(await measureIsolatedVm())]
  },
}

async function measureIsolatedVm(): Promise<readonly Row[]> {
  try {
    return await measureRunner('isolated-vm', createIsolatedVmRunner(), 10)
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
