import type { Clock } from '@voyager-mc/core'
import { encodeError } from './encode-value.ts'
import { dataOnlyPolicy } from './data-only-policy.ts'
import { createGuestCallbacks } from './guest-callbacks.ts'
import type { GuestEngine, GuestEntry, HostChannel } from './guest-engine.ts'
import { GuestError } from './guest-error.ts'
import { createGuestServices } from './guest-services.ts'
import { createGuestTimers } from './guest-timers.ts'
import { createHandleTable } from './handle-table.ts'
import { createListenerLedger } from './listener-ledger.ts'
import { createMembraneCodec } from './membrane-codec.ts'
import { MembraneError } from './membrane-error.ts'
import { createObjectRequests } from './object-requests.ts'
import type { ProgramHost } from './program-host.ts'
import { createPromiseBridge } from './promise-bridge.ts'
import type { RunLimits } from './run-limits.ts'
import { StoppedError } from './stopped-error.ts'
import type { WorkBudget } from './work-budget.ts'

/** Messages of the membrane to its owner. */
export interface MembraneEvents {
  /** The main function ended; the error is absent when it returned. */
  onDone(error: GuestError | undefined): void
  /** A timer, listener or callback threw and nobody caught it. */
  onUncaught(error: GuestError): void
  onLimit(limit: 'calls' | 'log'): void
}

/** Options of `createHostMembrane`. */
export interface CreateHostMembraneOptions {
  readonly host: ProgramHost
  readonly limits: RunLimits
  readonly clock: Clock
  readonly budget: WorkBudget
  readonly events: MembraneEvents
}

/** The host side of the border between a program and live objects; works on any `GuestEngine`. */
export interface HostMembrane {
  readonly channel: HostChannel
  /** The outermost host call that runs, such as `bot.findBlocks`; absent when none does. */
  readonly running: string | undefined
  /** Hands the globals to an engine and uses it from now on. */
  attach(engine: GuestEngine): void
  /** Takes off listeners and timers and forgets every handle; later requests are refused. */
  close(): void
}

/** Longest text one request may carry, in characters. */
const longestPayload = 1_000_000
/** Longest name of a member, in characters. */
const longestMember = 1000
/** Microseconds of the budget that every request costs, and each character that crosses with it. */
const requestUs = 5
const characterUs = 0.02

/** Creates a membrane for one run. */
export function createHostMembrane(options: CreateHostMembraneOptions): HostMembrane {
  const { host, limits, events, budget } = options
  const parts = connectParts(options)
  const { entrance } = parts
  let calls = 0

  function answer(...[operation, id, member, payload]: Parameters<HostChannel>): ReturnType<HostChannel> {
    budget.spendHost(requestUs + (member.length + payload.length) * characterUs)
    // What is logged is counted, and not read.
    if (member.length > longestMember || (payload.length > longestPayload && operation !== 'log')) {
      throw new MembraneError('The value is too large; pass a smaller one.')
    }
    const service = parts.services.get(operation)
    if (service) {
      service(id, member, payload)
      return undefined
    }
    const target = parts.handles.objectOf(id)
    if (target === undefined) throw new MembraneError('The object is gone; read it again.')
    const reply = parts.requestObject({ operation, target, member, payload })
    if (typeof reply === 'string') budget.spendHost(reply.length * characterUs)
    return reply
  }
  return {
    channel(...request) {
      if (entrance.isClosed) return refusal(new StoppedError())
      calls += 1
      if (calls > limits.hostCalls) events.onLimit('calls')
      entrance.waiting += 1
      try {
        return answer(...request)
      } catch (error) {
        return refusal(error)
      } finally {
        entrance.waiting -= 1
      }
    },
    get running() {
      return parts.entrance.running[0]
    },
    attach(engine) {
      entrance.engine = engine
      host.onStart?.({ spend: parts.spend })
      const globals = Object.entries(host.globals).map(
        ([name, value]) => [name, parts.codec.encode(value)] as const,
      )
      engine.call('globals', JSON.stringify(Object.fromEntries(globals)))
    },
    close() {
      entrance.isClosed = true
      parts.timers.stopAll()
      parts.listeners.removeAll()
      parts.promises.close(new StoppedError())
      parts.handles.clear()
    },
  }
}

