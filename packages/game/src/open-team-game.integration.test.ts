import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTeamGame, type TeamGame, type TeamMember } from './index.ts'

const walk = (blocks: number) => ({
  name: 'main',
  source: `async function main(bot) { await bot.waitForTicks(${blocks}) }`,
})

let team: TeamGame
let ada: TeamMember
let ben: TeamMember
beforeAll(async () => {
  team = await openTeamGame({
    names: ['Ada', 'Ben'],
    world: { seed: 3, viewDistanceChunks: 2 },
    primitives: [new URL('./testing/ruinous-primitives.ts', import.meta.url)],
    limits: { memoryMb: 2048 },
  })
  const [first, second] = team.members
  if (first === undefined || second === undefined) throw new Error('A member is missing.')
  ;[ada, ben] = [first, second]
})
afterAll(() => team.close())

describe('a team in one world', () => {
  test('sees each other, and plays at the same time of the world', async () => {
    await ada.reset()
    const before = await ben.reset()
    const [long, short] = await Promise.all([ada.step(walk(600)), ben.step(walk(500))])
    expect([long.outcome.status, short.outcome.status]).toEqual(['completed', 'completed'])
    expect(long.observation.nearbyPlayers?.map(({ name }) => name)).toEqual(['Ben'])
    const { observation } = (await Promise.all([ben.step(walk(1)), ada.step(walk(1))]))[0]
    // Not one after the other, which would take 1100.
    const passed = observation.elapsedTicks + long.observation.elapsedTicks
    expect(passed).toBeGreaterThanOrEqual(600)
    expect(observation.timeOfDay - before.timeOfDay).toBeLessThan(900)
  })

  test('hands each member the events of its own program', async () => {
    const say = (text: string) => ({ name: 'main', source: `function main(bot) { console.log('${text}') }` })
    const [one, two] = await Promise.all([ada.step(say('from Ada')), ben.step(say('from Ben'))])
    expect(JSON.stringify(one.events)).toContain('from Ada')
    expect(JSON.stringify(one.events)).not.toContain('from Ben')
    expect(JSON.stringify(two.events)).toContain('from Ben')
  })

  test('is interrupted together when one program ruins the thread, and goes on', async () => {
    const ruin = { name: 'main', source: 'async function main(bot) { await endThread(bot) }' }
    const [one, two] = await Promise.all([ada.step(ruin), ben.step(walk(40))])
    expect([one.outcome.status, two.outcome.status]).toEqual(['interrupted', 'interrupted'])
    expect(team.replacements).toBe(1)
    const again = await Promise.all([ada.step(walk(2)), ben.step(walk(2))])
    expect(again.map(({ outcome }) => outcome.status)).toEqual(['completed', 'completed'])
  })

  test('ends one member’s turn when its caller gives it up, and no other', async () => {
    const caller = new AbortController()
    const given = ada.step(walk(200_000), { signal: caller.signal })
    const other = ben.step(walk(60))
    setTimeout(() => caller.abort(new Error('Enough.')), 300)
    await expect(given).rejects.toThrow('Enough.')
    expect((await other).outcome.status).toBe('completed')
  })

  test('goes on without a member that has left', async () => {
    await ben.close()
    expect((await ada.step(walk(5))).outcome.status).toBe('completed')
    await expect(ben.step(walk(5))).rejects.toThrow('closed')
  })
})

test.each([
  { names: [], named: 'pass 1 to 16 names' },
  { names: ['Ada', 'ada'], named: 'each name once' },
  { names: ['A'], named: '3 to 16 letters' },
])('refuses the names $names', async ({ names, named }) => {
  await expect(openTeamGame({ names, world: { seed: 1 } })).rejects.toThrow(named)
})
