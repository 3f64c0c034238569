import type { EnchantedGoal, Refusal, SimpleGoal, WornGoal } from '@voyager-mc/tech-tree'
import type { Names } from './check-names.ts'
import type { TaskStart } from './suite-schema.ts'

/** A goal whose names are known, and where it begins. */
export interface Deed extends Names {
  readonly goal: SimpleGoal
  readonly start: TaskStart
}

/** Refuses deeds that the game does not allow: to tame a cow, to eat a stone, to wear two helmets. */
export function checkDeeds(deed: Deed): void {
  const { goal } = deed
  if (goal.kind === 'worn') checkWorn(goal, deed)
  if (goal.kind === 'killed') checkKilled(goal.creatures, deed)
  if (goal.kind === 'found') checkThere(goal.names, { place: 'names', deed })
  if (goal.kind === 'placed') checkThere(goal.blocks, { place: 'blocks', deed })
  if (goal.kind === 'built' && goal.structure !== 'nether_portal') {
    const message = `${JSON.stringify(goal.structure)} cannot be built: a trial has no schematics; ask for nether_portal, or for blocks that are placed.`
    deed.fail('impossible-goal', message, 'goal.structure')
  }
  if (goal.kind === 'enchanted') checkEnchantment(goal, deed)
  checkSome(phrasesOf(goal), deed)
}

function checkEnchantment({ enchantment }: EnchantedGoal, { techTree, fail }: Deed): void {
  if (enchantment === undefined) return
  // A book bears every enchantment that there is.
  const read = techTree.parseTask(`Enchant book with ${enchantment}`)
  if (read.status === 'refused') fail('unknown-name', read.message, 'goal.enchantment')
}

interface Phrases {
  /** Field of the goal that holds the names. */
  readonly place: string
  /** In the language of tasks, which knows what each version allows. */
  readonly texts: readonly string[]
}

type Tended = 'tamed' | 'bred' | 'milked' | 'sheared'

const tended: Readonly<Record<Tended, string>> = {
  tamed: 'Tame',
  bred: 'Breed',
  milked: 'Milk',
  sheared: 'Shear',
}

/** The deed in words for each of its names; none where any is possible. */
function phrasesOf(goal: SimpleGoal): Phrases {
  if (goal.kind === 'ridden')
    return { place: 'creatures', texts: goal.creatures.map((name) => `Ride ${name}`) }
  if (goal.kind === 'eaten') return { place: 'items', texts: goal.items.map((name) => `Eat ${name}`) }
  if (goal.kind === 'effect') return { place: 'effects', texts: goal.effects.map((name) => `Gain ${name}`) }
  if (goal.kind === 'brewed')
    return { place: 'potions', texts: goal.potions.map((name) => `Brew 1 potion of ${name}`) }
  if (goal.kind === 'enchanted') {
    const { items, enchantment, level = '' } = goal
    const what = enchantment === undefined ? '' : ` with ${enchantment} ${level}`.trimEnd()
    return { place: 'items', texts: items.map((name) => `Enchant ${name}${what}`) }
  }
  if (goal.kind === 'tamed' || goal.kind === 'bred' || goal.kind === 'milked' || goal.kind === 'sheared')
    return { place: 'creatures', texts: goal.creatures.map((name) => `${tended[goal.kind]} 1 ${name}`) }
  return { place: '', texts: [] }
}

/** One of the deeds has to be possible; names of effects and potions are known to the language of tasks alone. */
function checkSome({ place, texts }: Phrases, { goal, techTree, fail }: Deed): void {
  const refusals = texts.flatMap((phrase): readonly Refusal[] => {
    const read = techTree.parseTask(phrase)
    return read.status === 'refused' ? [read] : []
  })
  const [first] = refusals
  if (first === undefined) return
  const isName = goal.kind === 'effect' || goal.kind === 'brewed'
  if (isName) fail('unknown-name', first.message, `goal.${place}`)
  if (refusals.length === texts.length) fail('impossible-goal', first.message, `goal.${place}`)
}

function checkWorn({ sets }: WornGoal, { techTree, fail }: Deed): void {
  const taken = new Map<string, string>()
  for (const [item = '', ...others] of sets) {
    const slot = techTree.equipmentSlot(item)
    // A hand is free for another thing once it has held one, and what may go elsewhere takes no slot for sure.
    const isSure = others.every((other) => techTree.equipmentSlot(other) === slot)
    if (slot === undefined || slot === 'hand' || slot === 'offHand' || !isSure) continue
    const other = taken.get(slot)
    if (other !== undefined)
      fail('impossible-goal', `${other} and ${item} go on the same place; ask for one of them.`, 'goal.sets')
    taken.set(slot, item)
  }
}

/** Kinds of a cell with nothing in it. */
const airs: ReadonlySet<string> = new Set(['air', 'cave_air', 'void_air'])

/** Refuses to look for what is nothing, and to set it down; a cell may be asked to be empty. */
function checkThere(
  names: readonly string[],
  { place, deed }: { readonly place: string; readonly deed: Deed },
): void {
  if (names.length === 0 || !names.every((name) => airs.has(name))) return
  const message = `${names.join(' or ')} is nothing that could be found or set down; name a block that is something.`
  deed.fail('impossible-goal', message, `goal.${place}`)
}

function checkKilled(creatures: readonly string[], { start, techTree, fail }: Deed): void {
  if (start.difficulty !== 'peaceful') return
  const read = techTree.parseTask('Kill 1 monster')
  const monsters = read.status === 'parsed' ? read.task.names : []
  if (!creatures.every((creature) => monsters.includes(creature))) return
  const message = `${creatures.slice(0, 4).join(' or ')} cannot be where the difficulty is peaceful; make it easy.`
  fail('impossible-goal', message, 'goal.creatures')
}