/** The way into the guest, and what of the host runs for it at the moment. */
interface Entrance {
  engine: GuestEngine | undefined
  isClosed: boolean
  /** Requests of the guest that are running, one within the other. */
  waiting: number
  /** Names of the host functions among them, outermost first. */
  readonly running: string[]
}

function connectParts({ host, limits, clock, budget, events }: CreateHostMembraneOptions) {
  const entrance: Entrance = { engine: undefined, isClosed: false, waiting: 0, running: [] }
  const enter = createEnter(entrance, events)
  const codec = createMembraneCodec()
  const policy = host.policy ?? dataOnlyPolicy
  const keep = (bytes: number): void => budget.keep(bytes)
  const handles = createHandleTable({ keep, bytesOf: (object) => policy.bytesOf?.(object) ?? 0 })
  const callbacks = createGuestCallbacks({
    ...codec,
    enter,
    keep,
    onUncaught: (error) => events.onUncaught(error),
    isGuestWaiting: () => entrance.waiting > 0,
  })
  const promises = createPromiseBridge({
    ...codec,
    keep,
    settle: (payload) => void enter('settle', payload),
  })
  const timers = createGuestTimers(clock, (id) => void enter('timer', String(id)))
  const listeners = createListenerLedger({
    limit: limits.listeners,
    invoke: (callback, args) => callbacks.notify(callback, args),
  })
  const granted = grantedFunctions(host.globals)
  codec.connect({
    handle: (object) => ['h', handles.idOf(object)],
    functionHandle(action) {
      const id = callbacks.idOf(action)
      if (id !== undefined) return ['c', id]
      return granted.has(action) ? ['f', handles.idOf(action), action.name] : undefined
    },
    promise: (promise) => promises.toGuest(promise),
    objectOf: (id) => handles.objectOf(id),
    callback: (id) => callbacks.functionFor(id),
    promiseOf: (id) => promises.toHost(id),
  })
  const countLog = createLogCounter(limits, events)
  const spend = (durationUs: number): void => {
    budget.spendHost(durationUs)
    if (entrance.isClosed || budget.exceeded) throw new StoppedError()
  }
  const requestObject = createObjectRequests({
    policy,
    codec,
    listeners,
    promises,
    pendingCalls: limits.pendingCalls,
    countLog,
    keep,
    spend,
    running: entrance.running,
    onRefusal: (rule, member) => host.onRefusal?.(rule, member),
  })
  const services = createGuestServices({ handles, timers, promises, host, limits, countLog, ...events })
  return { entrance, codec, handles, timers, listeners, promises, requestObject, services, spend }
}

/** Creates the function that enters the guest from outside; what the guest throws there ends the run. */
function createEnter(
  entrance: Entrance,
  events: MembraneEvents,
): (entry: GuestEntry, payload: string) => string | undefined {
  return (entry, payload) => {
    if (entrance.isClosed) return undefined
    try {
      return entrance.engine?.call(entry, payload)
    } catch (error) {
      if (!GuestError.isInstance(error)) throw error
      events.onUncaught(error)
      return undefined
    }
  }
}

function createLogCounter(
  { logCharacters }: Pick<RunLimits, 'logCharacters'>,
  { onLimit }: Pick<MembraneEvents, 'onLimit'>,
): (characters: number) => void {
  let logged = 0
  return (characters) => {
    logged += characters
    if (logged <= logCharacters) return
    onLimit('log')
    throw new StoppedError()
  }
}

/** A request that failed, as the guest receives it. */
function refusal(error: unknown): string {
  return `x${JSON.stringify(encodeError(error))}`
}

function grantedFunctions(globals: ProgramHost['globals']): ReadonlySet<unknown> {
  const granted = new Set<unknown>()
  for (const value of Object.values(globals)) {
    if (typeof value === 'function') granted.add(value)
    const isPlain =
      typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    if (!isPlain) continue
    for (const member of Object.values(value)) if (typeof member === 'function') granted.add(member)
  }
  return granted
}
