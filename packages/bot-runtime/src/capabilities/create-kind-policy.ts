import type {
  CapabilityDecision,
  CapabilityPolicy,
  CapabilityRequest,
} from '../program-runner/capability-policy.ts'
import type { CallRule, KindFinder, ObjectKind } from './object-kind.ts'

/** Options of `createKindPolicy`. */
export interface CreateKindPolicyOptions {
  /** The first kind that matches an object decides about it. */
  readonly kinds: readonly ObjectKind[]
  /** Rules for functions and classes a program gets as globals, by their name. */
  readonly functions?: Readonly<Record<string, CallRule>>
}

const allowed: CapabilityDecision = { allowed: true }

/** Creates an allow-list: what no kind lists is refused, and so is every object of no kind. */
export function createKindPolicy({ kinds, functions = {} }: CreateKindPolicyOptions): CapabilityPolicy {
  const known = new WeakMap<object, ObjectKind>()
  const kindOf = (target: object): ObjectKind | undefined => {
    const cached = known.get(target)
    if (cached) return cached
    const kind = kinds.find(({ matches }) => matches(target))
    if (kind) known.set(target, kind)
    return kind
  }
  const findKind: KindFinder = (value) =>
    typeof value === 'object' && value !== null ? kindOf(value)?.name : undefined

  function decideFunction({ target, args }: CapabilityRequest): CapabilityDecision {
    const name: unknown = Reflect.get(target, 'name')
    const reason =
      checkNumbers(args) ?? (typeof name === 'string' ? functions[name]?.(args, findKind) : undefined)
    return reason === undefined ? allowed : refuse('argument', `${String(name)}: ${reason}`)
  }
  function decideCall(kind: ObjectKind, { member, args }: CapabilityRequest): CapabilityDecision {
    const rule = ownValue(kind.call, member)
    if (rule === undefined) return refuseMember(kind, member)
    const reason = checkNumbers(args) ?? (rule === true ? undefined : rule(args, findKind))
    return reason === undefined
      ? allowed
      : refuse(`${kind.name}.${member}`, `${kind.name}.${member}: ${reason}`)
  }
  return {
    decide(request) {
      const { action, target, member } = request
      if (member === '' && typeof target === 'function') return decideFunction(request)
      const kind = kindOf(target)
      if (!kind) return refuse('unknown-object', `"${member}" belongs to an object programs cannot use`)
      switch (action) {
        case 'get':
          return isReadable(kind, member) ? allowed : refuseMember(kind, member)
        case 'call':
        case 'construct':
          return decideCall(kind, request)
        case 'set':
          return (kind.set ?? []).includes(member)
            ? checkValue(kind, request)
            : refuse('read-only', `${kind.name}.${member} cannot be changed by programs`)
      }
    },
    membersOf(target) {
      const kind = kindOf(target)
      return kind ? [...readable(kind, target), ...Object.keys(kind.call ?? {})] : []
    },
    alike(target) {
      const kind = kindOf(target)
      return kind?.alike && { key: `${kind.name} ${kind.alike.key(target)}`, members: kind.alike.members }
    },
    isConstant: (target, member) => kindOf(target)?.constants?.includes(member) === true,
  }
}

/** In a list of readable members this stands for every own member that is not a function. */
export const ownData = '*'

function readable({ get = [], constants = [] }: ObjectKind, target: object): readonly string[] {
  const listed = [...get, ...constants].filter((member) => member !== ownData)
  if (!get.includes(ownData)) return listed
  return [
    ...listed,
    ...Object.keys(target).filter((member) => typeof Reflect.get(target, member) !== 'function'),
  ]
}

function isReadable(kind: ObjectKind, member: string): boolean {
  if (ownValue(kind.refused, member) !== undefined) return false
  const { get = [], constants = [], call } = kind
  return (
    get.includes(member) ||
    constants.includes(member) ||
    ownValue(call, member) !== undefined ||
    get.includes(ownData)
  )
}

function checkValue(kind: ObjectKind, { member, args: [value] }: CapabilityRequest): CapabilityDecision {
  const isPlain = typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  return isPlain ? allowed : refuse('plain-value', `${kind.name}.${member} takes a number, true or false`)
}

/** Numbers that are none reach the server as broken packets, and the server ends the connection. */
function checkNumbers(args: readonly unknown[]): string | undefined {
  for (const [index, value] of args.entries()) {
    const numbers =
      typeof value === 'object' && value !== null && 'floored' in value ? Object.values(value) : [value]
    const isBroken = numbers.some((number) => typeof number === 'number' && !Number.isFinite(number))
    if (isBroken)
      return `argument ${index + 1} is ${String(value)}, which is no usable number; check how it is computed`
  }
  return undefined
}

function refuseMember(kind: ObjectKind, member: string): CapabilityDecision {
  const reason = ownValue(kind.refused, member)
  if (reason !== undefined) return refuse(`no-${member}`, `${kind.name}.${member} is refused: ${reason}`)
  return refuse('allow-list', `${kind.name}.${member} is not available to programs`)
}

function refuse(rule: string, reason: string): CapabilityDecision {
  return { allowed: false, rule, reason }
}

function ownValue<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
