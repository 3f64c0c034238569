import release from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core'
import type { EngineStop, GuestEngine, GuestEntry, HostChannel, HostReply } from '../membrane/guest-engine.ts'
import { GuestError } from '../membrane/guest-error.ts'
import { guestMembraneSource } from '../membrane/guest-membrane-source.ts'
import { guestPartSources } from '../membrane/guest-part-sources.ts'
import { CpuHalt, createCpuWatch, type CpuWatch } from './cpu-watch.ts'
import type { EngineMemoryPool } from './engine-memory-pool.ts'
import type { EngineOptions } from './run-in-sandbox.ts'
import { toGuestError } from './to-guest-error.ts'
import { provideNotes, type QuickJsNotes } from './quick-js-notes.ts'
import type { CompiledEngine } from './web-assembly.ts'

/** Options of `createQuickJsEngine`. */
export interface CreateQuickJsEngineOptions extends EngineOptions {
  readonly compiled: CompiledEngine
  readonly memories: EngineMemoryPool
}

/** The only binary that is used; its declarations take it for a CommonJS module, whose default would be one level deeper. */
const releaseVariant = release as unknown as QuickJSSyncVariant

/** Deeper stacks make the engine overflow the host's own stack, which it cannot report. */
const maxStackBytes = 160 * 1024
/** Memory pages per mebibyte. */
const pagesPerMb = 16
/** The engine's binary needs this much to start. */
const smallestMemoryMb = 16
/** Pending jobs run between two looks at the clock. */
const jobsPerSlice = 200

/** Starts a QuickJS engine with a memory of its own: the runtime's own memory limit does not hold. */
export async function createQuickJsEngine(options: CreateQuickJsEngineOptions): Promise<GuestEngine> {
  const { compiled, memories, limits } = options
  const wasmMemory = memories.take({
    initial: smallestMemoryMb * pagesPerMb,
    maximum: Math.max(smallestMemoryMb, limits.memoryMb) * pagesPerMb,
  })
  // Boot code is the host's own; a run that ends meanwhile is noticed afterwards.
  const state = { isBooted: false }
  const watch = createCpuWatch({
    budget: options.budget,
    isCancelled: () => state.isBooted && options.isCancelled(),
  })
  const variant = newVariant(releaseVariant, {
    wasmMemory,
    emscriptenModule: {
      // The engine reports its own aborts to the console; they are outcomes here.
      ...silence,
      async instantiateWasm(imports, onSuccess) {
        const instance = await WebAssembly.instantiate(
          compiled.module,
          watch.replaceAlarm(imports, compiled.alarm),
        )
        watch.connect(instance.exports[compiled.meter])
        onSuccess(instance)
        return instance.exports
      },
    },
  })
  const quickJs = await newQuickJSWASMModuleFromVariant(variant)
  const runtime = quickJs.newRuntime()
  runtime.setMaxStackSize(maxStackBytes)
  const engine = new QuickJsEngine(runtime, { ...options, wasmMemory }, watch)
  state.isBooted = true
  return engine
}

interface QuickJsEngineOptions extends CreateQuickJsEngineOptions {
  readonly wasmMemory: WebAssembly.Memory
}

/** Part of the memory from which on a request for more may fail: tables double when they grow. */
const shortMemory = 0.4

class QuickJsEngine implements GuestEngine {
  stopped: EngineStop | undefined
  readonly #runtime: QuickJSRuntime
  readonly #context: QuickJSContext
  readonly #options: QuickJsEngineOptions
  readonly #api: QuickJSHandle
  readonly #entries = new Map<GuestEntry, QuickJSHandle>()
  #depth = 0
  readonly #watch: CpuWatch
  #isDisposed = false
  readonly #notes: QuickJsNotes

  constructor(runtime: QuickJSRuntime, options: QuickJsEngineOptions, watch: CpuWatch) {
    this.#watch = watch
    this.#runtime = runtime
    this.#options = options
    this.#context = runtime.newContext()
    this.#notes = provideNotes(this.#context, options.wasmMemory)
    this.#api = this.#boot()
  }

  evaluate(source: string, fileName: string): void {
    this.#enter(() => this.#take(this.#context.evalCode(source, fileName)).dispose())
  }

