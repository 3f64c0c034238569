import type { CapabilityPolicy } from '../program-runner/capability-policy.ts'
import { botMembers, refusedBotMembers } from './bot-members.ts'

// Reaching a constructor or a prototype is the first step of every escape.
const dangerous = new Set([
  'constructor',
  'prototype',
  '__proto__',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  'caller',
  'callee',
  'arguments',
])

// Fields that lead from game data back to the client, its packets or every listener of the bot.
const inward = new Set([
  '_client',
  'client',
  'bot',
  'emit',
  'removeAllListeners',
  'rawListeners',
  'listeners',
  'socket',
])

const writable: Readonly<Record<string, true>> = {
  thinkTimeout: true,
  tickTimeout: true,
  searchRadius: true,
  canDig: true,
  allow1by1towers: true,
  allowParkour: true,
  allowSprinting: true,
  maxDropDown: true,
  digCost: true,
  placeCost: true,
  dontCreateFlow: true,
  scafoldingBlocks: true,
  x: true,
  y: true,
  z: true,
}

/** The allow-list for programs: the facade's members, public game data, and no way to the client behind it. */
export function createBotPolicy(facade: object): CapabilityPolicy {
  const members = new Set(botMembers)
  return {
    decide({ action, target, member, args }) {
      const reason = refusalOf(target === facade, members, action, member, args)
      return reason ? { allowed: false, ...reason } : { allowed: true }
    },
    membersOf: (target) =>
      target === facade ? botMembers : namesOf(target).filter((name) => !isHidden(name)),
    isConstant: (target, member) => target === facade && constantMembers.has(member),
  }
}

const constantMembers = new Set(['username', 'version', 'majorVersion', 'registry'])

function refusalOf(
  isBot: boolean,
  members: ReadonlySet<string>,
  action: string,
  member: string,
  args: readonly unknown[],
): { readonly rule: string; readonly reason: string } | undefined {
  if (isHidden(member))
    return { rule: 'no-internals', reason: `${member} is internal and not available to programs` }
  if (action === 'set' && writable[member] !== true) {
    return { rule: 'read-only', reason: `${member} cannot be changed by programs` }
  }
  if (!isBot) return undefined
  const refused = refusedBotMembers[member]
  if (refused) return { rule: `no-${member}`, reason: refused }
  if (member !== '' && !members.has(member)) {
    return { rule: 'not-allowed', reason: `bot.${member} is not available to programs` }
  }
  const [first] = args
  if (action === 'call' && member === 'chat' && typeof first === 'string' && first.startsWith('/')) {
    return { rule: 'no-slash-commands', reason: `slash commands are refused: ${first.slice(0, 40)}` }
  }
  return undefined
}

function isHidden(member: string): boolean {
  return member.startsWith('_') || dangerous.has(member) || inward.has(member)
}

function namesOf(target: object): string[] {
  const names = new Set<string>()
  for (
    let level: unknown = target;
    isObject(level) && level !== Object.prototype;
    level = Object.getPrototypeOf(level)
  ) {
    for (const name of Object.getOwnPropertyNames(level)) names.add(name)
  }
  return [...names]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
