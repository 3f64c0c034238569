const openings =
  /^(?:(?:hey|hi|hello|ok|okay|alright|well|now|so)(?: (?:bot|voyager|agent|there|then))?,?\s+)+/

/** Words before a task that ask for it and say nothing of it. */
const asking =
  /^(?:(?:please|kindly|can you|could you|would you|will you|i want you to|i need you to|i would like you to|id like you to|i want to|i would like to|you should|you must|you need to|we need to|we should|we must|try to|your (?:task|goal|job|mission) is to|go and|lets|let us)\s+)+/

/** A wish for a thing is a task to have it fetched. */
const wish = /^(?:i|we) (?:want|need|would like|could use) (?!to\b|you\b)(?=.)/

/** One goes to do something, where nothing is said of a place. */
const errand =
  /^go (?=(?:mine|dig|chop|cut|get|collect|gather|fetch|find|look for|search for|kill|hunt|slay|fight|tame|breed|shear|milk|ride|craft|make|build|smelt|cook|brew|enchant|trade|buy|barter|loot|fish|plant|harvest|eat|sleep|explore|fill|place|equip|wear|grow|pick)\b)/

/** Whom it is for: what one makes or fetches for somebody is made or fetched. */
const forMe =
  /^(get|fetch|bring|find|make|craft|cook|build|mine|tame|buy|catch|brew|smelt|bake|grow|collect|gather|obtain|take) (?:me|us) /

/** A request without the words that only ask for it. */
export function plainRequest(phrase: string): string {
  const asked = phrase
    .replace(openings, '')
    .replace(asking, '')
    .replace(wish, 'obtain ')
    .replace(errand, '')
    .replace(forMe, '$1 ')
  return asked.replace(/(?:,?\s+(?:please|for (?:me|us)))+$/, '')
}

/** Limits that stand before the task. */
const leading = /^((?:with|using|in|before|by|without) [^,]{1,60}),\s*(.+)$/

/** Several tasks, of which a limit before the first may be meant for one or all. */
const several = /,|;|\b(?:and|then)\b/

/** Puts limits that stand before a task behind it; those that may be meant for one of several tasks stay where they are. */
export function limitsLast(phrase: string): string {
  const limits: string[] = []
  let deed = phrase
  for (let found = leading.exec(deed); found !== null && limits.length < 6; found = leading.exec(deed)) {
    limits.push(found[1] ?? '')
    deed = plainRequest(found[2] ?? '')
  }
  const isForAll = limits.every((limit) => /^(?:before|by|without)/.test(limit))
  return limits.length > 0 && (isForAll || !several.test(deed)) ? [deed, ...limits].join(' ') : phrase
}
