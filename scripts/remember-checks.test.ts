import { describe, expect, test } from 'vitest'
import type { KeptCounts } from './kept-counts.ts'
import { rememberChecks, type CheckMemory } from './remember-checks.ts'
import type { TestCounts } from './test-counts.ts'

const passes = (passed: number): TestCounts => ({ passed, failed: 0, failures: {}, retried: {}, skipped: {} })

interface Scene {
  /** Content of each path. */
  readonly contents: Record<string, string>
  /** Subjects that the last check ran. */
  ran: readonly string[]
  open(this: void, isForgetful?: boolean): CheckMemory
  check(this: void, memory: CheckMemory, found?: Readonly<Record<string, TestCounts>>): Promise<TestCounts>
}

function setScene(): Scene {
  const entries = new Map<string, { readonly hash: string; readonly counts: TestCounts }>()
  const kept: KeptCounts = {
    find: (subject, hash) => (entries.get(subject)?.hash === hash ? entries.get(subject)?.counts : undefined),
    keep: (subject, hash, counts) => void entries.set(subject, { hash, counts }),
  }
  const scene: Scene = {
    contents: { core: '1', cli: '1' },
    ran: [],
    open: (isForgetful = false) =>
      rememberChecks({
        inputs: { hashOf: (paths) => paths.map((path) => scene.contents[path]).join() },
        kept,
        isForgetful,
      }),
    check: (memory, found = {}) =>
      memory.check(
        new Map([
          ['core', ['core']],
          ['cli', ['core', 'cli']],
        ]),
        async (stale) => {
          scene.ran = stale
          return new Map([...stale.map((subject) => [subject, passes(2)] as const), ...Object.entries(found)])
        },
      ),
  }
  return scene
}

describe('a check that passed', () => {
  test('is not run again as long as its inputs are the same, and counts all the same', async () => {
    const scene = setScene()
    expect(await scene.check(scene.open())).toEqual(passes(4))
    const memory = scene.open()
    expect(await scene.check(memory)).toEqual(passes(4))
    expect(memory.remembered()).toBe(4)
    expect(scene.ran).toEqual([])
  })

  test('is run again with whatever depends on what changed', async () => {
    const scene = setScene()
    await scene.check(scene.open())
    scene.contents['cli'] = '2'
    await scene.check(scene.open())
    expect(scene.ran).toEqual(['cli'])
    scene.contents['core'] = '2'
    await scene.check(scene.open())
    expect(scene.ran).toEqual(['core', 'cli'])
  })

  test('is run again where everything is asked for', async () => {
    const scene = setScene()
    await scene.check(scene.open())
    await scene.check(scene.open(true))
    expect(scene.ran).toEqual(['core', 'cli'])
  })
})

test.each([
  ['failed', { ...passes(1), failed: 1 }],
  ['passed at the second try', { ...passes(2), retried: { 'a test': 1 } }],
  ['was left out in part', { ...passes(1), skipped: { 'a test': 1 } }],
])('a check that %s is run again', async (_what, counts) => {
  const scene = setScene()
  await scene.check(scene.open(), { cli: counts })
  await scene.check(scene.open())
  expect(scene.ran).toEqual(['cli'])
})

test('nothing is remembered of a run with a fault that belongs to nobody', async () => {
  const scene = setScene()
  const counts = await scene.check(scene.open(), { 'the run itself': { ...passes(0), failed: 1 } })
  expect(counts.failed).toBe(1)
  await scene.check(scene.open())
  expect(scene.ran).toEqual(['core', 'cli'])
})

test('nothing is remembered where there are no inputs', async () => {
  const scene = setScene()
  const kept: KeptCounts = { find: () => passes(9), keep: () => expect.unreachable() }
  const memory = rememberChecks({ inputs: undefined, kept, isForgetful: false })
  expect(await scene.check(memory)).toEqual(passes(4))
})