  call(entry: GuestEntry, payload: string): string | undefined {
    return this.#enter(() => {
      const argument = this.#context.newString(payload)
      try {
        const result = this.#take(
          this.#context.callFunction(this.#entry(entry), this.#context.undefined, argument),
        )
        const text = this.#context.typeof(result) === 'string' ? this.#context.getString(result) : undefined
        result.dispose()
        return text
      } finally {
        argument.dispose()
      }
    })
  }

  dispose(): void {
    if (this.#isDisposed) return
    this.#isDisposed = true
    this.#stop('closed')
    // Nothing is freed one by one: an interrupted engine holds half-finished frames and aborts when asked to. The
    // instance is dropped as a whole with the last reference to this object; nothing enters it any more.
    this.#entries.clear()
    if (this.#depth === 0) this.#options.memories.giveBack(this.#options.wasmMemory)
  }

  get isMemoryShort(): boolean {
    const { limits, wasmMemory } = this.#options
    const takenMb = wasmMemory.buffer.byteLength / 2 ** 20
    return takenMb > smallestMemoryMb && takenMb > limits.memoryMb * shortMemory
  }

  get notes(): readonly [number, number] {
    return this.#notes.read()
  }

  #boot(): QuickJSHandle {
    const context = this.#context
    const load = (source: string): QuickJSHandle => this.#take(context.evalCode(source, 'guest.js'))
    const membrane = load(guestMembraneSource)
    const parts = guestPartSources.map(load)
    const channel = context.newFunction('channel', (operation, id, member, payload) =>
      this.#answer(() => [
        context.getString(operation),
        context.getNumber(id),
        context.getString(member),
        context.getString(payload),
      ]),
    )
    // Most requests read a member; each text less to copy makes them faster.
    const read = context.newFunction('read', (id, member) =>
      this.#answer(() => ['get', context.getNumber(id), context.getString(member), '']),
    )
    const api = this.#take(context.callFunction(membrane, context.undefined, channel, read, ...parts))
    for (const handle of [membrane, channel, read, ...parts]) handle.dispose()
    return api
  }

  /** Carries out one request of the guest; what the guest computed before is on the budget by then. */
  #answer(readRequest: () => Parameters<HostChannel>): QuickJSHandle | undefined {
    try {
      this.#watch.settle()
      const reply = this.#options.channel(...readRequest())
      this.#watch.settle()
      return this.stopped ? undefined : this.#toHandle(reply)
    } catch (error) {
      // Halted while values were copied; what the guest gets no longer matters, its next loop halts it again.
      if (!CpuHalt.isInstance(error)) throw error
      return undefined
    }
  }

  #toHandle(reply: HostReply): QuickJSHandle | undefined {
    if (typeof reply === 'number') return this.#context.newNumber(reply)
    if (typeof reply === 'string') return this.#context.newString(reply)
    if (reply === undefined) return undefined
    return reply ? this.#context.true : this.#context.false
  }

  #enter<Result>(action: () => Result): Result | undefined {
    if (this.stopped || this.#isDisposed) return undefined
    const { budget } = this.#options
    if (this.#depth === 0) {
      budget.enter()
      this.#notes.clear()
    }
    this.#depth += 1
    try {
      const result = action()
      if (this.#depth === 1) this.#drain()
      return result
    } catch (error) {
      if (GuestError.isInstance(error)) {
        if (this.stopped === undefined) throw error
        return undefined
      }
      // The engine aborts with an error of the host when it cannot grow its memory.
      this.#stop(CpuHalt.isInstance(error) ? (budget.exceeded ?? 'closed') : 'memory')
      return undefined
    } finally {
      this.#depth -= 1
      this.#watch.settle()
      if (this.#depth === 0) {
        budget.leave()
        this.#options.onTurnEnd()
      }
    }
  }

  #drain(): void {
    for (;;) {
      const result = this.#runtime.executePendingJobs(jobsPerSlice)
      if (result.error) throw toGuestError(this.#context, result.error)
      if (result.value === 0 || this.stopped) return
    }
  }

  #stop(stop: EngineStop): void {
    if (this.stopped) return
    this.stopped = stop
    this.#options.onStop(stop)
  }

  #entry(name: GuestEntry): QuickJSHandle {
    const known = this.#entries.get(name)
    if (known) return known
    const handle = this.#context.getProp(this.#api, name)
    this.#entries.set(name, handle)
    return handle
  }

  #take(result: ReturnType<QuickJSContext['evalCode']>): QuickJSHandle {
    if (result.error) throw toGuestError(this.#context, result.error)
    return result.value
  }
}

const silence: object = { print: () => undefined, printErr: () => undefined }
