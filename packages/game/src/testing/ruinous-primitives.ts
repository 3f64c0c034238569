import { execFileSync } from 'node:child_process'
import { definePrimitive, succeeded, type Primitive } from '@voyager-mc/bot-runtime'

/** Primitives that do to their thread what no program can, for tests. */
export const primitives: readonly Primitive[] = [
  ruinous('throwLater', () => {
    setTimeout(() => {
      throw new TypeError('thrown later')
    }, 1)
  }),
  ruinous('rejectLater', () => {
    void Promise.reject(new TypeError('rejected later'))
  }),
  ruinous('fillMemory', () => {
    const kept: object[] = []
    for (;;) kept.push({ text: `${kept.length} is kept` })
  }),
  ruinous('endThread', () => process.exit(3)),
  ruinous('spin', () => {
    for (;;);
  }),
  // As silent as a loop, without its heat.
  ruinous('standStill', () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)),
  // Longer than the learner waits for an answer, and then for the end of the thread.
  ruinous('sleepInSystem', () => void execFileSync('sleep', ['50'])),
]

function ruinous(name: string, act: () => void): Primitive {
  return definePrimitive({
    name,
    summary: `Ruins its thread by ${name}.`,
    parameters: {},
    example: `await ${name}(bot)`,
    async run({ bot }) {
      act()
      await bot.waitForTicks(100)
      return succeeded()
    },
  })
}
