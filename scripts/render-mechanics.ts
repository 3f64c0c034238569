/** What one mechanic file of the world does. */
export interface MechanicNote {
  readonly name: string
  /** Doc comment of the function that makes it. */
  readonly does: string
}

/** Part of the game that the world does without. */
export interface LeftOut {
  readonly what: string
  readonly why: string
}

/** Parts of the game that the world does without, and the reason for each. */
export const leftOut: readonly LeftOut[] = [
  {
    what: 'redstone dust, repeaters, comparators, pistons, observers',
    why: 'no plan of an agent needs a circuit',
  },
  {
    what: 'minecarts and rails',
    why: 'boats and horses carry an agent, and ways over rails are built by hand',
  },
  { what: 'paintings and banners', why: 'they show and do nothing' },
  {
    what: 'the loom, and cartography beyond empty maps',
    why: 'what they make has no use in a recipe or a fight',
  },
  { what: 'beacons', why: 'their star comes from the wither' },
  {
    what: 'the wither, the warden, raids',
    why: 'a mob that is not played right is refused, not played wrong',
  },
  {
    what: 'structures other than those listed with `/locate`',
    why: 'each is a generator of its own, added one by one',
  },
  { what: 'colours and clicks of chat, titles and signs', why: 'programs read the words' },
  { what: 'worlds of other players beyond schematics', why: 'a learner starts from bare hands' },
]

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
    ...leftOut.map(({ what, why }) => `| ${cell(what)} | ${cell(why)} |`),
    '',
  ].join('\n')
}
