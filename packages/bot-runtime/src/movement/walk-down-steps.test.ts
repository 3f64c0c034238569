import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { fakeBot } from '../testing/fake-bot.ts'
import { walkDownSteps } from './walk-down-steps.ts'

interface Situation {
  readonly node?: Vec3
  readonly speed?: number
  readonly onGround?: boolean
}

/** Whether a runner to the east at (0.5, 64, 0.5), whose pathfinder has ordered a jump, still leaps. */
function leaps({ node, speed = 0.1, onGround = true }: Situation): boolean {
  let jumps = true
  const bot = fakeBot({
    getControlState: () => jumps,
    setControlState: (_control: string, isOn: boolean) => {
      jumps = isOn
    },
  })
  Object.assign(bot.entity, { onGround, velocity: new Vec3(speed, -0.08, 0) })
  walkDownSteps(bot, node)
  return jumps
}

test('nobody leaps down a step into the next cell', () => {
  expect(leaps({ node: new Vec3(1.5, 62, 0.5) })).toBe(false)
})

test('leaves alone who leaps over a gap, up, on one level, in the air, without a way, or to get free', () => {
  const down = new Vec3(1.5, 62, 0.5)
  const others: readonly Situation[] = [
    { node: new Vec3(3.5, 63, 0.5) },
    { node: new Vec3(1.5, 65, 0.5) },
    { node: new Vec3(1.5, 64, 0.5) },
    { node: down, onGround: false },
    {},
    { node: down, speed: 0.01 },
  ]
  expect(others.map(leaps)).toEqual(others.map(() => true))
})
