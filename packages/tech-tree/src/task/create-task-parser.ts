import type { Refusal } from '../contract/plan.ts'
import type { ParsedTask, TaskVerb } from '../contract/parsed-task.ts'
import type { TechTree } from '../contract/tech-tree.ts'
import { goalOfTask } from './goal-of-task.ts'
import { interpretTask, type Draft } from './interpret-task.ts'
import { normalisePhrase, openPart } from './normalise-phrase.ts'
import { printTask } from './print-task.ts'
import { readQuantity } from './read-quantity.ts'
import { specialReaders } from './read-special.ts'
import { readTails, type Tails } from './read-tails.ts'
import { refuse, refusePart, unknownThing, unknownVerb } from './refuse.ts'
import { resolveThing, type Lexicon, type Thing } from './resolve-thing.ts'
import { similarNames } from './similar-names.ts'
import { splitGoal } from './split-goal.ts'
import { splitVerb } from './task-verbs.ts'

/** Kills and other deeds to creatures one task may ask for. */
const maximumDeeds = 64

type Parsed = ReturnType<TechTree['parseTask']>

/** A reader of task phrases for one game version; nothing of a phrase is dropped. */
export function createTaskParser(lexicon: Lexicon): TechTree['parseTask'] {
  return (text) => {
    const phrase = normalisePhrase(text)
    if (phrase === '') {
      return refuse('empty-task', 'The task is empty; write a verb and a thing, such as Mine 3 iron_ore.')
    }
    const parts = splitGoal(phrase, lexicon)
    if (parts.length > 1 && splitVerb(parts[0] ?? '') !== undefined) {
      const message = `${JSON.stringify(text)} holds ${parts.length} tasks; give them one at a time: ${parts.join(' | ')}.`
      return refuse('compound', message, { suggestions: parts, nearest: parts[0] })
    }
    return readPhrase(text, parts.length > 1 ? phrase : (parts[0] ?? phrase), lexicon)
  }
}

/** Words that make putting a deposit. */
const intoChest = /\s(?:in|into|inside) (?:a|the|your) (?:nearby )?chest\b/

function readPhrase(text: string, phrase: string, lexicon: Lexicon): Parsed {
  const split = splitVerb(phrase)
  if (split === undefined) return unknownVerb(text, phrase)
  const verb = intoChest.test(split.rest) && split.verb === 'place' ? 'deposit' : split.verb
  const tails = readTails(split.rest, verb)
  const isSearch = verb === 'explore'
  const open = isSearch ? undefined : openPart(tails.rest)
  if (open !== undefined && verb !== 'name')
    return refusePart(open, 'say plainly what is to be done.', nearestOf(verb, tails, open, lexicon))
  const draft = specialReaders[verb]?.(tails.rest, lexicon) ?? readThing(verb, tails.rest, lexicon)
  return 'status' in draft ? draft : finish(draft, tails, lexicon)
}

/** The same task without the part that was not understood. */
function nearestOf(verb: TaskVerb, { rest }: Tails, part: string, lexicon: Lexicon): string | undefined {
  const left = rest.slice(0, rest.length - part.length).trim()
  const draft = left === '' ? undefined : readThing(verb, left, lexicon)
  return draft === undefined || 'status' in draft ? undefined : printTask(draft)
}

/** One looks for the nearest anyway. */
const nearest = /^(?:the )?(?:nearest|closest) /

/** Words that begin a part which is no name. */
const partWords =
  /^(?:with|using|in|into|from|at|near|on|for|by|to|of|without|until|while|when|after|before|under|over|next|beside|around|inside|outside|within|during|because|if|through|per|that|which|as|but|together|there|here|once|twice|named|\w+ly)$/

function readThing(verb: TaskVerb, phrase: string, lexicon: Lexicon): Draft | Refusal {
  const rest = verb === 'find' ? phrase.replace(nearest, '').replace(/ biome$/, '') : phrase
  const isBare = rest === '' && (verb === 'fish' || verb === 'barter' || verb === 'trade')
  if (isBare) return interpretTask(verb, 1, undefined, lexicon)
  const { count, rest: wanted } = readQuantity(rest)
  if (!Number.isInteger(count) || count < 1) {
    const message = `The quantity ${count} is not a whole number above 0; ask for at least 1.`
    return refuse('invalid-quantity', message, { nearest: `${verb} 1 ${wanted}` })
  }
  // Whatever is not a portal or a schematic is built by crafting it.
  const known = verb === 'build' ? 'craft' : verb
  const thing = resolveThing(wanted, known, lexicon)
  if (thing === undefined) return refuseWords(known, wanted, { count, lexicon })
  return checkThing(interpretTask(known, count, thing, lexicon), { verb: known, thing, lexicon })
}

