import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readResults } from '@voyager-mc/evaluation'
import { pairsForMean } from '@voyager-mc/evaluation/statistics'
import { expect, test } from 'vitest'
import { runCli, type CliOutcome } from './testing/run-cli.ts'

const directory = mkdtempSync(join(tmpdir(), 'voyager-eval-regression-'))

/** Twenty things that are made of what is at hand. */
const things = [
  ...['pickaxe', 'sword', 'axe', 'shovel', 'hoe'].map((tool) => `wooden_${tool}`),
  ...[
    'slab',
    'stairs',
    'door',
    'trapdoor',
    'fence',
    'fence_gate',
    'pressure_plate',
    'button',
    'sign',
    'boat',
  ].map((part) => `oak_${part}`),
  'chest',
  'ladder',
  'bowl',
  'barrel',
  'composter',
]

const suite = join(directory, 'suite.json')
writeFileSync(
  suite,
  JSON.stringify({
    name: 'workshop',
    version: 1,
    title: 'Workshop',
    game: '1.19.4',
    tasks: [
      {
        id: 'make-things',
        family: 'craft',
        start: {
          seed: 'trial',
          clearing: 4,
          inventory: { oak_planks: 128, stick: 64, spruce_slab: 16 },
          blocks: [{ block: 'crafting_table', at: { x: 2, y: 0, z: 1 } }],
        },
        budget: { worldMinutes: 10, attempts: 1 },
      },
    ],
  }),
)

/** An agent that makes most of the things, which of them is its luck; and none of those left out. */
function writeAgent(leftOut: readonly string[]): string {
  const file = join(directory, 'crafter.mjs')
  writeFileSync(
    file,
    `const leftOut = new Set(${JSON.stringify(leftOut)})
    export const agent = async ({ environment, random }) => {
      const made = ${JSON.stringify(things)}.filter((thing) => random() > 0.03 && !leftOut.has(thing))
      const lines = made.map((thing) => 'await craftItem(bot, "' + thing + '", 1)')
      await environment.step({ name: 'main', source: 'async function main(bot) {' + lines.join(';') + '}' })
      return {}
    }`,
  )
  return file
}

interface Measured {
  readonly leftOut: readonly string[]
  readonly seeds: number
}

function measure(
  results: string,
  { leftOut, seeds }: Measured,
  ...words: readonly string[]
): Promise<CliOutcome> {
  const flags = ['--agent', writeAgent(leftOut), '--seeds', `1..${seeds}`, '--results', results]
  return runCli(['eval', suite, ...flags, ...words], { directory })
}

test('an agent in real worlds that makes a tenth fewer things is found out, with as many seeds as its power needs', async () => {
  const before = join(directory, 'before.ndjson')
  const whole = { leftOut: [], seeds: 7 }
  expect(await measure(before, whole)).toMatchObject({ code: 0, complaint: '' })
  const recorded = (await readResults(before)).trials.map(
    ({ steps }) => new Set(steps.flatMap(({ firsts }) => firsts)).size,
  )
  expect(Math.min(...recorded)).toBeGreaterThan(16)
  const seeds = pairsForMean({ recorded, change: -0.1 }) ?? 0
  expect(seeds).toBeLessThanOrEqual(recorded.length)
  const leftOut = ['oak_door', 'oak_boat']
  const worse = await measure(join(directory, 'after.ndjson'), { leftOut, seeds }, '--baseline', before)
  expect(worse).toMatchObject({ code: 1, said: expect.stringMatching(/Worse than the baseline .*items/) })
  // Nothing is left to play: the same results are not worse than themselves.
  expect(await measure(before, whole, '--baseline', before)).toMatchObject({ code: 0 })
}, 240_000)
