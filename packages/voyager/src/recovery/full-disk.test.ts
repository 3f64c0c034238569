import type { SkillLibrary } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import type { LearnResult } from '../runs/learn-options.ts'
import { loadRunState } from '../history/load-run-state.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import type { RunStore } from '../stores/run-store.ts'
import { fakeSkillLibrary } from '../testing/fake-skill-library.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { repeatableEnd, repeatableRoles } from '../testing/repeatable-roles.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'

/** A disk that counts writes and is full for some of them. */
interface Disk {
  writes: number
  isFull: (write: number) => boolean
}

function write(disk: Disk): void {
  disk.writes += 1
  if (!disk.isFull(disk.writes)) return
  throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
}

function storeOn(disk: Disk, inner: RunStore): RunStore {
  return {
    ...inner,
    append: async (record) => {
      write(disk)
      await inner.append(record)
    },
    writeDocument: async (name, value) => {
      write(disk)
      await inner.writeDocument(name, value)
    },
  }
}

function libraryOn(disk: Disk, inner: SkillLibrary): SkillLibrary {
  return {
    ...inner,
    add: async (program, task, options) => {
      write(disk)
      return inner.add(program, task, options)
    },
  }
}

interface Computer {
  readonly disk: Disk
  readonly store: RunStore
  readonly library: ReturnType<typeof fakeSkillLibrary>
}

function makeComputer(isFull: Disk['isFull']): Computer {
  return { disk: { writes: 0, isFull }, store: memoryRunStore(), library: fakeSkillLibrary() }
}

const taskCount = 3

/** Learns, or goes on learning, until three tasks are done; gives the events and how it ended. */
async function learn({
  disk,
  store,
  library,
}: Computer): Promise<{ readonly events: readonly VoyagerEvent[]; readonly end: LearnResult | Error }> {
  const events: VoyagerEvent[] = []
  const skillLibrary = libraryOn(disk, library)
  const voyager = createVoyager({
    ...repeatableRoles({ state: await loadRunState(store), skillLibrary }),
    store: storeOn(disk, store),
    clock: instantClock(),
    random: () => 0,
    onEvent: (event) => events.push(event),
  })
  const run = voyager.learn({ until: tasks(taskCount), resume: true })
  const end = await run.result.catch((error: unknown) => (error instanceof Error ? error : new Error()))
  return { events, end }
}

async function endOf({ store, library }: Computer): Promise<Record<string, unknown>> {
  const { completed, failed, skills, attempts, chestMemory, tasks: ended } = await loadRunState(store)
  // The same program may be offered again after a resume; the library keeps it once.
  const kept = await library.list()
  expect(kept.map(({ name, version }) => ({ name, version }))).toEqual(
    skills.map((name) => ({ name, version: 1 })),
  )
  return { completed, failed, skills, attempts, tasks: ended, chests: Object.keys(chestMemory) }
}

const whole = makeComputer(() => false)
await learn(whole)
const writePoints = Array.from({ length: whole.disk.writes }, (_nothing, index) => index + 1)

describe('a disk that is full at one write', () => {
  test.each(writePoints)('number %i is tried again, and nothing is lost or doubled', async (point) => {
    const computer = makeComputer((number) => number === point)
    const { end } = await learn(computer)
    expect(end).toMatchObject({ reason: 'condition-met' })
    expect(await endOf(computer)).toEqual(repeatableEnd(taskCount))
  })
})

describe('a disk that stays full', () => {
  test.each(writePoints)('from write %i on ends the run, which goes on when there is room', async (point) => {
    const computer = makeComputer((number) => number >= point)
    const { events, end } = await learn(computer)
    expect(end).toMatchObject({ message: expect.stringContaining('ENOSPC') })
    const faults = events.filter(({ type }) => type === 'store-error')
    // Four tries of the write that failed; where it was a role's, the report of the fault fails, too.
    expect(faults).toHaveLength(4)
    expect(faults.at(-1)).not.toHaveProperty('retryInMs')
    expect(events.some((event) => event.type === 'task-end' && event.status !== 'completed')).toBe(false)
    computer.disk.isFull = () => false
    await learn(computer)
    expect(await endOf(computer)).toEqual(repeatableEnd(taskCount))
  })
})

test('a skill library that finds no room ends the run with the skill still to be added', async () => {
  const computer = makeComputer(() => false)
  let isFull = true
  const library = {
    ...computer.library,
    add: async (...call: Parameters<SkillLibrary['add']>) => {
      if (isFull) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' })
      return computer.library.add(...call)
    },
  }
  const { events, end } = await learn({ ...computer, library })
  expect(end).toMatchObject({
    reason: 'role-failed',
    detail: 'skillLibrary.add keeps failing: The disk is full; repair the role and resume.',
    failed: [],
  })
  const recoveries = events.flatMap((event) => (event.type === 'role-error' ? [event.recovery] : []))
  expect(recoveries).toEqual(['retry', 'retry', 'retry', 'end-run'])
  isFull = false
  await learn({ ...computer, library })
  expect(await endOf(computer)).toEqual(repeatableEnd(taskCount))
})
