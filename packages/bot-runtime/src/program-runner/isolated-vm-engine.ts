import type { Isolate, Reference } from 'isolated-vm'
import { readGuestError } from '../membrane/decode-value.ts'
import type { EngineStop, GuestEngine, GuestEntry, HostReply } from '../membrane/guest-engine.ts'
import { GuestError } from '../membrane/guest-error.ts'
import { createThreadCpu, type ThreadCpu } from '../membrane/thread-cpu.ts'
import type { CpuGuard, GuardedRun } from './cpu-guard.ts'
import { isolateBootSource } from './isolate-boot-source.ts'
import type { IsolatedVm } from './load-isolated-vm.ts'
import { createWallAllowance } from './wall-allowance.ts'
import type { EngineOptions } from './run-in-sandbox.ts'

/** Options of `createIsolatedVmEngine`. */
export interface CreateIsolatedVmEngineOptions extends EngineOptions {
  readonly ivm: IsolatedVm
  /** That of this thread by default. */
  readonly threadCpu?: ThreadCpu
  /** Stops functions of the engine by the CPU time of this thread; without one the wall stops them. */
  readonly guard?: CpuGuard | undefined
}

/** The engine does not start with less. */
const smallestMemoryMb = 8
/** The heap holds garbage too; so far above its limit it is not only that. */
const memoryFactor = 2
/** V8 ends the process when one request for memory, such as a table that doubles, goes beyond the heap; so that is larger. */
const headroom = 4

/** Starts a V8 isolate with a heap of its own in this thread. */
export function createIsolatedVmEngine(options: CreateIsolatedVmEngineOptions): GuestEngine {
  return new IsolatedVmEngine(options)
}

type Enter = (entry: GuestEntry | 'evaluate', text: string, fileName: string) => void

class IsolatedVmEngine implements GuestEngine {
  stopped: EngineStop | undefined
  /** V8 ends an isolate that runs out. */
  readonly isMemoryShort = false
  readonly #options: CreateIsolatedVmEngineOptions
  readonly #memoryMb: number
  readonly #isolate: Isolate
  readonly #enterGuest: Reference<Enter>
  /** Answers of the entries that are running, one within the other. */
  readonly #answers: (string | undefined)[] = []
  readonly #threadCpu: ThreadCpu
  /**
   * Functions of the engine itself, and code a program makes of text, run without a look at the CPU time; the guard
   * stops them. Without one only the wall can, so that is set by how busy the machine is.
   */
  readonly #guarded: GuardedRun | undefined
  readonly #wall = createWallAllowance()
  #depth = 0
  /** CPU time up to which the guest's computing is on the budget. */
  #settledAt = 0
  #settledAtWall = 0
  readonly #notes = new Int32Array(new SharedArrayBuffer(8))

  constructor(options: CreateIsolatedVmEngineOptions) {
    const { ivm, limits, threadCpu = createThreadCpu(), guard } = options
    this.#threadCpu = threadCpu
    this.#options = options
    this.#memoryMb = Math.max(smallestMemoryMb, limits.memoryMb)
    this.#isolate = new ivm.Isolate({ memoryLimit: this.#memoryMb * headroom })
    const context = this.#isolate.createContextSync()
    const channel = new ivm.Callback((operation: string, id: number, member: string, payload: string) =>
      this.#answer(operation, id, member, payload),
    )
    const deliver = new ivm.Callback((text: string) => {
      this.#answers[this.#depth] = text
    })
    const look = new ivm.Callback(() => this.#look())
    const notes = new ivm.ExternalCopy(this.#notes.buffer).copyInto()
    const boot: unknown = context.evalClosureSync(isolateBootSource, [channel, deliver, look, notes], {
      filename: 'guest.js',
      result: { reference: true },
    })
    // The script above returns the function of this type; its own types do not say so.
    this.#enterGuest = boot as Reference<Enter>
    this.#guarded = guard?.watch(this.#isolate, limits.cpuMs)
  }

  get notes(): readonly [number, number] {
    const [last = 0, inProgram = 0] = this.#notes
    return [last, inProgram]
  }

  evaluate(source: string, fileName: string): void {
    this.#enter('evaluate', source, fileName)
  }

  call(entry: GuestEntry, payload: string): string | undefined {
    return this.#enter(entry, payload)
  }

  dispose(): void {
    this.#stop('closed')
  }

  #answer(...request: readonly [string, number, string, string]): HostReply {
    this.#guarded?.leave()
    this.#settle()
    const reply = this.#options.channel(...request)
    this.#beginToMeasure()
    this.#stopIfOver()
    this.#guarded?.enter()
    return reply
  }

  /** Puts the guest's computing since the last time on the budget. */
  #settle(): void {
    const [cpuMs, wallMs] = [this.#threadCpu() - this.#settledAt, wallNow() - this.#settledAtWall]
    this.#options.budget.spendGuest(cpuMs)
    this.#wall.note({ cpuMs, wallMs })
    this.#beginToMeasure()
  }

  #beginToMeasure(): void {
    this.#settledAt = this.#threadCpu()
    this.#settledAtWall = wallNow()
  }

