import type { CapabilityPolicy } from './capability-policy.ts'

const allowed = { allowed: true } as const

/** The policy used when none is given: own members of plain objects can be read, granted functions called, no more. */
export const dataOnlyPolicy: CapabilityPolicy = {
  decide({ action, target, member }) {
    if (typeof target === 'function' && member === '') return allowed
    if (isPlain(target) && Object.hasOwn(target, member) && action !== 'set') return allowed
    return {
      allowed: false,
      rule: 'data-only',
      reason: `"${member}" is not available to programs; only plain data can be read`,
    }
  },
  membersOf: (target) => (isPlain(target) ? Object.keys(target) : []),
  isConstant: () => false,
}

function isPlain(target: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(target)
  return prototype === Object.prototype || prototype === null
}
