import { checkProgram } from '@voyager-mc/action'
import { allPrimitives, describeScope } from '@voyager-mc/bot-runtime'
import { createTechTree } from '@voyager-mc/tech-tree'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderRows } from '../../docs/generate/render-rows.ts'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'
import { checkCall } from '../../packages/voyager/src/preset/check-call.ts'
import { mineflayerSnippets } from './mineflayer/all-snippets.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({
    gamerules: { doDaylightCycle: false },
    build({ world, at, fill }) {
      fill([-12, -3, -12], [12, -1, 12], 'stone')
      fill([2, -1, 2], [2, -1, 2], 'dirt')
      fill([-4, -1, -4], [-4, -1, -4], 'farmland[moisture=7]')
      fill([-4, 0, -4], [-4, 0, -4], 'wheat[age=7]')
      for (const [x, block] of [
        [-3, 'crafting_table'],
        [-2, 'furnace'],
        [-1, 'chest'],
        [0, 'oak_door'],
      ] as const)
        world.setBlock(at(x, 0, 3), block)
      fill([3, -1, -1], [4, -1, 1], 'water')
      fill([4, -1, 3], [4, -1, 3], 'grass_block')
      world.setBlock(at(4, 0, 3), 'oak_log')
      for (const name of ['cow', 'pig']) world.spawnMob(name, at(1, 0, 2))
    },
  })
})
afterAll(() => platform.stop())

const stock: Readonly<Record<string, number>> = {
  dirt: 8,
  gravel: 2,
  oak_planks: 32,
  iron_pickaxe: 1,
  coal: 2,
  raw_iron: 2,
  golden_apple: 1,
  oak_boat: 1,
}

const checkNames = checkCall(createTechTree('1.19.4'))

/** What the checks of programs say; undefined when they let it pass. */
function objection(code: string): string | undefined {
  const source = `async function main(bot, isThere) {\n${code}\n}`
  const functions = allPrimitives.map(({ name }) => name)
  const [finding] = checkProgram(
    { name: 'main', source },
    {
      functions,
      immediate: ['countItems'],
      scope: describeScope(),
      checkCall: checkNames,
    },
  )
  return finding?.message
}

/** Runs a snippet as part of a program; says what came of it. */
const guarded = (code: string, index: number): string =>
  `try { let answer = "works"; const isThere = (name, member) => { if (typeof member !== "function") throw new Error(name); answer = "is in scope" }
await (async () => {\n${code}\n})(); console.log("${index} " + answer) } catch (error) { console.log("${index} " + error.message) }`

test('each documented use of mineflayer works or is refused with what to write instead', async () => {
  await platform.enter()
  for (const [name, count] of Object.entries(stock)) platform.give(name, count)
  const answers = mineflayerSnippets.map(({ code }) => objection(code))
  const runnable = mineflayerSnippets.flatMap(({ code }, index) =>
    answers[index] === undefined ? [guarded(code, index)] : [],
  )
  for (let from = 0; from < runnable.length; from += 20) {
    const body = `await bot.waitForTicks(5)\n${runnable.slice(from, from + 20).join('\n')}`
    const { events, outcome } = await platform.run(body)
    expect(outcome).toEqual({ status: 'completed' })
    for (const event of events) {
      const [, index, text] = event.type === 'program-log' ? (/^(\d+) ([\s\S]*)$/.exec(event.text) ?? []) : []
      if (index !== undefined) answers[Number(index)] = text
    }
  }
  const rows = mineflayerSnippets.map(({ uses }, index) => [uses, answers[index] ?? 'no answer'])
  const bad = rows.filter(([, answer = '']) => !isGood(answer))
  expect(bad).toEqual([])
  expect(rows.length).toBeGreaterThanOrEqual(150)
  const count = (matches: (answer: string) => boolean): number =>
    rows.filter(([, answer = '']) => matches(answer)).length
  const [works, inScope] = [
    count((answer) => answer === 'works'),
    count((answer) => answer === 'is in scope'),
  ]
  const page = [
    '---\nsearch: mineflayer api, api.md, methods of the bot, bot.dig, bot.on, plugins, which functions a program can call, not allowed, what to write instead, substitute, JavaScript\n---',
    '# Mineflayer’s API in programs',
    'Each row is a use of what mineflayer documents, run as part of a program. It works, is in scope without being tried here, or the check of programs ' +
      'or the border says what to write instead. The test that makes this page fails when an answer changes.',
    `Of ${rows.length} uses ${works} work, ${inScope} are in scope, and ${rows.length - works - inScope} are answered with what to write instead.`,
    renderRows(
      ['Use', 'Answer'],
      rows.map((cells) => cells.map(escapeCell)),
    ),
  ]
  await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../../docs/mineflayer-api.md')
})

// A remedy stands behind a semicolon or a colon; that something is unknown is none.
const isGood = (answer: string): boolean =>
  answer === 'works' ||
  answer === 'is in scope' ||
  (/[;:] \S/.test(answer.replace(/\(rule: .*/, '')) && !answer.includes('cannot use'))

const escapeCell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
