import type { Refusal } from '../contract/plan.ts'
import type { ParsedTask, TaskVerb } from '../contract/parsed-task.ts'
import type { TechTree } from '../contract/tech-tree.ts'
import type { SimpleGoal } from '../contract/postcondition.ts'
import type { Lexicon } from '../kinds/lexicon.ts'
import { taskKinds } from '../kinds/task-kinds.ts'
import type { Draft } from '../kinds/task-row.ts'
import { interpretTask } from './interpret-task.ts'
import { normalisePhrase, openPart } from './normalise-phrase.ts'
import { printTask } from './print-task.ts'
import { isWorn, readArmourSet } from './armour-sets.ts'
import { refuseFood } from './refuse-food.ts'
import { refuseWay } from './comes-by.ts'
import { readFromCreature } from './read-from-creature.ts'
import { readQuantity } from './read-quantity.ts'
import { readOfChest, readSource } from './read-source.ts'
import { potionPhrase, readBrewing } from './read-making.ts'
import { readers } from './read-special.ts'
import { readTails, type Tails } from './read-tails.ts'
import { refuseHeight } from './refuse-height.ts'
import { longestText, refuse, refuseLength, refusePart, unknownThing, unknownVerb } from './refuse.ts'
import { resolveThing, type Thing } from './resolve-thing.ts'
import { withNearest } from './nearest-goal.ts'
import { similarNames } from './similar-names.ts'
import { splitGoal } from './split-goal.ts'
import { isQuantity, mostOf, readStacks, refuseQuantity } from './task-count.ts'
import { splitVerb } from './task-verbs.ts'

type Parsed = ReturnType<TechTree['parseTask']>

/** A reader of task phrases for one game version; nothing of a phrase is dropped. */
export function createTaskParser(lexicon: Lexicon): TechTree['parseTask'] {
  const parse = (text: string): Parsed => {
    const tooLong = refuseLength(text)
    if (tooLong !== undefined) return tooLong
    const phrase = normalisePhrase(text)
    if (phrase === '') {
      return refuse('empty-task', 'The task is empty; write a verb and a thing, such as Mine 3 iron_ore.', {
        nearest: 'Mine 3 iron_ore',
      })
    }
    const parts = splitGoal(phrase, lexicon)
    if (parts.length > 1 && isTask(parts[0] ?? '', lexicon)) {
      const message = `${JSON.stringify(text)} holds ${parts.length} tasks; give them one at a time: ${parts.join(' | ')}.`
      return refuse('compound', message, { suggestions: parts, nearest: parts[0] })
    }
    return readPhrase(text, parts.length > 1 ? phrase : (parts[0] ?? phrase), lexicon)
  }
  return (text) => {
    const parsed = parse(text)
    const isRead = parsed.status === 'parsed' || parsed.reason === 'compound' || text.length > longestText
    return isRead ? parsed : withNearest(parsed, normalisePhrase(text), { lexicon, parse })
  }
}

/** Words that make putting a deposit. */
const intoChest = /\s(?:in|into|inside) (?:a|the|your) (?:nearby )?chest\b/

function readPhrase(text: string, phrase: string, lexicon: Lexicon): Parsed {
  const split = splitVerb(phrase)
  if (split === undefined) return readBare(phrase, lexicon) ?? unknownVerb(text, phrase)
  const verb = intoChest.test(split.rest) && split.verb === 'place' ? 'deposit' : split.verb
  const tails = readTails(split.rest, verb)
  const isSearch = verb === 'explore'
  const open = isSearch ? undefined : openPart(tails.rest)
  if (open !== undefined && verb !== 'name')
    return refusePart(open, 'say plainly what is to be done.', nearestOf(verb, tails, open, lexicon))
  const { grammar } = taskKinds[verb]
  const special = grammar && readers[grammar](tails.rest, lexicon)
  const draft = special ?? readThing(verb, tails.rest, lexicon)
  if ('status' in draft) return draft
  const isUnworn = /^(?:wear|put on|don) /.test(phrase) && !draft.names.every(isWorn)
  if (isUnworn) return refusePart(tails.rest, 'it is not worn.', printTask(draft))
  return finish(draft, tails, lexicon)
}

/** Whether a phrase is a task of its own: it opens with a verb, or is no more than a number and a thing. */
function isTask(phrase: string, lexicon: Lexicon): boolean {
  return splitVerb(phrase) !== undefined || readBare(phrase, lexicon)?.status === 'parsed'
}

