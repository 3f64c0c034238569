import pathfinderPackage from 'mineflayer-pathfinder'
import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { followPath } from './follow-path.ts'

const goal = new pathfinderPackage.goals.GoalBlock(10, 64, 0)

function walker(): ReturnType<typeof fakeBot> {
  const pathfinder = {
    goal: undefined as unknown,
    setGoal(next: unknown) {
      pathfinder.goal = next
    },
    isMoving: () => true,
  }
  return fakeBot({ pathfinder, clearControlStates: () => undefined, targetDigBlock: null })
}

function tick(
  bot: ReturnType<typeof fakeBot>,
  count: number,
  move: (step: number) => void = () => undefined,
): void {
  for (let step = 0; step < count; step += 1) {
    move(step)
    bot.emit('physicsTick')
  }
}

const options = { signal: new AbortController().signal, limitTicks: 1000 }

test('arrives when the pathfinder says so', async () => {
  const bot = walker()
  const walk = followPath(bot, goal, options)
  bot.emit('goal_reached', goal)
  await expect(walk).resolves.toMatchObject({ status: 'arrived' })
})

test('says that there is no path and how far the goal is', async () => {
  const bot = walker()
  const walk = followPath(bot, goal, options)
  bot.emit('path_update', { status: 'noPath', path: [] })
  await expect(walk).resolves.toMatchObject({ status: 'no-path', distanceBlocks: 10 })
})

test('stagnates when it only jumps on the spot', async () => {
  const bot = walker()
  const walk = followPath(bot, goal, options)
  tick(bot, 300, (step) => {
    bot.entity.position.y = 64 + (step % 10 < 5 ? 0 : 1)
  })
  await expect(walk).resolves.toMatchObject({ status: 'stagnated' })
})

test('does not stop in the midst of a fall, but when it has come down', async () => {
  const bot = walker()
  const walk = followPath(bot, goal, { ...options, isDone: () => true })
  Object.assign(bot.entity, { onGround: false, velocity: new Vec3(0, -0.5, 0) })
  tick(bot, 30)
  expect(bot.pathfinder.goal).toBe(goal)
  Object.assign(bot.entity, { onGround: true })
  tick(bot, 10)
  await expect(walk).resolves.toMatchObject({ status: 'interrupted' })
})

test('times out while it still gets on', async () => {
  const bot = walker()
  const walk = followPath(bot, goal, { ...options, limitTicks: 200 })
  tick(bot, 250, (step) => {
    bot.entity.position = new Vec3(step, 64, 0)
  })
  await expect(walk).resolves.toMatchObject({ status: 'timeout' })
})

test.for([
  ['the signal', (_bot: ReturnType<typeof fakeBot>, controller: AbortController) => controller.abort()],
  ['another goal', (bot: ReturnType<typeof fakeBot>) => bot.emit('goal_updated', null, false)],
  ['death', (bot: ReturnType<typeof fakeBot>) => bot.emit('death')],
] as const)('is interrupted by %s and leaves no listener', async ([, interrupt]) => {
  const bot = walker()
  const controller = new AbortController()
  const walk = followPath(bot, goal, { ...options, signal: controller.signal })
  interrupt(bot, controller)
  await expect(walk).resolves.toMatchObject({ status: 'interrupted' })
  expect(bot.eventNames().filter((name) => bot.listenerCount(name) > 0)).toEqual([])
})

test.for([
  ['ends when a block is dug again and again', 700, 'stagnated'],
  ['waits as long as a block takes to dig', 20_000, 'timeout'],
] as const)('%s', async ([_what, digTimeMs, status]) => {
  const bot = walker()
  const block = { position: new Vec3(1, 64, 0) }
  Object.assign(bot, { targetDigBlock: block, digTime: () => digTimeMs })
  const walk = followPath(bot, goal, { ...options, limitTicks: 400 })
  tick(bot, 450)
  await expect(walk).resolves.toMatchObject({ status })
})