function refuseWords(
  verb: TaskVerb,
  wanted: string,
  { count, lexicon }: { readonly count: number; readonly lexicon: Lexicon },
): Refusal {
  const words = wanted.split(' ')
  const at = words.findIndex((word, index) => index > 0 && partWords.test(word))
  if (at > 0) {
    const thing = resolveThing(words.slice(0, at).join(' '), verb, lexicon)
    const part = words.slice(at).join(' ')
    if (thing !== undefined) {
      return refusePart(
        part,
        'leave it out or say it otherwise.',
        printTask(interpretTask(verb, count, thing, lexicon)),
      )
    }
  }
  const refusal = unknownThing(wanted, verb, lexicon)
  const [label] = refusal.suggestions
  return label === undefined ? refusal : { ...refusal, nearest: printTask({ verb, count, label }) }
}

function checkThing(
  draft: Draft,
  { verb, thing, lexicon }: { readonly verb: TaskVerb; readonly thing: Thing; readonly lexicon: Lexicon },
): Draft | Refusal {
  if (draft.count > 1 && singleVerbs.has(draft.verb)) {
    return refusePart(String(draft.count), `${draft.verb} one at a time.`, printTask({ ...draft, count: 1 }))
  }
  if (isImpossible(draft, lexicon)) {
    const nearest = nearestPossible(draft, thing, lexicon)
    const hint = nearest === undefined ? '' : ` The nearest that can be done is ${JSON.stringify(nearest)}.`
    const message = `${thing.label} cannot be had in survival; choose another thing to ${verb}.${hint}`
    return refuse('impossible', message, { nearest })
  }
  const most = mostOf(draft, lexicon)
  if (draft.count <= most) return draft
  const message = `${draft.count} ${thing.label} are too many for one task; ask for at most ${most}.`
  return refuse('too-many', message, { nearest: printTask({ ...draft, count: most }) })
}

/** Verbs that end with items of the thing's own name. */
const gainingVerbs: ReadonlySet<TaskVerb> = new Set([
  'mine',
  'craft',
  'smelt',
  'cook',
  'obtain',
  'have',
  'harvest',
  'grow',
  'fish',
  'trade',
  'barter',
  'loot',
  'smith',
  'fill',
  'equip',
  'plant',
  'place',
  'deposit',
])

function isImpossible({ verb, accepts, names }: Draft, { effort }: Lexicon): boolean {
  if (!gainingVerbs.has(verb)) return false
  return [...accepts, ...(verb === 'mine' ? [] : names)].every((item) => !Number.isFinite(effort(item)))
}

function nearestPossible({ verb, count }: Draft, { label }: Thing, lexicon: Lexicon): string | undefined {
  const possible = [...lexicon.data.items.keys()].filter((item) => Number.isFinite(lexicon.effort(item)))
  const [item] = similarNames(label, possible)
  if (item === undefined) return undefined
  const draft = readThing(verb, `${count} ${item}`, lexicon)
  return 'status' in draft ? undefined : printTask(draft)
}

function mostOf({ verb, names, accepts }: Draft, { data }: Lexicon): number {
  if (/^(kill|tame|breed|milk|shear)$/.test(verb)) return maximumDeeds
  const stackSize = data.items.get(accepts[0] ?? names[0] ?? '')?.stackSize ?? 64
  return stackSize === 1 ? 36 : 8 * stackSize
}

/** Verbs whose goals are one of a thing; a number is not dropped but refused. */
const singleVerbs: ReadonlySet<TaskVerb> = new Set(['find', 'ride', 'equip', 'enchant', 'name', 'gain'])

/** Verbs that a place may follow. */
const placedVerbs: ReadonlySet<TaskVerb> = new Set(['go', 'place', 'plant', 'deposit'])

function finish(draft: Draft, tails: Tails, lexicon: Lexicon): Parsed {
  const { position, circumstances, means } = tails
  if (position !== undefined && !placedVerbs.has(draft.verb)) {
    return refusePart(
      `at (${position.x}, ${position.y}, ${position.z})`,
      `${draft.verb} takes no place.`,
      printTask(draft),
    )
  }
  if (draft.verb === 'go' && position === undefined && draft.names.length === 0)
    return unknownThing('', 'go', lexicon)
  const tool = means === undefined ? undefined : resolveThing(readQuantity(means).rest, 'equip', lexicon)
  if (means !== undefined && tool === undefined) {
    return refusePart(`with ${means}`, 'name a tool or weapon of the game.', printTask(draft))
  }
  const isLimited = Object.keys(circumstances).length > 0
  const task: Draft = {
    ...draft,
    ...(position === undefined ? {} : { position }),
    ...(tool === undefined ? {} : { means: { label: tool.label, names: tool.names } }),
    ...(isLimited ? { circumstances } : {}),
  }
  const parsed: ParsedTask = { ...task, goal: goalOfTask(task, lexicon) }
  return { status: 'parsed', task: parsed }
}
