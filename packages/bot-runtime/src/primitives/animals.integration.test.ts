import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

beforeEach(() => platform.enter())

const spawn = (name: string, dx: number, dz = 0): number =>
  platform.world.spawnMob(name, platform.at(dx, 0, dz))
const mobs = (name: string) => platform.world.mobs.filter((mob) => mob.name === name)

test('breedAnimals feeds two cows and waits for the calf', { retry: 0 }, async () => {
  spawn('cow', 4)
  spawn('cow', 6, 2)
  platform.give('wheat', 3)
  expect(await platform.call('await breedAnimals(bot, "cow")')).toMatchObject({
    status: 'succeeded',
    detail: { food: 'wheat', born: 1 },
  })
  expect(mobs('cow')).toHaveLength(3)
  expect(platform.carried('wheat')).toBe(1)
  platform.give('wheat', 3)
  expect(await platform.reasonOf('await breedAnimals(bot, "cow")')).toMatch(/^refused: Only 0 cow took wheat/)
})

test.for([
  [
    'that stand far apart are brought together',
    [
      [-9, 0],
      [9, 0],
    ],
  ],
  [
    'are a pair that stands together, not the nearest two',
    [
      [4, 0],
      [-4, 0],
      [10, 8],
      [10, 10],
    ],
  ],
] as const)('chickens to breed %s', { retry: 0 }, async ([, places]) => {
  for (const [dx, dz] of places) spawn('chicken', dx, dz)
  platform.give('wheat_seeds', 4)
  expect(await platform.call('await breedAnimals(bot, "chicken")')).toMatchObject({ status: 'succeeded' })
  expect(platform.carried('wheat_seeds')).toBe(2)
})

test('chickens to breed are two on one side of a fence', { retry: 0 }, async () => {
  // The nearest one sits in a pen.
  for (const [dx, dz] of [
    [2, -1],
    [2, 0],
    [2, 1],
    [3, -1],
    [3, 1],
    [4, -1],
    [4, 0],
    [4, 1],
  ] as const)
    platform.fill([dx, 0, dz], [dx, 1, dz], 'oak_fence')
  for (const [dx, dz] of [
    [3, 0],
    [-4, 0],
    [-8, 4],
  ] as const)
    spawn('chicken', dx + 0.5, dz + 0.5)
  platform.give('wheat_seeds', 2)
  expect(await platform.call('await breedAnimals(bot, "chicken")')).toMatchObject({ status: 'succeeded' })
})

test('cows that a wall parts are led around it', { retry: 0 }, async () => {
  platform.fill([3, 0, -3], [3, 2, 3], 'stone')
  spawn('cow', 1.5, 0.5)
  spawn('cow', 6.5, 0.5)
  platform.give('wheat', 6)
  expect(await platform.call('await breedAnimals(bot, "cow")')).toMatchObject({ status: 'succeeded' })
})

test('pigs in two pits are brought together', { retry: 0 }, async () => {
  for (const dx of [3, -3]) {
    platform.fill([dx, -2, 0], [dx, -1, 0], 'air')
    platform.world.spawnMob('pig', platform.at(dx, -2, 0))
  }
  platform.give('carrot', 4)
  expect(await platform.call('await breedAnimals(bot, "pig")')).toMatchObject({ status: 'succeeded' })
})

test('breedAnimals says what is missing and what cannot be bred', { retry: 0 }, async () => {
  spawn('pig', 3)
  expect(await platform.reasonOf('await breedAnimals(bot, "pig", 2)')).toBe(
    'missing-item: Missing 4 carrot to breed 4 pig',
  )
  platform.give('potato', 2)
  expect(await platform.reasonOf('await breedAnimals(bot, "pig")')).toMatch(
    /^not-found: Only 1 grown pig nearby/,
  )
  expect(await platform.reasonOf('await breedAnimals(bot, "villager")')).toMatch(
    /^not-possible: A villager cannot be bred; .*cow/,
  )
  expect(await platform.reasonOf('await breedAnimals(bot, "cow", 0)')).toMatch(
    /whole number from 1 to 8, not 0/,
  )
  expect(await platform.reasonOf('await breedAnimals(bot, "cwo")')).toMatch(/No creature named cwo/)
})

