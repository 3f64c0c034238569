/** Weight of a page in the search: guides before pages that are looked up, because who searches wants to do something. */
export function boostDocument(id: string): number {
  // What became of the original is read by those who come from it.
  if (id.startsWith('/guides/original-')) return 0.5
  if (/^\/(guides\/|get-started|tutorial|questions)/.test(id)) return 4
  if (/^\/concepts\//.test(id)) return 2
  return /^\/(reference|decisions|examples)\//.test(id) ? 0.2 : 1
}
