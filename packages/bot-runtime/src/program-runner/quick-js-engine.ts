import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  RELEASE_SYNC,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
} from 'quickjs-emscripten'
import type { EngineStop, GuestEngine, GuestEntry, HostChannel, HostReply } from '../membrane/guest-engine.ts'
import { GuestError } from '../membrane/guest-error.ts'
import { guestGlobalsSource } from '../membrane/guest-globals-source.ts'
import { guestMembraneSource } from '../membrane/guest-membrane-source.ts'
import { guestPromiseSource } from '../membrane/guest-promise-source.ts'
import { guestVec3Source } from '../membrane/guest-vec3-source.ts'
import type { RunLimits } from './run-limits.ts'
import type { CompiledEngine } from './web-assembly.ts'

/** Options of `createQuickJsEngine`. */
export interface CreateQuickJsEngineOptions {
  readonly wasmModule: CompiledEngine
  readonly limits: Pick<RunLimits, 'cpuMs' | 'memoryMb'>
  readonly channel: HostChannel
  /** Asked while guest code runs; `true` stops it. */
  readonly isCancelled: () => boolean
  /** Called after every outermost entry, when no guest code is left to run for now. */
  readonly onTurnEnd: () => void
  readonly onStop: (stop: EngineStop) => void
}

/** Deeper stacks make the engine overflow the host's own stack, which it cannot report. */
const maxStackBytes = 160 * 1024
/** WebAssembly pages per mebibyte. */
const pagesPerMb = 16
/** The engine's binary needs this much to start. */
const smallestMemoryMb = 16
/** Pending jobs run between two looks at the clock. */
const jobsPerSlice = 200

/** Compiles the engine once; every sandbox then starts in milliseconds. */
export async function compileQuickJs(): Promise<CompiledEngine> {
  const here = createRequire(import.meta.url)
  const engine = createRequire(here.resolve('quickjs-emscripten'))
  return WebAssembly.compile(await readFile(engine.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')))
}

/** Starts a QuickJS engine with a memory of its own: the runtime's own memory limit does not hold. */
export async function createQuickJsEngine(options: CreateQuickJsEngineOptions): Promise<GuestEngine> {
  const { wasmModule, limits } = options
  const wasmMemory = new WebAssembly.Memory({
    initial: smallestMemoryMb * pagesPerMb,
    maximum: Math.max(smallestMemoryMb, limits.memoryMb) * pagesPerMb,
  })
  const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(RELEASE_SYNC, { wasmMemory, wasmModule }))
  const runtime = quickJs.newRuntime()
  runtime.setMaxStackSize(maxStackBytes)
  return new QuickJsEngine(runtime, options)
}

class QuickJsEngine implements GuestEngine {
  stopped: EngineStop | undefined
  readonly #runtime: QuickJSRuntime
  readonly #context: QuickJSContext
  readonly #options: CreateQuickJsEngineOptions
  readonly #api: QuickJSHandle
  readonly #entries = new Map<GuestEntry, QuickJSHandle>()
  #depth = 0
  #deadline = Number.POSITIVE_INFINITY
  #guestMs = 0
  #isDisposed = false

  constructor(runtime: QuickJSRuntime, options: CreateQuickJsEngineOptions) {
    this.#runtime = runtime
    this.#options = options
    this.#context = runtime.newContext()
    runtime.setInterruptHandler(() => this.#isOverdue())
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
    // instance and its memory are dropped as a whole with the last reference to this object.
    this.#entries.clear()
  }

  #boot(): QuickJSHandle {
    const context = this.#context
    const load = (source: string): QuickJSHandle => this.#take(context.evalCode(source, 'guest.js'))
    const membrane = load(guestMembraneSource)
    const parts = [guestVec3Source, guestPromiseSource, guestGlobalsSource].map(load)
    const channel = context.newFunction('channel', (operation, id, member, payload) =>
      this.#answer(
        context.getString(operation),
        context.getNumber(id),
        context.getString(member),
        context.getString(payload),
      ),
    )
    const api = this.#take(context.callFunction(membrane, context.undefined, channel, ...parts))
    for (const handle of [membrane, channel, ...parts]) handle.dispose()
    return api
  }

  /** Carries out one request of the guest; the time the host needs for it is not the guest's. */
  #answer(operation: string, id: number, member: string, payload: string): QuickJSHandle | undefined {
    const start = performance.now()
    const guestBefore = this.#guestMs
    const reply = this.#options.channel(operation, id, member, payload)
    this.#deadline += performance.now() - start - (this.#guestMs - guestBefore)
    return this.#toHandle(reply)
  }

  #toHandle(reply: HostReply): QuickJSHandle | undefined {
    if (typeof reply === 'number') return this.#context.newNumber(reply)
    if (typeof reply === 'string') return this.#context.newString(reply)
    if (reply === undefined) return undefined
    return reply ? this.#context.true : this.#context.false
  }

  #enter<Result>(action: () => Result): Result | undefined {
    if (this.stopped || this.#isDisposed) return undefined
    const start = performance.now()
    if (this.#depth === 0) this.#deadline = start + this.#options.limits.cpuMs
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
      this.#stop('memory')
      return undefined
    } finally {
      this.#depth -= 1
      this.#guestMs += performance.now() - start
      if (this.#depth === 0) this.#options.onTurnEnd()
    }
  }

  #drain(): void {
    for (;;) {
      const result = this.#runtime.executePendingJobs(jobsPerSlice)
      if (result.error) throw this.#toError(result.error)
      if (result.value === 0 || this.stopped) return
      if (this.#isOverdue()) return
    }
  }

  #isOverdue(): boolean {
    if (this.stopped || this.#options.isCancelled()) return true
    if (performance.now() <= this.#deadline) return false
    this.#stop('cpu')
    return true
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
    if (result.error) throw this.#toError(result.error)
    return result.value
  }

  #toError(handle: QuickJSHandle): GuestError {
    const text = (name: string): string => {
      const property = this.#context.getProp(handle, name)
      const value = this.#context.typeof(property) === 'string' ? this.#context.getString(property) : ''
      property.dispose()
      return value
    }
    const isObject = this.#context.typeof(handle) === 'object'
    const details = isObject
      ? { name: text('name') || 'Error', message: text('message'), stack: text('stack') }
      : { name: 'Error', message: String(this.#context.dump(handle)) }
    handle.dispose()
    return new GuestError(details)
  }
}
