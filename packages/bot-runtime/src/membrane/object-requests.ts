import type { CapabilityPolicy, CapabilityRequest } from '../program-runner/capability-policy.ts'
import type { AlikeMemo } from './alike-memo.ts'
import type { HostReply } from './guest-engine.ts'
import type { ListenerLedger } from './listener-ledger.ts'
import type { MembraneCodec } from './membrane-codec.ts'
import { MembraneError } from './membrane-error.ts'

/** Options of `createObjectRequests`. */
export interface CreateObjectRequestsOptions {
  readonly policy: CapabilityPolicy
  readonly codec: MembraneCodec
  readonly listeners: ListenerLedger
  readonly memo: Pick<AlikeMemo, 'during'>
  /** Throws when the guest may not start another call now. */
  readonly admitCall: () => void
  readonly onRefusal: (rule: string, member: string) => void
}

/** One request about a host object. */
export interface ObjectRequest {
  readonly operation: string
  readonly target: object
  readonly member: string
  readonly payload: string
}

/** Creates what carries out a guest's requests about host objects, as far as the policy allows. */
export function createObjectRequests(
  options: CreateObjectRequestsOptions,
): (request: ObjectRequest) => HostReply {
  return (request) => {
    const { operation, target, member, payload } = request
    switch (operation) {
      case 'get':
        return get(target, member, options)
      case 'has':
        return member in target && options.policy.membersOf(target).includes(member)
      case 'keys':
        return reply(
          options.policy.membersOf(target).filter((key) => key in target),
          options,
        )
      case 'call':
        return call(request, options)
      case 'construct':
        return construct(request, options)
      case 'set': {
        const value = options.codec.decode(JSON.parse(payload))
        permit({ action: 'set', target, member, args: [value] }, options)
        Reflect.set(target, member, value)
        return undefined
      }
      default:
        throw new MembraneError(`"${operation}" is no request of the membrane.`)
    }
  }
}

/** Reads a member; one letter before the text tells the guest what it got: method, constant, string or other value. */
function get(target: object, member: string, options: CreateObjectRequestsOptions): HostReply {
  if (!(member in target)) return undefined
  permit({ action: 'get', target, member, args: [] }, options)
  const value: unknown = Reflect.get(target, member)
  if (typeof value === 'function') return 'm'
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (options.policy.isConstant(target, member)) return `k${JSON.stringify(options.codec.encode(value))}`
  if (typeof value === 'string') return `s${value}`
  return typeof value === 'boolean' ? value : reply(value, options)
}

function call({ target, member, payload }: ObjectRequest, options: CreateObjectRequestsOptions): HostReply {
  options.admitCall()
  const args = readArguments(payload, options)
  permit({ action: 'call', target, member, args }, options)
  if (member !== '' && options.listeners.handles(member)) {
    options.listeners.apply(target, member, args)
    return reply(target, options)
  }
  const action = findFunction(target, member)
  const owner = member === '' ? undefined : target
  return reply(
    options.memo.during((): unknown => Reflect.apply(action, owner, args)),
    options,
  )
}

function construct(
  { target, member, payload }: ObjectRequest,
  options: CreateObjectRequestsOptions,
): HostReply {
  const args = readArguments(payload, options)
  permit({ action: 'construct', target, member, args }, options)
  return reply(Reflect.construct(findFunction(target, member), args), options)
}

function permit(request: CapabilityRequest, { policy, onRefusal }: CreateObjectRequestsOptions): void {
  const decision = policy.decide(request)
  if (decision.allowed) return
  onRefusal(decision.rule, request.member)
  throw new MembraneError(`${decision.reason} (rule: ${decision.rule}).`)
}

function readArguments(payload: string, { codec }: CreateObjectRequestsOptions): readonly unknown[] {
  const list: unknown = JSON.parse(payload)
  if (!Array.isArray(list)) throw new MembraneError('The arguments are malformed; pass plain data.')
  return list.map(codec.decode)
}

function findFunction(target: object, member: string): Function {
  const found: unknown = member === '' ? target : Reflect.get(target, member)
  if (typeof found !== 'function') throw new MembraneError(`${member} is not a function.`)
  return found
}

function reply(value: unknown, { codec }: CreateObjectRequestsOptions): HostReply {
  return value === undefined ? undefined : `j${JSON.stringify(codec.encode(value))}`
}
