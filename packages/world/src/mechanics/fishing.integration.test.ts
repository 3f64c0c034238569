import { afterAll, beforeAll, expect, test } from 'vitest'
import { hold, near, startQuickArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena({ difficulty: 'peaceful' })
})
afterAll(async () => arena.stop())

test('a bot casts into a pond, feels the bite and gets its catch', async () => {
  const { world, bot } = arena
  for (let x = 3; x <= 9; x += 1)
    for (let z = -2; z <= 2; z += 1) world.setBlock(near(bot, x, -1, z), 'water')
  await arena.give('fishing_rod', 1)
  await hold(bot, 'fishing_rod')
  await bot.lookAt(near(bot, 6, -1, 0).offset(0.5, 1, 0.5), true)
  await arena.ticks(4)
  const caught = bot.fish()
  await arena.until(
    () => Object.values(bot.entities).some(({ name }) => name === 'fishing_bobber'),
    'the bobber',
  )
  let isDone = false
  void caught.then(() => {
    isDone = true
  })
  for (let rounds = 0; rounds < 80 && !isDone; rounds += 1) {
    world.step(10)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await caught
  await arena.until(() => bot.experience.points > 0, 'experience')
  await arena.ticks(10)
  const others = Object.keys(arena.carried()).filter((name) => name !== 'fishing_rod')
  const lying = Object.values(bot.entities).filter(({ name }) => name === 'item')
  expect(others.length + lying.length).toBeGreaterThan(0)
  expect(Object.values(bot.entities).some(({ name }) => name === 'fishing_bobber')).toBe(false)
  expect(arena.errors).toEqual([])
})
