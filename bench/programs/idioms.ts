/** Something that programs write by hand, and what is given for it. */
export interface Idiom {
  readonly what: string
  /** Found in the text of a program that does it by hand. */
  readonly byHand: RegExp
  readonly given: string
  /** Found in the text of a program that calls what is given. */
  readonly call: RegExp
}

/** Things that programs of models were seen to write anew. */
export const idioms: readonly Idiom[] = [
  {
    what: 'adds up the counts of held items',
    byHand: /\.reduce\(\s*\(?\s*\w+,\s*\w+\)?\s*=>\s*\w+\s*\+\s*\w+\.count/,
    given: 'countItems(bot, "*_log")',
    call: /\bcountItems\(/,
  },
  {
    what: 'looks through the inventory for an item',
    byHand: /inventory\s*\.items\(\)\s*\.(?:find|some)\(|findInventoryItem\(/,
    given: 'countItems(bot, name)',
    call: /\bcountItems\(/,
  },
  {
    what: 'mines in rounds until enough is held',
    byHand: /for \(let \w+ = 0;[^\n]*\bcount\w*\([\s\S]{0,400}?\bmineBlock\(/,
    given: 'obtain(bot, name, count)',
    call: /\bobtain\(/,
  },
  {
    what: 'gets what is short by a helper of its own',
    byHand: /^async function (?:ensure|get|gather|collect|have)\w*\(/m,
    given: 'obtain(bot, name, count)',
    call: /\bobtain\(/,
  },
  {
    what: 'explores until its own search finds something',
    byHand: /exploreUntil\((?:[^)(]|\([^)(]*\))*,\s*(?:\(\) =>|\w+\s*\))/,
    given: 'names for exploreUntil, or obtain(bot, name, count)',
    call: /exploreUntil\([^\n]*,\s*\[?\s*["'][a-z_]+["']/,
  },
  {
    what: 'sets down a station',
    byHand: /placeItem\([^)]*(?:crafting_table|furnace)/,
    given: 'ensureStation(bot, station)',
    call: /\bensureStation\(/,
  },
  {
    what: 'looks for the way up to daylight',
    byHand: /canSeeSky|skyLight|GoalY\(/,
    given: 'goToSurface(bot)',
    call: /\bgoToSurface\(/,
  },
  {
    what: 'looks for a free place beside it',
    byHand: /blockAt\([^)]*\)\s*\??\.name === ["']air["']/,
    given: 'placeItem(bot, name, position), which takes the nearest free ground',
    call: /\bplaceItem\(/,
  },
  {
    what: 'waits by a timer',
    byHand: /\bsleep\(|\bsetTimeout\(/,
    given: 'bot.waitForTicks(ticks)',
    call: /\bwaitForTicks\(/,
  },
]
