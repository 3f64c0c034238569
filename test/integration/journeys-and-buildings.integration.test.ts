import type { StepResult } from '@voyager-mc/core'
import { plannerActionAgent, postconditionCritic } from '@voyager-mc/rule-roles'
import { createTechTree } from '@voyager-mc/tech-tree'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../packages/bot-runtime/testing/start-platform.ts'
import { writeSchematic } from '../../packages/bot-runtime/testing/write-schematic.ts'

const techTree = createTechTree('1.19.4')
const actionAgent = plannerActionAgent({ techTree })
const critic = postconditionCritic({ techTree })
let platform: Platform
let schematics: string

// A plain long enough to walk away on, high above the land.
beforeAll(async () => {
  schematics = await mkdtemp(join(tmpdir(), 'schematics-'))
  platform = await startPlatform({
    difficulty: 'peaceful',
    viewDistanceChunks: 6,
    gamerules: { doDaylightCycle: false },
    build({ fill }) {
      fill([-12, -2, -80], [12, -1, 80], 'stone')
      fill([-80, -2, -12], [80, -1, 12], 'stone')
    },
  })
})
beforeEach(() => platform.enter({ schematics }))
afterAll(async () => {
  await platform.stop()
  await rm(schematics, { recursive: true, force: true })
})

interface Try {
  readonly verdict: string
  readonly step: StepResult
}

/** Writes, runs and judges a task as the loop does; `spoil` changes the program. */
async function achieve(task: string, spoil = (source: string): string => source): Promise<Try> {
  const { observation: before } = await platform.run('await bot.waitForTicks(10)')
  const program = await actionAgent.generate({ task: { name: task }, observation: before, skills: [] })
  const step = await platform.environment.step({ ...program, source: spoil(program.source) })
  const found = await critic.decide({ task: { name: task }, before, step })
  if (found.status === 'undecided') return { verdict: `undecided: ${found.reason}`, step }
  return { verdict: found.critique.success ? 'achieved' : found.critique.feedback, step }
}

/** Lays out a hut of two kinds of block, one of them on top of the other. */
async function drawHut(name: string): Promise<void> {
  const { version } = platform.world
  const blocks = ['cobblestone', 'oak_planks', 'cobblestone', 'oak_planks']
  await writeFile(join(schematics, `${name}.schem`), await writeSchematic(version, blocks))
}

test('the program to explore N blocks ends so far from where it began, and is judged by it', async () => {
  const { verdict, step } = await achieve('Explore 60 blocks')
  expect(verdict).toBe('achieved')
  const { x, z } = step.observation.position
  expect(Math.hypot(x - platform.feet.x, z - platform.feet.z)).toBeGreaterThan(60)
})

test('a walk that ends too near has explored nothing', async () => {
  const { verdict } = await achieve('Explore 60 blocks', (source) => source.replaceAll('> 60', '> 20'))
  expect(verdict).not.toBe('achieved')
})

test('the program to build a schematic sets each block of it, and is judged by it', async () => {
  await drawHut('hut')
  platform.give('cobblestone', 4)
  platform.give('oak_planks', 4)
  const { verdict, step } = await achieve('Build schematic hut.schem')
  expect(verdict).toBe('achieved')
  expect(step.observation.inventory).toMatchObject({ cobblestone: 2, oak_planks: 2 })
})

test('a schematic with too few blocks at hand is not built, and what is missing is told', async () => {
  await drawHut('hut')
  platform.give('cobblestone', 2)
  const { verdict } = await achieve('Build schematic hut.schem')
  expect(verdict).not.toBe('achieved')
  expect(verdict).toContain('oak_planks')
})
