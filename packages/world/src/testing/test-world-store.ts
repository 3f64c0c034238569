import type { KeptWorld, WorldStore } from '../storage/world-store.ts'

/** The store under test and the test runner. */
export interface TestWorldStoreOptions {
  /** Registers a test: vitest's, jest's or node's own `test`. */
  readonly test: (name: string, run: () => Promise<void>) => unknown
  /** Vitest's or jest's `expect`, or anything with these two. */
  readonly expect: (actual: unknown) => { toEqual(expected: unknown): unknown }
  /** Opens a store on the place of that name: the same name gives the same contents. */
  readonly open: (place: string) => WorldStore | Promise<WorldStore>
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const overworld = { dimension: 'overworld', chunkX: -3, chunkZ: 7 } as const
const nether = { ...overworld, dimension: 'the_nether' } as const
const far = { dimension: 'overworld', chunkX: 1_875_000, chunkZ: -1_875_000 } as const

function makeWorld(): KeptWorld {
  return {
    meta: { seed: 7, tick: 20, name: 'naïve → 😀' },
    columns: [
      { ...overworld, bytes: bytesOf('ground') },
      { ...nether, bytes: bytesOf('below') },
      { ...far, bytes: Uint8Array.from([0, 255, 0, 128]) },
    ],
    players: { Ada: { health: 20, inventory: [null, { name: 'bread', count: 3 }] }, ['__proto__']: {} },
    mechanics: { chests: [], weather: { rainTicks: 17.5 } },
  }
}

const changes = (parts: Partial<KeptWorld>): KeptWorld => ({
  meta: {},
  columns: [],
  players: {},
  mechanics: {},
  ...parts,
})

/** The suite every world store has to pass. */
export function testWorldStore(options: TestWorldStoreOptions): void {
  testContents(options)
  testCommits(options)
}

const contents = async (store: WorldStore): Promise<unknown> => {
  const world = await store.load()
  return world && sorted(world)
}

const sorted = (world: KeptWorld): unknown => ({ ...world, columns: [...world.columns].sort(byPlace) })

function testContents({ test, expect, open }: TestWorldStoreOptions): void {
  test('begins without a world', async () => {
    expect(await (await open('empty')).load()).toEqual(undefined)
  })
  test('gives a world back as it was committed', async () => {
    const store = await open('whole')
    await store.commit(makeWorld())
    expect(await contents(store)).toEqual(sorted(makeWorld()))
  })
  test('keeps a world for whoever opens the place next', async () => {
    const store = await open('again')
    await store.commit(makeWorld())
    await store.close()
    expect(await contents(await open('again'))).toEqual(sorted(makeWorld()))
  })
  test('changes the parts that a commit names and leaves the others', async () => {
    const store = await open('parts')
    const world = makeWorld()
    await store.commit(world)
    const column = { ...overworld, bytes: bytesOf('dug') }
    await store.commit(
      changes({
        meta: { tick: 21 },
        columns: [column],
        players: { Ada: { health: 1 } },
        mechanics: { chests: [1] },
      }),
    )
    expect(await contents(store)).toEqual(
      sorted({
        meta: { tick: 21 },
        columns: [column, ...world.columns.slice(1)],
        players: { ...world.players, Ada: { health: 1 } },
        mechanics: { ...world.mechanics, chests: [1] },
      }),
    )
  })
}

function testCommits({ test, expect, open }: TestWorldStoreOptions): void {
  test('forgets columns without bytes and players of null', async () => {
    const store = await open('gone')
    await store.commit(makeWorld())
    await store.commit(changes({ columns: [{ ...nether, bytes: undefined }], players: { Ada: null } }))
    const left = await store.load()
    expect(left?.columns.length).toEqual(2)
    expect(Object.keys(left?.players ?? {})).toEqual(['__proto__'])
    expect(await store.readColumn(nether)).toEqual(undefined)
  })
  test('reads one column', async () => {
    const store = await open('column')
    await store.commit(makeWorld())
    expect(await store.readColumn(nether)).toEqual(bytesOf('below'))
    expect(await store.readColumn({ ...nether, chunkX: 99 })).toEqual(undefined)
  })
  test('keeps what it was given apart from the giver', async () => {
    const store = await open('apart')
    const world = makeWorld()
    await store.commit(world)
    world.columns[0]?.bytes?.fill(0)
    Object.assign(world.players, { Ada: undefined })
    expect(await contents(store)).toEqual(sorted(makeWorld()))
  })
  test('keeps all of a commit or nothing', async () => {
    const store = await open('atomic')
    await store.commit(makeWorld())
    const broken = {
      get trouble(): string {
        throw new Error('This cannot be read.')
      },
    }
    const outcome = await store
      .commit(changes({ columns: [{ ...overworld, bytes: bytesOf('half') }], players: { Ada: broken } }))
      .then(
        () => 'kept',
        () => 'refused',
      )
    expect(outcome).toEqual('refused')
    expect(await contents(store)).toEqual(sorted(makeWorld()))
    await store.commit(changes({ meta: { tick: 22 } }))
    expect((await store.load())?.meta).toEqual({ tick: 22 })
  })
  test('keeps thousands of columns', async () => {
    const store = await open('many')
    const columns = Array.from({ length: 3000 }, (_, index) => ({
      ...overworld,
      chunkX: index % 60,
      chunkZ: Math.floor(index / 60),
      bytes: bytesOf(`column ${index}`),
    }))
    await store.commit(changes({ columns }))
    expect(await contents(store)).toEqual(sorted(changes({ columns })))
  })
}

function byPlace(left: KeptWorld['columns'][number], right: KeptWorld['columns'][number]): number {
  const name = ({ dimension, chunkX, chunkZ }: typeof left): string => `${dimension} ${chunkX} ${chunkZ}`
  return name(left) < name(right) ? -1 : 1
}
