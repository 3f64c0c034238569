import { manualClock, type SuiteRunner } from '@voyager-mc/core/testing'
import { InvalidArgumentError, type Clock } from '@voyager-mc/core'
import type { TaskBoard } from '../team/task-board.ts'

export interface TestTaskBoardOptions extends SuiteRunner {
  /** Opens an empty board with this clock. */
  readonly open: (clock: Clock) => TaskBoard | Promise<TaskBoard>
}

/** Declares the tests that every `TaskBoard` passes. */
export function testTaskBoard(options: TestTaskBoardOptions): void {
  testPosting(options)
  testHelping(options)
  testTalking(options)
}

function testPosting({ test, expect, open }: TestTaskBoardOptions): void {
  test('puts a task on the board once', async () => {
    const board = await open(manualClock())
    expect(await board.post([{ id: 'a', task: 'Mine 3 dirt' }])).toEqual(1)
    expect(
      await board.post([
        { id: 'a', task: 'Mine 9 dirt' },
        { id: 'b', task: 'Mine 1 sand' },
      ]),
    ).toEqual(1)
    expect((await board.tasks()).map(({ task }) => task)).toEqual(['Mine 3 dirt', 'Mine 1 sand'])
  })

  test('refuses a task whose needs are nowhere', async () => {
    const board = await open(manualClock())
    const refused = await board
      .post([{ id: 'a', task: 'Craft', needs: ['wood'] }])
      .catch((error: unknown) => error)
    expect(InvalidArgumentError.isInstance(refused) && refused.message.includes('wood')).toEqual(true)
    expect(await board.tasks()).toEqual([])
  })

  test('gives each bot a task of its own, and the same one until it is done', async () => {
    const board = await open(manualClock())
    await board.post(['a', 'b'].map((id) => ({ id, task: `Do ${id}` })))
    const claims = await Promise.all(['Ada', 'Ben', 'Cleo'].map((bot) => board.claim(bot)))
    expect(claims.map((claim) => claim?.id ?? 'none').toSorted()).toEqual(['a', 'b', 'none'])
    expect((await board.claim(claims[0]?.by ?? ''))?.id).toEqual(claims[0]?.id)
  })

  test('holds a task back until what it needs is done', async () => {
    const board = await open(manualClock())
    await board.post([
      { id: 'wood', task: 'Mine 3 oak_log' },
      { id: 'table', task: 'Craft 1 crafting_table', needs: ['wood'], bot: 'Ben' },
    ])
    expect((await board.claim('Ben'))?.id).toEqual('wood')
    expect(await board.claim('Ada')).toEqual(undefined)
    expect(await board.done('wood', 'Ada')).toEqual(false)
    expect(await board.done('wood', 'Ben')).toEqual(true)
    expect(await board.claim('Ada')).toEqual(undefined)
    expect((await board.claim('Ben'))?.id).toEqual('table')
  })

  test('keeps tasks together that one bot has to do', async () => {
    const board = await open(manualClock())
    await board.post([
      { id: 'wood', task: 'Mine 3 oak_log' },
      { id: 'gift', task: 'Give 3 oak_log to Ada', needs: ['wood'], sameBotAs: 'wood' },
    ])
    await board.claim('Ben')
    await board.done('wood', 'Ben')
    expect(await board.claim('Ada')).toEqual(undefined)
    expect((await board.claim('Ben'))?.id).toEqual('gift')
  })
}

