import { describePrimitives, describeSignatures, type PrimitiveDescription } from '@voyager-mc/core'
import type { RequiredArguments } from '../checks/find-missing-arguments.ts'
import { fitsTopics } from './fits-topics.ts'

/** The control primitives of one request: as text for the prompt, and by name for the checks. */
export interface GivenFunctions {
  /** The same for every task, so that providers can keep it. */
  readonly text: string
  readonly names: readonly string[]
  /** Those among them whose value comes at once, so that no call of them needs an `await`. */
  readonly immediate: readonly string[]
  /** Arguments that each of them cannot do without. */
  readonly required: RequiredArguments
  /**
   * Those that the text has by their signatures and a task is about, in full; empty when there are none. Code is about what it
   * calls, whatever other words are in it.
   */
  readonly fitting: (words: string, code?: string) => string
}

/** Reads primitives from their descriptions, or from text that was written elsewhere. */
export function givenFunctions(primitives: string | readonly PrimitiveDescription[]): GivenFunctions {
  if (typeof primitives === 'string')
    return {
      text: primitives.trim(),
      names: listFunctionNames(primitives),
      immediate: [],
      required: new Map(),
      fitting: () => '',
    }
  const shown = primitives.filter(({ isUnlisted = false }) => !isUnlisted)
  const always = shown.filter(({ topics }) => topics === undefined)
  const special = shown.filter(({ topics }) => topics !== undefined)
  const more = special.length === 0 ? [] : [`${signaturesLead}${describeSignatures(special)}.`]
  return {
    text: [describePrimitives(always), ...more].join('\n'),
    names: primitives.map(({ name }) => name),
    immediate: primitives.flatMap(({ name, isImmediate }) => (isImmediate ? [name] : [])),
    required: new Map(
      primitives.map(({ name, parameters }) => [
        name,
        parameters.flatMap((each) => (each.fallback === undefined ? [each.name] : [])),
      ]),
    ),
    fitting: (words, code = '') =>
      describePrimitives(
        special.filter((each) => fitsTopics(each, words) || new RegExp(`\\b${each.name}\\(`).test(code)),
      ),
  }
}

const signaturesLead = 'For special tasks, bot first, one argument or none where none are shown: '

/** The names of all functions that a text declares: as `async function name(…)`, a line that begins with `name(bot`, or a list of signatures. */
export function listFunctionNames(text: string): readonly string[] {
  const declared = [...text.matchAll(/^(?:(?:async )?function (\w+)|(\w+)\(bot\b)/gm)].map(
    ([, name, listed = '']) => name ?? listed,
  )
  const signatures = text.split('\n').find((line) => line.startsWith(signaturesLead)) ?? ''
  return [
    ...declared,
    ...[...signatures.slice(signaturesLead.length).matchAll(/(\w+)(?=\(|, |\.$)(?![^(]*\))/g)].map(
      ([, name = '']) => name,
    ),
  ]
}