test('tameAnimal gives bones to a wolf', { retry: 0 }, async () => {
  spawn('wolf', 4)
  expect(await platform.reasonOf('await tameAnimal(bot, "wolf")')).toBe(
    'missing-item: No bone in inventory to tame a wolf',
  )
  platform.give('bone', 40)
  expect(await platform.call('await tameAnimal(bot, "wolf")')).toMatchObject({
    status: 'succeeded',
    detail: { treat: 'bone' },
  })
  expect(await platform.reasonOf('await tameAnimal(bot, "cow")')).toMatch(
    /^not-possible: A cow cannot be tamed; .*wolf/,
  )
})

test(
  'tameAnimal rides a horse until it is tame, and rideEntity saddles it and stays on it',
  { retry: 0 },
  async () => {
    spawn('horse', 4)
    const { events } = await platform.run('await bot.waitForTicks(5); await tameAnimal(bot, "horse")')
    expect(events.findLast(({ type }) => type === 'primitive-result')).toMatchObject({ status: 'succeeded' })
    expect(events.filter(({ type }) => type === 'creature-tame')).toHaveLength(1)
    platform.give('saddle')
    const { observation } = await platform.run('await bot.waitForTicks(5); await rideEntity(bot, "horse")')
    expect(observation.vehicle).toBe('horse')
    expect(platform.carried('saddle')).toBe(0)
    const { observation: later } = await platform.run(`await goTo(bot, ${platform.vec(-6, 0, 0)}, 1)`)
    expect(later.vehicle).toBeUndefined()
    expect(later.position.x).toBeLessThan(-4)
  },
)

test('rideEntity says what is in the way of a seat', { retry: 0 }, async () => {
  expect(await platform.reasonOf('await rideEntity(bot, "boat")')).toBe('not-found: No boat nearby')
  spawn('pig', 3)
  expect(await platform.reasonOf('await rideEntity(bot, "pig")')).toMatch(
    /^missing-item: A pig carries nobody/,
  )
  expect(await platform.reasonOf('await rideEntity(bot, "sheep")')).toMatch(
    /^not-possible: Nobody rides a sheep; .*horse/,
  )
})

test('leadAnimal brings a cow to a fence and ties it there', { retry: 0 }, async () => {
  platform.fill([-9, 0, 0], [-9, 0, 0], 'oak_fence')
  spawn('cow', 5)
  const lead = `await bot.waitForTicks(5); await leadAnimal(bot, "cow", ${platform.vec(-9, 0, 0)})`
  expect(await platform.reasonOf(lead)).toBe('missing-item: No lead in inventory')
  platform.give('lead')
  expect(await platform.call(lead)).toMatchObject({ status: 'succeeded', detail: { isTied: true } })
  expect(mobs('cow')[0]?.position.x).toBeLessThan(0)
  expect(platform.carried('lead')).toBe(0)
})

test('shearAnimal and milkAnimal use the tool and leave the animal alive', { retry: 0 }, async () => {
  spawn('sheep', 3)
  spawn('cow', 3, 3)
  expect(await platform.reasonOf('await shearAnimal(bot)')).toMatch(/^missing-tool: No shears/)
  for (const name of ['shears', 'bucket']) platform.give(name)
  expect(await platform.call('await shearAnimal(bot)')).toMatchObject({ status: 'succeeded' })
  expect(await platform.call('await milkAnimal(bot)')).toMatchObject({
    status: 'succeeded',
    detail: { gained: { milk_bucket: 1 } },
  })
  expect([...mobs('sheep'), ...mobs('cow')]).toHaveLength(2)
  expect(await platform.reasonOf('await shearAnimal(bot, "cow")')).toMatch(
    /^not-possible: A cow cannot be shorn; .*sheep/,
  )
  expect(await platform.reasonOf('await milkAnimal(bot, "sheep")')).toMatch(
    /^not-possible: A sheep gives no milk; .*cow/,
  )
})
