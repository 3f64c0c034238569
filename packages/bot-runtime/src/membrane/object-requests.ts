import type { CapabilityDecision, CapabilityPolicy, CapabilityRequest } from './capability-policy.ts'
import type { HostReply } from './guest-engine.ts'
import type { ListenerLedger } from './listener-ledger.ts'
import type { MembraneCodec } from './membrane-codec.ts'
import { MembraneError } from './membrane-error.ts'
import type { PromiseBridge } from './promise-bridge.ts'

/** Options of `createObjectRequests`. */
export interface CreateObjectRequestsOptions {
  readonly policy: CapabilityPolicy
  readonly codec: MembraneCodec
  readonly listeners: ListenerLedger
  readonly promises: Pick<PromiseBridge, 'pending'>
  /** Calls the guest may wait for at one time. */
  readonly pendingCalls: number
  /** Puts microseconds on the budget; throws when it is used up. */
  readonly spend: (durationUs: number) => void
  readonly keep: (bytes: number) => void
  /** Counts characters of the log; throws when there are too many. */
  readonly countLog: (characters: number) => void
  /** Names of the host functions that run, outermost first; calls are added while they run. */
  readonly running: string[]
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
  const { policy } = options
  return (request) => {
    const { operation, target, member, payload } = request
    switch (operation) {
      case 'get':
        return get(target, member, options)
      case 'has':
        return member in target && (policy.has?.(target, member) ?? policy.membersOf(target).includes(member))
      case 'keys':
        return reply(listKeys(target, policy), options)
      case 'describe':
        return `s${describe(target, options)}`
      case 'call':
        return call(request, options)
      case 'construct':
        return construct(request, options)
      case 'set':
        return set(target, member, options.codec.decodeArgument(JSON.parse(payload)), options)
      default:
        throw new MembraneError(`"${operation}" is no request of the membrane.`)
    }
  }
}

/** Reads a member; one letter before the text tells the guest what it got: method, constant, string or other value. */
function get(target: object, member: string, options: CreateObjectRequestsOptions): HostReply {
  if (!(member in target) && options.policy.refuses?.(target, member) !== true) return undefined
  const value = readMember(target, member, options)
  if (typeof value === 'function') return 'm'
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (options.policy.isConstant(target, member)) return `k${JSON.stringify(options.codec.encode(value))}`
  if (typeof value === 'string') return `s${value}`
  return typeof value === 'boolean' ? value : reply(value, options)
}

function readMember(target: object, member: string, options: CreateObjectRequestsOptions): unknown {
  const { read } = permit({ action: 'get', target, member, args: [] }, options)
  return read ? read(target) : Reflect.get(target, member)
}

function set(
  target: object,
  member: string,
  value: unknown,
  options: CreateObjectRequestsOptions,
): undefined {
  const { args } = permit({ action: 'set', target, member, args: [value] }, options)
  Reflect.set(target, member, args ? args[0] : value)
  return undefined
}

function call({ target, member, payload }: ObjectRequest, options: CreateObjectRequestsOptions): HostReply {
  if (options.promises.pending >= options.pendingCalls) {
    throw new MembraneError(
      `The program waits for ${options.pendingCalls} calls; await some before you start another.`,
    )
  }
  const given = readArguments(payload, options)
  const {
    args = given,
    price,
    result = asItIs,
  } = permit({ action: 'call', target, member, args: given }, options)
  pay(price, options)
  if (member !== '' && options.listeners.handles(member)) {
    options.listeners.apply(target, member, args)
    return reply(target, options)
  }
  const action = findFunction(target, member)
  const kind = options.policy.kindOf?.(target)
  const { running } = options
  running.push(kind === undefined ? member || action.name : `${kind}.${member}`)
  try {
    return reply(result(Reflect.apply(action, member === '' ? undefined : target, args)), options)
  } finally {
    running.pop()
  }
}

const asItIs = (value: unknown): unknown => value

function construct(
  { target, member, payload }: ObjectRequest,
  options: CreateObjectRequestsOptions,
): HostReply {
  const given = readArguments(payload, options)
  const { args = given, price } = permit({ action: 'construct', target, member, args: given }, options)
  pay(price, options)
  return reply(Reflect.construct(findFunction(target, member), args), options)
}

type Permission = Extract<CapabilityDecision, { readonly allowed: true }>

function permit(request: CapabilityRequest, { policy, onRefusal }: CreateObjectRequestsOptions): Permission {
  const decision = policy.decide(request)
  if (decision.allowed) return decision
  onRefusal(decision.rule, request.member)
  throw new MembraneError(`${decision.reason} (rule: ${decision.rule}).`)
}

function pay(price: Permission['price'], { spend, keep, countLog }: CreateObjectRequestsOptions): void {
  if (!price) return
  if (price.keepsBytes > 0) keep(price.keepsBytes)
  if (price.logCharacters > 0) countLog(price.logCharacters)
  spend(price.costUs)
}

function listKeys(target: object, policy: CapabilityPolicy): readonly string[] {
  return policy.keysOf?.(target) ?? policy.membersOf(target).filter((key) => key in target)
}

/** Longest description of an object, in characters. */
const longestDescription = 500

/** Describes an object in one line by its plain members, for logs. */
function describe(target: object, options: CreateObjectRequestsOptions): string {
  const members: string[] = []
  let length = 0
  for (const key of listKeys(target, options.policy)) {
    const value = readMember(target, key, options)
    const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    const text = isPlain ? JSON.stringify(value) : isPosition(value) ? String(value) : undefined
    if (text === undefined) continue
    members.push(`${key}: ${text}`)
    length += key.length + text.length + 4
    if (length > longestDescription) break
  }
  const kind = options.policy.kindOf?.(target) ?? 'object'
  return `${kind} { ${members.join(', ')} }`.slice(0, longestDescription)
}

function isPosition(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'floored' in value
}

function readArguments(payload: string, { codec }: CreateObjectRequestsOptions): readonly unknown[] {
  const list: unknown = JSON.parse(payload)
  if (!Array.isArray(list)) throw new MembraneError('The arguments are malformed; pass plain data.')
  return list.map(codec.decodeArgument)
}

function findFunction(target: object, member: string): Function {
  const found: unknown = member === '' ? target : Reflect.get(target, member)
  if (typeof found !== 'function') throw new MembraneError(`${member} is not a function.`)
  return found
}

function reply(value: unknown, { codec }: CreateObjectRequestsOptions): HostReply {
  return value === undefined ? undefined : `j${JSON.stringify(codec.encode(value))}`
}
