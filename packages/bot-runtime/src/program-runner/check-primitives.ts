import { InvalidArgumentError } from '@voyager-mc/core'
import { gameClasses, gameObjects, guestGlobals } from '../border/program-globals.ts'
import { isFunctionName } from './is-function-name.ts'

/** Checks that programs can call each of the primitives by its name; throws `InvalidArgumentError` for the first that they cannot. */
export function checkPrimitives<Primitive extends { readonly name: string }>(
  primitives: readonly Primitive[],
): readonly Primitive[] {
  const seen = new Set<string>()
  for (const { name } of primitives) {
    const fault = seen.has(name) ? 'another one has that name' : primitiveNameFault(name)
    if (fault !== undefined) {
      throw new InvalidArgumentError('primitives', name, `choose another name: ${fault}.`)
    }
    seen.add(name)
  }
  return primitives
}

/** Reason why no primitive can have that name, in words that follow it; undefined when one can. */
export function primitiveNameFault(name: unknown): string | undefined {
  if (typeof name !== 'string' || !isFunctionName(name)) return 'it is no name of a function'
  // The sandbox's own aids have such names.
  if (name.startsWith('$$')) return 'names that begin with two dollar signs are taken'
  // A program would find the primitive in place of what it means by the name, or the other way round.
  return inScope.has(name) || Object.hasOwn(globalThis, name)
    ? 'programs mean something else by it'
    : undefined
}

const inScope: ReadonlySet<string> = new Set([...gameObjects, ...Object.keys(gameClasses), ...guestGlobals])
