import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspectHome, openHome, readRecords } from '@voyager-mc/voyager/home'
import { loadRunState } from '@voyager-mc/voyager/journal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const voyager = fileURLToPath(new URL('../voyager.ts', import.meta.url))
// `voyager learn` without a game.
const withoutGame = fileURLToPath(new URL('./signals.test.child.ts', import.meta.url))

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'voyager-storage-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

interface End {
  readonly code: unknown
  readonly said: string
  readonly complained: string
}

/** Runs a command to its end; does something once when so many attempts have succeeded. */
async function end(
  [command = '', ...words]: readonly string[],
  {
    after = Infinity,
    disturb = () => undefined,
  }: { readonly after?: number; readonly disturb?: () => void } = {},
): Promise<End> {
  const child: ChildProcess = spawn(command, words, { cwd: directory, stdio: ['ignore', 'pipe', 'pipe'] })
  let [said, complained] = ['', '']
  let isDisturbed = false
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complained += text))
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
    if (isDisturbed || succeededIn(said) < after) return
    isDisturbed = true
    disturb()
  })
  const [code]: unknown[] = await once(child, 'close')
  return { code, said, complained }
}

const succeededIn = (said: string): number => said.split(' succeeded in ').length - 1

const learningWithoutGame = (run: string): readonly string[] => [
  process.execPath,
  withoutGame,
  '--run',
  run,
  '--until',
  'none',
]

const learning = (run: string): readonly string[] => [
  process.execPath,
  voyager,
  'learn',
  '--run',
  run,
  '--seed',
  '1',
  '--until',
  'none',
  '--attempts',
  '40',
]

// In a namespace of its own anybody may mount a small disk, or one that takes no writes, where the system allows namespaces.
const apart = ['unshare', '--user', '--map-root-user', '--mount'] as const
const isApart =
  spawnSync(apart[0], [...apart.slice(1), 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0

/** A command on a disk of a megabyte that is mounted at a place; what it leaves in `run` there is copied. */
function onSmallDisk(place: string, command: readonly string[]): readonly string[] {
  const script = 'mount -t tmpfs -o size=1m none "$0" && "$@"; code=$?; cp -r "$0/run" "$0-kept"; exit $code'
  return [...apart, 'sh', '-c', script, place, ...command]
}

/** A command whose files may not grow beyond so many blocks of 1,024 bytes; the write that would is refused. */
function withSmallFiles(blocks: number, command: readonly string[]): readonly string[] {
  return ['bash', '-c', `ulimit -f ${blocks}; exec "$@"`, 'bash', ...command]
}

/** Attempts and skills of a run; all its parts are sound. */
async function keptIn(run: string): Promise<{ readonly attempts: number; readonly skills: number }> {
  expect((await inspectHome(run)).flatMap(({ faults }) => faults)).toEqual([])
  const home = await openHome(run)
  const { attempts } = await loadRunState(home.runStore)
  await home.close()
  const records = await readRecords(run)
  return { attempts, skills: records.filter(({ event }) => event.type === 'skill-add').length }
}

describe.concurrent('learning whose place fails keeps what was committed, says so in one line and exits with 3', () => {
  test('on a disk that fills up', async () => {
    // A second try finds what the first one left.
    const place = mkdtempSync(join(directory, 'small-'))
    const run = join(place, 'run')
    const { code, said, complained } = await end(
      isApart ? onSmallDisk(place, learning(run)) : withSmallFiles(700, learning(run)),
    )
    const reason = isApart
      ? 'the disk is full; free some space and try again'
      : 'its disk refuses it (disk I/O error); check the disk, its quota and its limits, and try again'
    const line = `${join(run, 'home.db')} cannot be written: ${reason}.`
    expect({ code, complained }).toEqual({ code: 3, complained: `${line}\n` })
    // Of the tries before the last it was told once.
    expect(said.split(line)).toHaveLength(2)
    const { attempts, skills } = await keptIn(isApart ? `${place}-kept` : run)
    expect(attempts).toBeGreaterThan(0)
    expect(attempts).toBe(succeededIn(said))
    expect(skills).toBe(said.split('  learned ').length - 1)
  })

  test('where the system refuses to write', async () => {
    const run = join(directory, 'refused')
    const { code, said, complained } = await end(withSmallFiles(200, learningWithoutGame(run)))
    expect({ code, complained }).toEqual({
      code: 3,
      complained: `${join(run, 'home.db')} cannot be written: its disk refuses it (disk I/O error); check the disk, its quota and its limits, and try again.\n`,
    })
    expect((await keptIn(run)).attempts).toBe(succeededIn(said))
  })

  test('where the folder of the run is moved away in the middle', async () => {
    const [run, moved] = [join(directory, 'gone'), join(directory, 'moved')]
    const { code, said, complained } = await end(learningWithoutGame(run), {
      after: 2,
      disturb: () => renameSync(run, moved),
    })
    expect({ code, complained }).toEqual({
      code: 3,
      complained: `${join(run, 'home.db')} was removed or replaced while the run went on; put it back and resume, or start a new run.\n`,
    })
    expect(said).not.toContain('Saving failed')
    expect(existsSync(run)).toBe(false)
    expect((await keptIn(moved)).attempts).toBe(succeededIn(said))
  })

  test('where the folder of the run is removed in the middle', async () => {
    const run = join(directory, 'removed')
    const { code, complained } = await end(learningWithoutGame(run), {
      after: 2,
      disturb: () => rmSync(run, { recursive: true }),
    })
    expect({ code, complained }).toEqual({
      code: 3,
      complained: `${join(run, 'home.db')} was removed or replaced while the run went on; put it back and resume, or start a new run.\n`,
    })
    expect(existsSync(run)).toBe(false)
  })

  test('in a run that is there to read only, which others still read', async () => {
    const run = join(directory, 'read-only')
    await (await openHome(run)).close()
    const script = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && "$@"'
    const asReader = (words: readonly string[]): readonly string[] => [
      ...(isApart ? [...apart, 'sh', '-c', script, run] : []),
      process.execPath,
      voyager,
      ...words,
    ]
    if (!isApart) chmodSync(run, 0o555)
    const resumed = await end(asReader(['resume', run, '--until', 'none', '--attempts', '2']))
    const checked = await end(asReader(['check', run]))
    chmodSync(run, 0o755)
    expect(resumed).toMatchObject({ code: 3, said: '' })
    expect(resumed.complained).toMatch(
      /^A run cannot be kept at \S+ \(E\w+: [^()]+\); name a directory that can be written with --run\.\n$/,
    )
    expect(checked).toMatchObject({ code: 0, complained: '' })
    expect((await keptIn(run)).attempts).toBe(0)
  })
})
