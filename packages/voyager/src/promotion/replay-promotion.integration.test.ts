import { makeObservation } from '@voyager-mc/core/testing'
import { createSkillLibrary, type SkillRecord } from '@voyager-mc/skill-library'
import { expect, test } from 'vitest'
import { embeddedScratchWorld } from './embedded-scratch-world.ts'
import { replayPromotion } from './replay-promotion.ts'

const version = '1.19.4'
const library = createSkillLibrary({ promote: replayPromotion({ version, stepTimeoutMs: 60_000 }) })

/** Adds a program that is said to have passed, and gives the record the gate left. */
async function admit(
  name: string,
  body: string,
  learned: { readonly task: string; readonly start: ReturnType<typeof makeObservation> },
): Promise<SkillRecord | undefined> {
  const program = { name, source: `async function ${name}(bot) { ${body} }` }
  await library.add(program, { name: learned.task }, { start: learned.start })
  return (await library.versions(name)).at(-1)
}

const position = { x: 100, y: 70, z: 100 }
const besideLog = makeObservation({
  position,
  nearbyBlocks: [{ name: 'oak_log', count: 2, nearest: { x: 102, y: 70, z: 100 }, distanceBlocks: 2 }],
})

test('a skill that works again from its start is admitted, with the verdict', async () => {
  const record = await admit('mineLog', 'await mineBlock(bot, "oak_log", 1)', {
    task: 'Mine 1 oak_log',
    start: besideLog,
  })
  expect(record).toMatchObject({ status: 'active', promotion: { status: 'passed' } })
  expect(record?.promotion?.detail).toMatch(/Gained 1.*seed 1; \d+ operator commands set the scene/)
})

test('a skill that calls another one has what it calls, and the inventory it began with', async () => {
  const planks = makeObservation({ inventory: { oak_planks: 4 }, usedSlots: 1 })
  const table = await admit('craftTable', 'await craftItem(bot, "crafting_table", 1)', {
    task: 'Craft 1 crafting_table',
    start: planks,
  })
  expect(table?.promotion?.status).toBe('passed')
  const again = await admit('craftTableAgain', 'await craftTable(bot)', {
    task: 'Craft 1 crafting_table',
    start: planks,
  })
  expect(again?.promotion?.status).toBe('passed')
})

test('a skill whose attempt passed by luck is refused and not found', async () => {
  const record = await admit('waitForLog', 'await bot.waitForTicks(5)', {
    task: 'Mine 1 oak_log',
    start: besideLog,
  })
  expect(record).toMatchObject({ status: 'quarantined', promotion: { status: 'failed' } })
  const found = await library.retrieve({ task: { name: 'Mine 1 oak_log' } })
  expect(found.map(({ name }) => name)).not.toContain('waitForLog')
})

test('the creatures and the place are those of the record on the same ground', async () => {
  const openWorld = embeddedScratchWorld({ version, seed: 3, isSameGround: true })
  const start = makeObservation({
    position,
    equipment: { head: 'iron_helmet', hand: 'stone_sword' },
    inventory: { stone_sword: 1 },
    nearbyEntities: [
      { name: 'pig', position: { x: 103, y: 70, z: 100 }, distanceBlocks: 3 },
      { name: 'no_such_beast', position, distanceBlocks: 0 },
    ],
  })
  const world = await openWorld({ start, replay: 1 })
  if (world.status !== 'open') throw new TypeError(world.message)
  const { position: place, inventory, equipment, nearbyEntities } = world.before
  await world.close()
  expect({ x: Math.floor(place.x), z: Math.floor(place.z), inventory }).toEqual({
    x: 100,
    z: 100,
    inventory: { stone_sword: 1 },
  })
  expect(equipment.head).toBe('iron_helmet')
  expect(nearbyEntities.map(({ name }) => name)).toContain('pig')
})

test('a version no embedded world serves is no reason to refuse', async () => {
  const openWorld = embeddedScratchWorld({ version: '1.8.9' })
  const promote = replayPromotion({ version, openWorld })
  const verdict = await promote({ name: 'a', source: 'async function a(bot) {}' }, { name: 'Mine 1 oak_log' })
  expect(verdict).toMatchObject({ status: 'skipped', reason: 'no-world' })
})