/** A thing without a verb is one to obtain, a set of armour one to wear; undefined when no such thing is known. */
function readBare(phrase: string, lexicon: Lexicon): Parsed | undefined {
  const verb = readArmourSet(phrase, lexicon.data) === undefined ? 'obtain' : 'equip'
  const parsed = readPhrase(phrase, `${verb} ${phrase}`, lexicon)
  if (parsed.status === 'parsed') return parsed
  // Without anything that can be had it is a sentence with a verb of another language, and no thing.
  const isNoThing = parsed.reason === 'not-understood' && parsed.nearest === undefined
  return isNoThing || parsed.reason === 'unknown-thing' || parsed.part === phrase ? undefined : parsed
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
  if (rest === '' && taskKinds[verb].isBare !== undefined) return interpretTask(verb, 1, undefined, lexicon)
  const ofChest = readOfChest(rest, verb)
  if (ofChest !== undefined) return readThing('loot', ofChest, lexicon)
  const { count, rest: wanted } = readStacks(readQuantity(rest), verb, lexicon)
  if (!isQuantity(count)) return refuseQuantity(count, `${verb} 1 ${wanted}`)
  // Whatever is not a portal or a schematic is built by crafting it.
  const known = verb === 'build' ? 'craft' : verb
  const taken = verb === 'obtain' ? readFromCreature(wanted, count, lexicon) : undefined
  if (taken !== undefined)
    return checkThing(taken.draft, { verb: taken.draft.verb, thing: taken.thing, lexicon })
  const source = readSource(wanted, known, lexicon)
  const thing = source?.isTrue === true ? source.thing : resolveThing(wanted, known, lexicon)
  if (thing === undefined && source !== undefined) {
    const why = source.isOther ? 'does not come from there' : 'may come from elsewhere, which nobody judges'
    const remedy = `${source.thing.label} ${why}, so leave it out.`
    return refusePart(source.part, remedy, printTask(interpretTask(known, count, source.thing, lexicon)))
  }
  if (thing === undefined) return refuseWords(known, wanted, { count, lexicon })
  return checkThing(interpretTask(known, count, thing, lexicon), { verb: known, thing, lexicon })
}

function refuseWords(
  verb: TaskVerb,
  wanted: string,
  { count, lexicon }: { readonly count: number; readonly lexicon: Lexicon },
): Refusal {
  const potion = potionPhrase(wanted)
  const brew = potion === undefined ? undefined : readBrewing(`${count} ${wanted}`, lexicon)
  if (brew !== undefined && !('status' in brew))
    return refusePart(wanted, 'ask for it to be brewed.', printTask(brew))
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
  if (draft.count > 1 && taskKinds[draft.verb].counts === 'never') {
    return refusePart(String(draft.count), `${draft.verb} one at a time.`, printTask({ ...draft, count: 1 }))
  }
  if (isImpossible(draft, lexicon)) {
    const nearest = nearestPossible(draft, thing, lexicon)
    const hint = nearest === undefined ? '' : ` The nearest that can be done is ${JSON.stringify(nearest)}.`
    const message = `${thing.label} cannot be had in survival; choose another thing to ${verb}.${hint}`
    return refuse('impossible', message, { part: thing.label, nearest })
  }
  const otherwise = refuseWay(draft, lexicon)
  if (otherwise !== undefined) return otherwise
  const most = mostOf(draft, lexicon)
  if (draft.count <= most) return draft
  const message = `${draft.count} ${thing.label} are too many for one task; ask for at most ${most}.`
  return refuse('too-many', message, {
    part: String(draft.count),
    nearest: printTask({ ...draft, count: most }),
  })
}

function isImpossible({ verb, accepts, names }: Draft, { effort }: Lexicon): boolean {
  if (taskKinds[verb].isHad !== true) return false
  return [...accepts, ...(verb === 'mine' ? [] : names)].every((item) => !Number.isFinite(effort(item)))
}

function nearestPossible({ verb, count }: Draft, { label }: Thing, lexicon: Lexicon): string | undefined {
  const possible = [...lexicon.data.items.keys()].filter((item) => Number.isFinite(lexicon.effort(item)))
  const [item] = similarNames(label, possible)
  if (item === undefined) return undefined
  const draft = readThing(verb, `${count} ${item}`, lexicon)
  return 'status' in draft ? undefined : printTask(draft)
}

function finish(draft: Draft, tails: Tails, lexicon: Lexicon): Parsed {
  const { position = draft.position, circumstances, means } = tails
  if (!isQuantity(draft.count)) return refuseQuantity(draft.count, printTask({ ...draft, count: 1 }))
  if (position !== undefined && !taskKinds[draft.verb].takes.includes('place')) {
    return refusePart(
      `at (${position.x}, ${position.y}, ${position.z})`,
      `${draft.verb} takes no place.`,
      printTask(draft),
    )
  }
  if (position !== undefined && draft.names.length > 0 && draft.verb === 'go') {
    return refusePart(draft.label, 'name a place or its coordinates, not both.', printTask(draft))
  }
  if (draft.verb === 'sleep' && (circumstances.dimension ?? 'overworld') !== 'overworld')
    return refusePart(`in ${circumstances.dimension}`, 'a bed is of use in the Overworld only.', 'Sleep')
  const noHeight = refuseHeight(position, draft.axes)
  if (noHeight !== undefined) return noHeight
  if (draft.verb === 'go' && position === undefined && draft.names.length === 0)
    return unknownThing('', 'go', lexicon)
  const amount = readQuantity(means ?? '')
  const tool = means === undefined ? undefined : resolveThing(amount.rest, 'equip', lexicon)
  if (means !== undefined && (tool === undefined || amount.count !== 1)) {
    return refusePart(`with ${means}`, 'name a tool or weapon of the game.', printTask(draft))
  }
  const isLimited = Object.keys(circumstances).length > 0
  const task: Draft = {
    ...draft,
    ...(position === undefined ? {} : { position }),
    ...(tool === undefined ? {} : { means: { label: tool.label, names: tool.names } }),
    ...(isLimited ? { circumstances } : {}),
  }
  const noFood = refuseFood(task)
  if (noFood !== undefined) return noFood
  const parsed: ParsedTask = { ...task, goal: goalOf(task, lexicon) }
  return { status: 'parsed', task: parsed }
}

function goalOf(task: Draft, lexicon: Lexicon): SimpleGoal {
  return { ...taskKinds[task.verb].goal(task, lexicon), ...task.circumstances }
}
