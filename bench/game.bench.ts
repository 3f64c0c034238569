import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rounded, type Benchmark, type Row } from './benchmark.ts'

const run = promisify(execFile)
const script = fileURLToPath(new URL('./game/play-once.ts', import.meta.url))
const processes = 7

interface Played {
  readonly openMs: number
  /** Processor time of all threads until then, which a busy machine does not change. */
  readonly openCpuMs: number
  readonly stepsMs: readonly number[]
  readonly residentMb: number
}

/** What it costs that bot and world live in a thread of their own, beside the same in one process, taken in turns. */
export const benchmark: Benchmark = {
  question: 'What does the thread of a game cost?',
  async measure(): Promise<readonly Row[]> {
    const thread: Played[] = []
    const process: Played[] = []
    for (let turn = 0; turn < processes; turn += 1) {
      thread.push(await play('thread'))
      process.push(await play('process'))
    }
    const compare = (what: string, target: string, of: (played: Played) => readonly number[]): Row => {
      const [inThread, inProcess] = [median(thread.flatMap(of)), median(process.flatMap(of))]
      return {
        what,
        'in a thread': rounded(inThread),
        'in the process': rounded(inProcess),
        above: rounded(inThread - inProcess),
        ratio: rounded(inThread / inProcess, 2),
        target,
      }
    }
    return [
      compare('opening with imports, ms', 'at most 300 above', ({ openMs }) => [openMs]),
      compare('its processor time, ms', 'at most 300 above', ({ openCpuMs }) => [openCpuMs]),
      compare('empty step, ms', 'at most 10 above', ({ stepsMs }) => stepsMs),
      compare('resident memory of all, MB', '', ({ residentMb }) => [residentMb]),
    ]
  },
}

async function play(kind: 'thread' | 'process'): Promise<Played> {
  const { stdout } = await run(process.execPath, [script, kind])
  // The script prints exactly this.
  return JSON.parse(stdout) as Played
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
