import type { Clock } from '@voyager-mc/core'
import type { LogLevel, ProgramHost } from '../program-runner/program-runner.ts'
import type { RunLimits } from '../program-runner/run-limits.ts'
import { createAlikeMemo } from './alike-memo.ts'
import { dataOnlyPolicy } from './data-only-policy.ts'
import { readGuestError } from './decode-value.ts'
import { encodeError } from './encode-value.ts'
import { createGuestCallbacks } from './guest-callbacks.ts'
import type { GuestEngine, HostChannel } from './guest-engine.ts'
import { GuestError } from './guest-error.ts'
import { createGuestTimers, type GuestTimers } from './guest-timers.ts'
import { createHandleTable, type HandleTable } from './handle-table.ts'
import { createListenerLedger } from './listener-ledger.ts'
import { createMembraneCodec } from './membrane-codec.ts'
import { MembraneError } from './membrane-error.ts'
import { createObjectRequests } from './object-requests.ts'
import { createPromiseBridge, type PromiseBridge } from './promise-bridge.ts'

/** What the membrane tells its owner. */
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
  readonly events: MembraneEvents
}

/** The host side of the border between a program and live objects; works on any `GuestEngine`. */
export interface HostMembrane {
  readonly channel: HostChannel
  /** Hands the globals to an engine and uses it from now on. */
  attach(engine: GuestEngine): void
  /** Takes off listeners and timers and forgets every handle; later requests are refused. */
  close(): void
}

/** Longest text one request may carry, in characters. */
const longestPayload = 4_000_000

/** Creates a membrane for one run. */
export function createHostMembrane(options: CreateHostMembraneOptions): HostMembrane {
  const { host, limits, events } = options
  const parts = connectParts(options)
  let calls = 0
  return {
    channel(operation, id, member, payload) {
      if (parts.entrance.isClosed) return refusal(new MembraneError('The program was stopped.'))
      calls += 1
      if (calls > limits.hostCalls) events.onLimit('calls')
      parts.entrance.waiting += 1
      parts.memo.note(operation, id, member)
      try {
        if (payload.length > longestPayload) {
          throw new MembraneError('The value is too large; pass a smaller one.')
        }
        const service = parts.services.get(operation)
        if (service) {
          service(id, member, payload)
          return undefined
        }
        const target = parts.handles.objectOf(id)
        if (target === undefined) throw new MembraneError('The object is gone; read it again.')
        return parts.requestObject({ operation, target, member, payload })
      } catch (error) {
        return refusal(error)
      } finally {
        parts.entrance.waiting -= 1
      }
    },
    attach(engine) {
      parts.entrance.engine = engine
      const globals = Object.entries(host.globals).map(
        ([name, value]) => [name, parts.codec.encode(value)] as const,
      )
      engine.call('globals', JSON.stringify(Object.fromEntries(globals)))
    },
    close() {
      parts.entrance.isClosed = true
      parts.timers.stopAll()
      parts.listeners.removeAll()
      parts.handles.clear()
    },
  }
}

/** The way into the guest, and whether guest code waits for the host at the moment. */
interface Entrance {
  engine: GuestEngine | undefined
  isClosed: boolean
  /** Host calls of the guest that are running, one within the other. */
  waiting: number
}

type GuestService = (id: number, member: string, payload: string) => void

function connectParts({ host, limits, clock, events }: CreateHostMembraneOptions) {
  const entrance: Entrance = { engine: undefined, isClosed: false, waiting: 0 }
  const enter = createEnter(entrance, events)
  const codec = createMembraneCodec()
  const handles = createHandleTable()
  const policy = host.policy ?? dataOnlyPolicy
  const memo = createAlikeMemo(policy, handles)
  const callbacks = createGuestCallbacks({
    ...codec,
    enter: (payload) => enter('callback', payload),
    onUncaught: (error) => events.onUncaught(error),
    isGuestWaiting: () => entrance.waiting > 0,
    memo,
  })
  const promises = createPromiseBridge({ ...codec, settle: (payload) => void enter('settle', payload) })
  const timers = createGuestTimers(clock, (id) => void enter('timer', String(id)))
  const listeners = createListenerLedger({
    limit: limits.listeners,
    invoke: (callback, args) => callbacks.notify(callback, args),
  })
  const granted = grantedFunctions(host.globals)
  codec.connect({
    handle: (object) => ['h', handles.idOf(object), kindOf(object)],
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
  const requestObject = createObjectRequests({
    policy,
    memo,
    codec,
    listeners,
    admitCall() {
      if (promises.pending < limits.pendingCalls) return
      throw new MembraneError(
        `The program waits for ${limits.pendingCalls} calls; await some before you start another.`,
      )
    },
    onRefusal: (rule, member) => host.onRefusal?.(rule, member),
  })
  const services = createServices({ handles, timers, promises }, { host, limits, events })
  return { entrance, memo, codec, handles, timers, listeners, requestObject, services }
}

interface ServiceParts {
  readonly handles: HandleTable
  readonly timers: GuestTimers
  readonly promises: PromiseBridge
}

/** What the guest can ask for besides objects; a map, because an object would answer for its prototype's names too. */
function createServices(
  { handles, timers, promises }: ServiceParts,
  { host, limits, events }: Omit<CreateHostMembraneOptions, 'clock'>,
): ReadonlyMap<string, GuestService> {
  const services: Readonly<Record<string, GuestService>> = {
    release: (id) => handles.release(id),
    log: createLog({ host, limits, events }),
    timer(id, mode, delay) {
      if (timers.size >= limits.timers) {
        throw new MembraneError(
          `The program has ${limits.timers} timers; clear one before you start another.`,
        )
      }
      timers.start(id, { delayMs: Number(delay), repeat: mode === 'repeat' })
    },
    'stop-timer': (id) => timers.stop(id),
    settle: (id, end, payload) =>
      promises.settle(id, { isFulfilled: end === 'ok', wire: JSON.parse(payload) }),
    done: (_id, _member, payload) =>
      events.onDone(payload === '' ? undefined : readGuestError(JSON.parse(payload))),
    uncaught: (_id, _member, payload) => events.onUncaught(readGuestError(JSON.parse(payload))),
  }
  return new Map(Object.entries(services))
}

/** Creates the function that enters the guest from outside; what the guest throws there ends the run. */
function createEnter(
  entrance: Entrance,
  events: MembraneEvents,
): (entry: 'callback' | 'settle' | 'timer', payload: string) => string | undefined {
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

function createLog({ host, limits, events }: Omit<CreateHostMembraneOptions, 'clock'>): GuestService {
  let logged = 0
  return (_id, level, text) => {
    logged += text.length + 1
    if (logged > limits.logCharacters) return events.onLimit('log')
    host.onLog?.(asLevel(level), text)
  }
}

/** A request that failed, as the guest receives it. */
function refusal(error: unknown): string {
  return `x${JSON.stringify(encodeError(error))}`
}

function kindOf(object: object): string {
  const prototype: unknown = Object.getPrototypeOf(object)
  const name: unknown = prototype === null ? undefined : object.constructor?.name
  return typeof name === 'string' ? name : 'Object'
}

function asLevel(level: string): LogLevel {
  return level === 'debug' || level === 'warn' || level === 'error' ? level : 'info'
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
