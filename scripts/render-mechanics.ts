import { leftOut } from './left-out-of-the-world.ts'

/** What one mechanic file of the world does. */
export interface MechanicNote {
  readonly name: string
  /** Doc comment of the function that makes it. */
  readonly does: string
}

const maker = /\/\*\*\s*([\s\S]*?)\s*\*\/\s*export function create\w+\(/g

/** Reads what a mechanic does from its source; undefined when the file makes none. */
export function readMechanic(name: string, source: string): MechanicNote | undefined {
  const comment = [...source.matchAll(maker)].at(-1)?.[1]
  // The last comment before the maker; an earlier one belongs to something else.
  const own = comment?.split('/**').at(-1)
  if (own === undefined) return undefined
  const does = own
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  return { name, does }
}

/** Renders the page of what the embedded world does and does without. */
export function renderMechanics(notes: readonly MechanicNote[]): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|')
  return [
    '# What the world does',
    '',
    'One row per mechanic of `packages/world`, in its own words. Generated from the sources; which of them a plain bot has',
    'tried on which version is on [the page of versions](./world-compatibility.md).',
    '',
    '| Mechanic | Does |',
    '| --- | --- |',
    ...notes.map(({ name, does }) => `| ${name} | ${cell(does)} |`),
    '',
    '## What it leaves out',
    '',
    '| Left out | Because |',
    '| --- | --- |',
    ...leftOut.map(([part, reason]) => `| ${cell(part)} | ${cell(reason)} |`),
    '',
  ].join('\n')
}
