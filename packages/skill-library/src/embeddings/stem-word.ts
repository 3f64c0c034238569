/** Removes plural and verb endings; light on purpose, so that different items stay different. */
export function stemWord(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ches|shes|sses|xes|zes)$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/(ss|us|is)$/.test(word)) return stemWord(word.slice(0, -1))
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') && word.length > 4 ? 2 : 0
  if (ending === 0) return dropFinalE(word)
  const stem = word.slice(0, -ending)
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return word
  return dropFinalE(/([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem)
}

function dropFinalE(word: string): string {
  return word.length > 3 && word.endsWith('e') ? word.slice(0, -1) : word
}
