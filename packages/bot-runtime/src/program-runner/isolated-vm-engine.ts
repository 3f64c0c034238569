import type { Isolate, Reference } from 'isolated-vm'
import { readGuestError } from '../membrane/decode-value.ts'
import type { EngineStop, GuestEngine, GuestEntry, HostReply } from '../membrane/guest-engine.ts'
import { GuestError } from '../membrane/guest-error.ts'
import { hostFactor } from './cpu-watch.ts'
import { isolateBootSource } from './isolate-boot-source.ts'
import type { IsolatedVm } from './load-isolated-vm.ts'
import type { EngineOptions } from './run-in-sandbox.ts'

/** Options of `createIsolatedVmEngine`. */
export interface CreateIsolatedVmEngineOptions extends EngineOptions {
  readonly ivm: IsolatedVm
}

/** The engine does not start with less. */
const smallestMemoryMb = 8
/** The heap holds garbage too; so far above its limit it is not only that. */
const memoryFactor = 2

/** Starts a V8 isolate with a heap of its own in this thread. */
export function createIsolatedVmEngine(options: CreateIsolatedVmEngineOptions): GuestEngine {
  return new IsolatedVmEngine(options)
}

type Enter = (entry: GuestEntry | 'evaluate', text: string, fileName: string) => void

class IsolatedVmEngine implements GuestEngine {
  stopped: EngineStop | undefined
  readonly #options: CreateIsolatedVmEngineOptions
  readonly #memoryMb: number
  readonly #isolate: Isolate
  readonly #enterGuest: Reference<Enter>
  /** Answers of the entries that are running, one within the other. */
  readonly #answers: (string | undefined)[] = []
  #depth = 0
  #stretchStart = 0
  /** Of the current stretch, what the host used itself. */
  #hostMs = 0
  /** Time in entries within the current host call. */
  #nestedMs = 0

  constructor(options: CreateIsolatedVmEngineOptions) {
    const { ivm, limits } = options
    this.#options = options
    this.#memoryMb = Math.max(smallestMemoryMb, limits.memoryMb)
    this.#isolate = new ivm.Isolate({ memoryLimit: this.#memoryMb })
    const context = this.#isolate.createContextSync()
    const channel = new ivm.Callback((operation: string, id: number, member: string, payload: string) =>
      this.#answer(operation, id, member, payload),
    )
    const deliver = new ivm.Callback((text: string) => {
      this.#answers[this.#depth] = text
    })
    const look = new ivm.Callback(() => this.#look())
    const boot: unknown = context.evalClosureSync(isolateBootSource, [channel, deliver, look], {
      filename: 'guest.js',
      result: { reference: true },
    })
    // The script above returns the function of this type; its own types do not say so.
    this.#enterGuest = boot as Reference<Enter>
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
    const start = performance.now()
    const nestedBefore = this.#nestedMs
    this.#nestedMs = 0
    const reply = this.#options.channel(...request)
    const now = performance.now()
    this.#hostMs += now - start - this.#nestedMs
    this.#nestedMs = nestedBefore
    if (this.#options.isCancelled()) this.#stop('closed')
    else if (now - this.#stretchStart > this.#options.limits.cpuMs * hostFactor) this.#stop('cpu')
    return reply
  }

  /** Stops loops in which the engine itself never looks whether it should stop, and heaps far beyond their limit. */
  #look(): void {
    const now = performance.now()
    const { cpuMs } = this.#options.limits
    if (now - this.#stretchStart - this.#hostMs > cpuMs) this.#stop('cpu')
    else if (this.#usedMb() > this.#memoryMb * memoryFactor) this.#stop('memory')
  }

  #usedMb(): number {
    const { used_heap_size: heap, externally_allocated_size: external } =
      this.#isolate.getHeapStatisticsSync()
    return (heap + external) / 2 ** 20
  }

  #enter(entry: GuestEntry | 'evaluate', text: string, fileName = ''): string | undefined {
    if (this.stopped) return undefined
    const start = performance.now()
    if (this.#depth === 0) {
      this.#stretchStart = start
      this.#hostMs = 0
    }
    this.#depth += 1
    this.#answers[this.#depth] = undefined
    try {
      this.#enterGuest.applySync(undefined, [entry, text, fileName], { timeout: this.#timeLeft(start) })
    } catch (error) {
      this.#judge(error)
    }
    const answer = this.#answers[this.#depth]
    this.#depth -= 1
    this.#nestedMs += performance.now() - start
    if (this.#depth === 0) this.#options.onTurnEnd()
    return this.#read(answer)
  }

  /** Whole milliseconds; the engine takes none for no limit. */
  #timeLeft(now: number): number {
    return Math.max(1, Math.ceil(this.#options.limits.cpuMs - (now - this.#stretchStart - this.#hostMs)))
  }

  /** Every entry from outside ends with the promise it rejected itself, which is thrown as nothing. */
  #judge(error: unknown): void {
    if (!(error instanceof Error)) return
    if (error.message.includes('timed out')) this.#stop('cpu')
    else if (/disposed/.test(error.message)) this.#stop('memory')
    else throw new GuestError({ name: error.name, message: error.message })
  }

  #read(answer: string | undefined): string | undefined {
    if (this.stopped || answer === undefined) return undefined
    if (answer.startsWith('x')) throw readGuestError(JSON.parse(answer.slice(1)))
    return answer.startsWith('r') ? answer.slice(1) : undefined
  }

  #stop(stop: EngineStop): void {
    if (this.stopped) return
    this.stopped = stop
    if (!this.#isolate.isDisposed) this.#isolate.dispose()
    this.#options.onStop(stop)
  }
}
