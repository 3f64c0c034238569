import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { startWorld } from '@voyager-mc/world'
import { medianMs, rounded, type Benchmark, type Row } from './benchmark.ts'

const rest = { name: 'rest', source: 'async function rest(bot) {}' }
// The original waits twenty ticks before and after every program.
const fixedWaits = `async function rest(bot) { await bot.waitForTicks(20); await bot.waitForTicks(20) }`

const rounds = 21

/** How soon a step is over that does nothing. */
export const benchmark: Benchmark = {
  question: 'Is an empty step on a local world over in 250 ms?',
  async measure(): Promise<readonly Row[]> {
    const world = await startWorld({ seed: 7, difficulty: 'peaceful', viewDistanceChunks: 3 })
    const environment = createMinecraftEnvironment({ port: world.port })
    await environment.reset()
    // The first one loads the sandbox.
    await environment.step(rest)
    const before = process.cpuUsage()
    const figure = await medianMs(rounds, () => environment.step(rest))
    const { user, system } = process.cpuUsage(before)
    const baseline = await medianMs(3, () => environment.step({ ...rest, source: fixedWaits }))
    await environment.close()
    await world.close()
    return [
      {
        what: 'empty step',
        figure: `${rounded(figure)} ms`,
        target: '250 ms',
        baseline: `${rounded(baseline)} ms with two waits of 20 ticks`,
      },
      {
        what: 'its processor time, with that of the world',
        figure: `${rounded((user + system) / 1000 / rounds)} ms`,
        target: '',
        baseline: '',
      },
    ]
  },
}