  #stopIfOver(): void {
    const { budget, isCancelled } = this.#options
    if (budget.exceeded) this.#stop(budget.exceeded)
    else if (isCancelled()) this.#stop('closed')
  }

  /** Stops loops in which the engine itself never looks whether it should stop, and heaps far beyond their limit. */
  #look(): void {
    this.#settle()
    this.#stopIfOver()
    if (this.#usedMb() > this.#memoryMb * memoryFactor) this.#stop('memory')
    this.#guarded?.enter()
  }

  #usedMb(): number {
    const { used_heap_size: heap, externally_allocated_size: external } =
      this.#isolate.getHeapStatisticsSync()
    return (heap + external) / 2 ** 20
  }

  #enter(entry: GuestEntry | 'evaluate', text: string, fileName = ''): string | undefined {
    if (this.stopped) return undefined
    const { budget, limits } = this.#options
    if (this.#depth === 0) {
      budget.enter()
      this.#notes.fill(0)
    }
    this.#depth += 1
    this.#answers[this.#depth] = undefined
    this.#beginToMeasure()
    try {
      this.#guarded?.enter()
      const timing = this.#guarded?.holds === true ? {} : { timeout: this.#wall.allow(limits.cpuMs) }
      this.#enterGuest.applySync(undefined, [entry, text, fileName], timing)
    } catch (error) {
      this.#judge(error)
    } finally {
      this.#guarded?.leave()
    }
    const answer = this.#answers[this.#depth]
    this.#depth -= 1
    this.#settle()
    this.#stopIfOver()
    if (this.#depth === 0) {
      budget.leave()
      this.#options.onTurnEnd()
    }
    return this.#read(answer)
  }

  /** Every entry from outside ends with the promise it rejected itself, which is thrown as nothing. */
  #judge(error: unknown): void {
    if (!(error instanceof Error)) return
    if (error.message.includes('timed out')) {
      this.#settle()
      this.#stop(this.#options.budget.exceeded ?? 'starved')
    } else if (/disposed/.test(error.message)) {
      this.#settle()
      this.#stop(this.#guarded?.wasHalted === true ? (this.#options.budget.exceeded ?? 'stretch') : 'memory')
    } else throw new GuestError({ name: error.name, message: error.message })
  }

  #read(answer: string | undefined): string | undefined {
    if (this.stopped || answer === undefined) return undefined
    if (answer.startsWith('x')) throw readGuestError(JSON.parse(answer.slice(1)))
    return answer.startsWith('r') ? answer.slice(1) : undefined
  }

  #stop(stop: EngineStop): void {
    if (this.stopped) return
    this.stopped = stop
    this.#guarded?.end()
    if (this.#guarded?.wasHalted !== true && !this.#isolate.isDisposed) this.#isolate.dispose()
    this.#options.onStop(stop)
  }
}

/** Not that of a virtual clock, which may stand still. */
function wallNow(): number {
  return Number(process.hrtime.bigint()) / 1e6
}
