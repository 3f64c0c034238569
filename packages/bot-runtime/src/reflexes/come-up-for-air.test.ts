import { expect, test } from 'vitest'
import { takeBody } from '../bot/body-control.ts'
import { fakeBot } from '../testing/fake-bot.ts'
import { comeUpForAir } from './come-up-for-air.ts'

/** Whether somebody under water swims up with so much breath, of twenty, and says so once. */
function swimsUp(breath: number, { isTaken }: { readonly isTaken: boolean }): boolean {
  const said: string[] = []
  const pressed = new Set<string>()
  const bot = fakeBot({
    oxygenLevel: breath,
    health: 20,
    pathfinder: { movements: {}, setMovements: () => undefined },
    stopDigging: () => undefined,
    clearControlStates: () => pressed.clear(),
    setControlState: (name: string, isOn: boolean) => void (isOn ? pressed.add(name) : pressed.delete(name)),
    blockAt: () => ({ name: 'air', boundingBox: 'empty' }),
  })
  if (isTaken) takeBody(bot)
  const stop = comeUpForAir(bot, { say: (text) => said.push(text) })
  for (let tick = 0; tick < 3; tick += 1) bot.emit('physicsTick')
  const isUp = pressed.has('jump')
  stop()
  expect(said).toEqual(isUp ? [`Swims up for air, breath ${breath} of 20.`] : [])
  return isUp
}

test('swims up when the breath runs short', () => {
  expect(swimsUp(8, { isTaken: false })).toBe(false)
  expect(swimsUp(7, { isTaken: false })).toBe(true)
})

test('leaves the body to another reflex, but not to the last breath', () => {
  expect(swimsUp(5, { isTaken: true })).toBe(false)
  expect(swimsUp(4, { isTaken: true })).toBe(true)
})

test('dives of one work are told once, and those of another work again', () => {
  const said: string[] = []
  let breath = 20
  const bot = fakeBot({
    health: 20,
    pathfinder: { movements: {}, setMovements: () => undefined },
    stopDigging: () => undefined,
    clearControlStates: () => undefined,
    setControlState: () => undefined,
    blockAt: () => ({ name: 'air', boundingBox: 'empty' }),
  })
  // A getter among the members would be read once.
  Object.defineProperty(bot, 'oxygenLevel', { get: () => breath })
  const stop = comeUpForAir(bot, { say: (text) => said.push(text) })
  const pass = (ticks: number, left: number): void => {
    breath = left
    for (let tick = 0; tick < ticks; tick += 1) bot.emit('physicsTick')
  }
  for (let dive = 0; dive < 6; dive += 1) {
    pass(3, 7)
    pass(250, 20)
  }
  expect(said).toEqual(['Swims up for air, breath 7 of 20.'])
  pass(1200, 20)
  pass(3, 7)
  stop()
  expect(said.length).toBe(2)
})