function testHelping({ test, expect, open }: TestTaskBoardOptions): void {
  const namesOf = async (board: TaskBoard): Promise<readonly unknown[]> =>
    (await board.tasks()).map(({ id, state, by }) => [id, state, by])

  test('offers a task to the others when a bot asks for help, and to none after three', async () => {
    const board = await open(manualClock())
    await board.post([
      { id: 'a', task: 'Do a' },
      { id: 'b', task: 'Do b' },
    ])
    await board.claim('Ada')
    expect(await board.help('a', 'Ada', 'It is too dark.')).toEqual(true)
    expect((await board.claim('Ada'))?.id).toEqual('b')
    const { id, helpAsked } = (await board.claim('Ben')) ?? {}
    expect({ id, helpAsked }).toEqual({ id: 'a', helpAsked: [{ bot: 'Ada', reason: 'It is too dark.' }] })
    await board.help('a', 'Ben', 'No.')
    await board.claim('Cleo')
    await board.help('a', 'Cleo', 'No.')
    expect(await namesOf(board)).toEqual([
      ['a', 'failed', 'Cleo'],
      ['b', 'claimed', 'Ada'],
    ])
  })

  test('gives what others asked for help with before what nobody has begun, but after what a bot has begun itself', async () => {
    const board = await open(manualClock())
    await board.post([
      { id: 'a', task: 'Do a', bot: 'Cleo' },
      { id: 'b', task: 'Do b' },
      { id: 'c', task: 'Do c' },
    ])
    await board.claim('Ben')
    expect((await board.claim('Ada'))?.id).toEqual('c')
    await board.help('b', 'Ben', 'No.')
    expect((await board.claim('Ada'))?.id).toEqual('c')
    expect((await board.claim('Cleo'))?.id).toEqual('b')
  })

  test('ends a claim once, and lets what only its bot may do fail with it', async () => {
    const board = await open(manualClock())
    await board.post([
      { id: 'a', task: 'Do a' },
      { id: 'b', task: 'Do b', needs: ['a'], sameBotAs: 'a' },
    ])
    await board.claim('Ada')
    expect(await board.done('a', 'Ada')).toEqual(true)
    expect(await board.done('a', 'Ada')).toEqual(false)
    expect((await board.claim('Ada'))?.id).toEqual('b')
    await board.help('b', 'Ada', 'No.')
    expect((await board.tasks()).map(({ state }) => state)).toEqual(['done', 'failed'])
  })

  test('opens the claim of a bot that has been away for too long', async () => {
    const clock = manualClock()
    const board = await open(clock)
    await board.post([{ id: 'a', task: 'Do a' }])
    await board.claim('Ada')
    await clock.advance(599_000)
    expect(await board.claim('Ben')).toEqual(undefined)
    await clock.advance(2000)
    expect((await board.claim('Ben'))?.id).toEqual('a')
    expect(await board.done('a', 'Ada')).toEqual(false)
  })
}

function testTalking({ test, expect, open }: TestTaskBoardOptions): void {
  test('carries messages to whom they are for, cut and counted', async () => {
    const board = await open(manualClock())
    await board.say({ from: 'Ada', text: 'x'.repeat(500) })
    await board.say({ from: 'Ada', to: 'Cleo', text: 'Only you.' })
    expect((await board.messages('Ben')).map(({ sequence, text }) => [sequence, text.length])).toEqual([
      [1, 200],
    ])
    expect(await board.messages('Cleo', 1)).toEqual([
      { sequence: 2, from: 'Ada', to: 'Cleo', text: 'Only you.' },
    ])
    expect(await board.messages('Ada')).toEqual([])
    for (let count = 0; count < 120; count += 1) await board.say({ from: 'Ada', text: `${count}` })
    expect((await board.messages('Ben')).map(({ text }) => text)).toEqual(
      Array.from({ length: 20 }, (_nothing, index) => `${100 + index}`),
    )
  })

  test('knows where each bot was last', async () => {
    const board = await open(manualClock())
    const place = { position: { x: 1, y: 64, z: -2 }, dimension: 'overworld' }
    for (const bot of ['Ada', 'Ben', 'Ada']) await board.locate({ ...place, bot })
    await board.locate({ bot: 'Ada', position: { x: 9, y: 64, z: -2 }, dimension: 'the_nether' })
    expect((await board.whereabouts()).map(({ bot, dimension }) => [bot, dimension])).toEqual([
      ['Ben', 'overworld'],
      ['Ada', 'the_nether'],
    ])
  })

  test('gives a chest to whoever claims it first', async () => {
    const board = await open(manualClock())
    const chest = { position: { x: 1, y: 64, z: -2 }, dimension: 'overworld' }
    expect(await board.own({ ...chest, owner: 'Ada' })).toEqual('Ada')
    expect(await board.own({ ...chest, owner: 'Ben' })).toEqual('Ada')
    expect(await board.own({ ...chest, dimension: 'the_nether', owner: 'Ben' })).toEqual('Ben')
    expect((await board.chests()).map(({ owner }) => owner)).toEqual(['Ada', 'Ben'])
    expect(await board.disown(chest)).toEqual(true)
    expect(await board.disown(chest)).toEqual(false)
    expect((await board.chests()).map(({ owner }) => owner)).toEqual(['Ben'])
    expect(await board.own({ ...chest, owner: 'Cleo' })).toEqual('Cleo')
  })
}
