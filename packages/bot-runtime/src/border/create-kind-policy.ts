import type {
  CapabilityDecision,
  CapabilityPolicy,
  CapabilityRequest,
  CallPrice,
} from '../membrane/capability-policy.ts'
import { describeValue } from './describe-value.ts'
import type { CallMember, Member } from './member.ts'
import type { KindFinder, ObjectKind } from './object-kind.ts'
import { readArgument, type ArgumentReader, type ArgumentReading } from './read-argument.ts'

/** Options of `createKindPolicy`. */
export interface CreateKindPolicyOptions {
  /** The first kind that matches an object decides about it. */
  readonly kinds: readonly ObjectKind[]
  /** Rows for functions and classes a program gets as globals, by their name. */
  readonly functions?: Readonly<Record<string, CallMember>>
}

/** Creates an allow-list: what has no row is refused, and so is every object of no kind. */
export function createKindPolicy({ kinds, functions = {} }: CreateKindPolicyOptions): CapabilityPolicy {
  const kindOf = createKindFinder(kinds)
  const reader: ArgumentReader = {
    kindOf: (value) => (typeof value === 'object' && value !== null ? kindOf(value)?.name : undefined),
    objectionTo: (target) => kindOf(target)?.objectionTo?.(target),
  }
  return {
    decide(request) {
      const { action, target, member } = request
      if (member === '' && typeof target === 'function') return decideFunction(request, { functions, reader })
      const kind = kindOf(target)
      if (!kind) return refuse('unknown-object', `"${member}" belongs to an object programs cannot use`)
      const row = ownRow(kind.members, member)
      if (row?.use === 'refused') {
        return refuse(`no-${member}`, `${kind.name}.${member} is refused: ${row.reason}`)
      }
      const name = `${kind.name}.${member}`
      if (action === 'get') return decideRead(kind, { row, name, target, member })
      if (action === 'set') return decideSet(request, { row, name, reader })
      if (row?.use !== 'call') return refuse('allow-list', `${name} is not available to programs`)
      return decideCall(row, { name, rule: name, args: request.args, reader })
    },
    has(target, member) {
      const kind = kindOf(target)
      const row = ownRow(kind?.members, member)
      if (row) return row.use !== 'refused'
      return kind?.isOpen === true && Object.hasOwn(target, member) && isData(target, member)
    },
    refuses: (target, member) => ownRow(kindOf(target)?.members, member)?.use === 'refused',
    membersOf(target) {
      const kind = kindOf(target)
      return kind ? [...openMembers(kind, target), ...listedMembers(kind)] : []
    },
    keysOf(target) {
      const kind = kindOf(target)
      const keys = kind ? [...openMembers(kind, target), ...listedMembers(kind)] : []
      return [...new Set(keys)].filter(
        (key) => Object.hasOwn(target, key) && ownRow(kind?.members, key)?.use !== 'call',
      )
    },
    isConstant(target, member) {
      const row = ownRow(kindOf(target)?.members, member)
      return row?.use === 'read' && row.isConstant
    },
    kindOf: (target) => kindOf(target)?.name,
    bytesOf: (target) => kindOf(target)?.bytes ?? 0,
  }
}

interface NamedRow {
  readonly row: Member | undefined
  /** Kind and member, for refusals. */
  readonly name: string
}

function decideRead(
  kind: ObjectKind,
  { row, name, target, member }: NamedRow & { readonly target: object; readonly member: string },
): CapabilityDecision {
  if (row) return row.use === 'read' && row.from ? { allowed: true, read: row.from } : allowed
  if (kind.isOpen && Object.hasOwn(target, member)) return allowed
  // Every object of the guest has these itself.
  if (member in Object.prototype) return { allowed: true, read: () => undefined }
  return refuse('allow-list', `${name} is not available to programs`)
}

function decideSet(
  { args: [value] }: CapabilityRequest,
  { row, name, reader }: NamedRow & { readonly reader: ArgumentReader },
): CapabilityDecision {
  if (row?.use !== 'setting') {
    const remedy =
      row === undefined
        ? 'keep it in a variable'
        : 'it is what the game says, call a function of the bot that changes it'
    return refuse('read-only', `${name} cannot be changed by programs; ${remedy}`)
  }
  const reading = readArgument(row.value, value, reader)
  return reading.status === 'accepted'
    ? { allowed: true, args: [reading.value] }
    : refuse('setting', explain(name, 'the value', reading, reader))
}

function decideFunction(
  { target, args }: CapabilityRequest,
  {
    functions,
    reader,
  }: { readonly functions: CreateKindPolicyOptions['functions']; readonly reader: ArgumentReader },
): CapabilityDecision {
  const name = String(Reflect.get(target, 'name'))
  const row = ownRow(functions, name)
  if (row?.use === 'call') return decideCall(row, { name, rule: 'argument', args, reader })
  return { allowed: true, price: priceOfPrimitive }
}

/** Primitives check their arguments themselves, write a few lines into the log and an event. */
const priceOfPrimitive: CallPrice = { costUs: 200, keepsBytes: 2048, logCharacters: 0 }

interface CallToDecide {
  readonly name: string
  readonly rule: string
  readonly args: readonly unknown[]
  readonly reader: ArgumentReader
}

function decideCall(row: CallMember, { name, rule, args, reader }: CallToDecide): CapabilityDecision {
  const values: unknown[] = []
  for (const [index, [argument, type]] of Object.entries(row.takes).entries()) {
    const reading = readArgument(type, args[index], reader)
    if (reading.status === 'refused') return refuse(rule, explain(name, argument, reading, reader))
    values.push(reading.value)
  }
  // A default of the host's holds only for what is left out.
  while (values.length > 0 && values.at(-1) === undefined) values.pop()
  const logged = row.isChat ? String(values[0]).length : 0
  return {
    allowed: true,
    args: values,
    ...(row.result && { result: row.result }),
    price: { costUs: row.costUs, keepsBytes: row.keepsBytes, logCharacters: logged },
  }
}

type Refusal = Extract<ArgumentReading, { readonly status: 'refused' }>

function explain(
  name: string,
  argument: string,
  { at, value, wanted }: Refusal,
  { kindOf }: { readonly kindOf: KindFinder },
): string {
  const isMissing = value === undefined || value === null
  const remedy = isMissing ? `${wanted}, and check first that there is one` : wanted
  return `${name}: ${argument}${at} is ${describeValue(value, kindOf)}; pass ${remedy}`
}

function createKindFinder(kinds: readonly ObjectKind[]): (target: object) => ObjectKind | undefined {
  const known = new WeakMap<object, ObjectKind>()
  return (target) => {
    const cached = known.get(target)
    if (cached) return cached
    const kind = kinds.find(({ matches }) => matches(target))
    if (kind) known.set(target, kind)
    return kind
  }
}

function listedMembers({ members }: ObjectKind): readonly string[] {
  return Object.keys(members).filter((member) => members[member]?.use !== 'refused')
}

function openMembers({ isOpen = false }: ObjectKind, target: object): readonly string[] {
  if (!isOpen) return []
  return Object.keys(target).filter((member) => isData(target, member))
}

function isData(target: object, member: string): boolean {
  return typeof Reflect.get(target, member) !== 'function'
}

const allowed: CapabilityDecision = { allowed: true }

function refuse(rule: string, reason: string): CapabilityDecision {
  return { allowed: false, rule, reason }
}

function ownRow(members: Readonly<Record<string, Member>> | undefined, name: string): Member | undefined {
  return members && Object.hasOwn(members, name) ? members[name] : undefined
}
