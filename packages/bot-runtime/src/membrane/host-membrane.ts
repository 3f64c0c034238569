import type { Clock } from '@voyager-mc/core'
import type { CapabilityPolicy, CapabilityRequest } from '../program-runner/capability-policy.ts'
import type { LogLevel, ProgramHost } from '../program-runner/program-runner.ts'
import type { RunLimits } from '../program-runner/run-limits.ts'
import { dataOnlyPolicy } from './data-only-policy.ts'
import { decodeValue, readGuestError, type DecodeContext } from './decode-value.ts'
import { encodeError, encodeValue, type EncodeContext } from './encode-value.ts'
import { createGuestCallbacks } from './guest-callbacks.ts'
import type { GuestEngine, HostChannel, HostReply } from './guest-engine.ts'
import { GuestError } from './guest-error.ts'
import { createGuestTimers } from './guest-timers.ts'
import { createHandleTable } from './handle-table.ts'
import { createListenerLedger } from './listener-ledger.ts'
import { MembraneError } from './membrane-error.ts'
import { createPromiseBridge } from './promise-bridge.ts'
import type { WireValue } from './wire-value.ts'

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
export function createHostMembrane({ host, limits, clock, events }: CreateHostMembraneOptions): HostMembrane {
  const policy: CapabilityPolicy = host.policy ?? dataOnlyPolicy
  const handles = createHandleTable()
  const granted = grantedFunctions(host.globals)
  let engine: GuestEngine | undefined
  let isClosed = false
  let calls = 0
  let logged = 0
  let waiting = 0

  const enter = (entry: 'callback' | 'settle' | 'timer', payload: string): string | undefined => {
    if (isClosed) return undefined
    try {
      return engine?.call(entry, payload)
    } catch (error) {
      if (!GuestError.isInstance(error)) throw error
      events.onUncaught(error)
      return undefined
    }
  }
  const encode = (value: unknown): WireValue => encodeValue(value, encodeContext)
  const decode = (wire: unknown): unknown => decodeValue(wire, decodeContext)
  const callbacks = createGuestCallbacks({
    enter: (payload) => enter('callback', payload),
    encode,
    decode,
    onUncaught: events.onUncaught,
    isGuestWaiting: () => waiting > 0,
  })
  const promises = createPromiseBridge({ encode, decode, settle: (payload) => void enter('settle', payload) })
  const timers = createGuestTimers(clock, (id) => void enter('timer', String(id)))
  const listeners = createListenerLedger({ limit: limits.listeners, invoke: callbacks.notify })
  const encodeContext: EncodeContext = {
    handle: (object) => ['h', handles.idOf(object), kindOf(object)],
    functionHandle(action) {
      const id = callbacks.idOf(action)
      if (id !== undefined) return ['c', id]
      return granted.has(action) ? ['f', handles.idOf(action), action.name] : undefined
    },
    promise: promises.toGuest,
  }
  const decodeContext: DecodeContext = {
    objectOf: handles.objectOf,
    callback: callbacks.functionFor,
    promise: promises.toHost,
  }

  function permit(request: CapabilityRequest): void {
    const decision = policy.decide(request)
    if (decision.allowed) return
    host.onRefusal?.(decision.rule, request.member)
    throw new MembraneError(`${decision.reason} (rule: ${decision.rule}).`)
  }
  function get(target: object, member: string): HostReply {
    if (!(member in target)) return undefined
    permit({ action: 'get', target, member, args: [] })
    const value: unknown = Reflect.get(target, member)
    if (typeof value === 'function' && callbacks.idOf(value) === undefined) return 'm'
    if (typeof value === 'number' && Number.isFinite(value)) return value
    if (policy.isConstant(target, member)) return `k${JSON.stringify(encode(value))}`
    if (typeof value === 'string') return `s${value}`
    return typeof value === 'boolean' ? value : reply(value)
  }
  function call(target: object, member: string, payload: string, action: 'call' | 'construct'): HostReply {
    const list: unknown = JSON.parse(payload)
    if (!Array.isArray(list)) throw new MembraneError('The arguments are malformed; pass plain data.')
    const args = list.map(decode)
    permit({ action, target, member, args })
    if (member !== '' && listeners.handles(member)) {
      listeners.apply(target, member, args)
      return reply(target)
    }
    const found: unknown = member === '' ? target : Reflect.get(target, member)
    if (typeof found !== 'function') throw new MembraneError(`${member} is not a function.`)
    if (action === 'construct') return reply(Reflect.construct(found, args))
    return reply(Reflect.apply(found, member === '' ? undefined : target, args))
  }
  const reply = (value: unknown): HostReply => (value === undefined ? undefined : `j${JSON.stringify(encode(value))}`)

  function log(level: string, text: string): void {
    logged += text.length + 1
    if (logged > limits.logCharacters) return events.onLimit('log')
    host.onLog?.(asLevel(level), text)
  }
  function startTimer(id: number, mode: string, delay: string): void {
    if (timers.size >= limits.timers) {
      throw new MembraneError(`The program has ${limits.timers} timers; clear one before you start another.`)
    }
    timers.start(id, { delayMs: Number(delay), repeat: mode === 'repeat' })
  }
  function carryOut(operation: string, id: number, member: string, payload: string): HostReply {
    switch (operation) {
      case 'release':
        return void handles.release(id)
      case 'log':
        return void log(member, payload)
      case 'timer':
        return void startTimer(id, member, payload)
      case 'stop-timer':
        return void timers.stop(id)
      case 'settle':
        return void promises.settle(id, member === 'ok', JSON.parse(payload))
      case 'done':
        return void events.onDone(payload === '' ? undefined : readGuestError(JSON.parse(payload)))
      case 'uncaught':
        return void events.onUncaught(readGuestError(JSON.parse(payload)))
    }
    const target = handles.objectOf(id)
    if (target === undefined) throw new MembraneError('The object is gone; read it again.')
    switch (operation) {
      case 'get':
        return get(target, member)
      case 'has':
        return member in target && policy.membersOf(target).includes(member)
      case 'keys':
        return reply(policy.membersOf(target).filter((key) => key in target))
      case 'call':
      case 'construct':
        return call(target, member, payload, operation)
      case 'set': {
        const value = decode(JSON.parse(payload))
        permit({ action: 'set', target, member, args: [value] })
        Reflect.set(target, member, value)
        return undefined
      }
      default:
        throw new MembraneError(`"${operation}" is no request of the membrane.`)
    }
  }
  return {
    channel(operation, id, member, payload) {
      if (isClosed) return refusal(new MembraneError('The program was stopped.'))
      calls += 1
      if (calls > limits.hostCalls) events.onLimit('calls')
      waiting += 1
      try {
        if (payload.length > longestPayload) throw new MembraneError('The value is too large; pass a smaller one.')
        return carryOut(operation, id, member, payload)
      } catch (error) {
        return refusal(error)
      } finally {
        waiting -= 1
      }
    },
    attach(next) {
      engine = next
      const wires = Object.entries(host.globals).map(([name, value]) => [name, encode(value)] as const)
      next.call('globals', JSON.stringify(Object.fromEntries(wires)))
    },
    close() {
      isClosed = true
      timers.stopAll()
      listeners.removeAll()
      handles.clear()
    },
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
    const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    if (!isPlain) continue
    for (const member of Object.values(value)) if (typeof member === 'function') granted.add(member)
  }
  return granted
}
