/** A text as what is asked for and what is said about it. */
export interface SplitTask {
  readonly task: string
  /** Empty when the text is the task alone. */
  readonly background: string
}

// Tasks are a handful of words; a sentence that is much longer goes on with its background.
const longestTask = 16
const headOfLongSentence = 8

const taskLabel = /^\s*(task|question|goal|objective|query)\s*:\s*/i
const anyLabel = /^\s*(task|question|goal|objective|query|context|answer|background|hint)\s*:\s*/i
const request =
  /^(how (to|can|do|does|should|would)|where|what|which|please|can you|could you|i (want|need) to|let us|let's)\b/i
const statementStart =
  /^(you|your|i|we|the|a|an|this|these|those|it|its|there|they|in|on|at|near|when|while|if|because|since|currently|now)\b/i
const statementVerb = /^(is|are|was|were|has|have|comes?|needs?|contains?|holds?)$/i
// The verb of a statement comes early; later ones belong to what a task is done with.
const statementWords = 5

/**
 * Finds the task in a text that holds task and background in one: the sentence with a label, else the first one, or
 * the last one when the first says how things are and the last does not.
 */
export function splitLongTask(text: string): SplitTask {
  const sentences = text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.replace(anyLabel, '') !== '')
  const at = placeOfTask(sentences)
  const chosen = (sentences[at] ?? '').replace(anyLabel, '')
  const words = chosen.split(/\s+/)
  const isLong = words.length > longestTask
  const task = isLong ? words.slice(0, headOfLongSentence).join(' ') : chosen
  const rest = isLong ? [words.slice(headOfLongSentence).join(' ')] : []
  const others = sentences
    .filter((_sentence, place) => place !== at)
    .map((other) => other.replace(anyLabel, ''))
  return { task, background: [...rest, ...others].join(' ') }
}

function placeOfTask(sentences: readonly string[]): number {
  const labelled = sentences.findIndex((sentence) => taskLabel.test(sentence))
  if (labelled !== -1) return labelled
  const last = sentences.length - 1
  return states(sentences[0]) && !states(sentences[last]) ? last : 0
}

/** True for a sentence that says how things are; tasks begin with what to do, in more words than a list could hold. */
function states(sentence = ''): boolean {
  if (request.test(sentence)) return false
  const [, ...words] = sentence.split(/\s+/, statementWords)
  return statementStart.test(sentence) || words.some((word) => statementVerb.test(word))
}
