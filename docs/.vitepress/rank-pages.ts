// The browser gets each of these functions as text: all that one needs stands inside of it.

/** Words under which a word of a page or of a question is found: a name such as `createCritic` also as a whole name. */
export function processTerm(term: string, field?: string): string | string[] {
  const word = term.toLowerCase()
  // Without a field it is a word of a question, of which small words say nothing.
  const small =
    /^(a|an|and|are|at|be|by|can|do|does|don|for|from|has|have|how|i|in|is|it|its|me|my|not|of|on|or|s|t|that|the|to|what|when|where|which|with)$/
  if (field === undefined && small.test(word)) return []
  // Names of one hump are words of every page.
  const isName = field === undefined || (field === 'title' && /[a-z][A-Z]/.test(term))
  return isName ? [word, `=${word}`] : word
}

/** Whole names are matched as they are; of other words the beginning is enough. */
export function prefix(term: string): boolean {
  return !term.startsWith('=')
}

/** Share of a word's letters that may be wrong; a whole name is right or is not meant. */
export function fuzzy(term: string): number | boolean {
  return term.startsWith('=') ? false : 0.2
}

/** Weight of a word of a question: what one does with everything says little about what is looked for. */
export function boostTerm(term: string): number {
  return /^=?(agent|bot|gets?|give|make|minecraft|new|old|own|play|runs?|set|start|use|want|work)$/.test(term)
    ? 0.3
    : 1
}

/**
 * Weight of a page in the search: guides before pages that are looked up, because who searches wants to do something.
 * The whole name of a symbol leads to the symbol.
 */
export function boostDocument(id: string, term = ''): number {
  if (term.startsWith('=')) return id.startsWith('/reference/') ? 40 : 1
  // What became of the original is read by those who come from it.
  if (id.startsWith('/guides/original-')) return 0.5
  if (id.startsWith('/guides/')) return 4
  if (/^\/(questions|runtimes)\b/.test(id)) return 4
  if (/^\/(get-started|tutorial|mineflayer-api|concepts\/)/.test(id)) return 2
  return /^\/(reference|decisions|examples)\//.test(id) ? 0.2 : 1
}

/** Text of a page for the search: after its title the words under `search`, which people use who do not know ours. */
export function withSearchWords(html: string, words: unknown): string {
  return typeof words === 'string' ? html.replace('</h1>', `</h1><p>${words}</p>`) : html
}
