/** Longer replies are cut before they are read; no role asks for more. */
const readCharacters = 50_000

/** Longest answer that is kept, in characters: more than three sentences. */
const longestAnswer = 1000

/** Reads questions from a reply: numbered `Question 1:` lines, else every line that ends with a question mark. */
export function parseQuestions(reply: string): readonly string[] {
  const all = linesOf(reply)
  const labelled = all.flatMap((line) => {
    const label = readLabel(line)
    return label?.kind === 'question' && label.text !== '' ? [label.text] : []
  })
  const lines = labelled.length > 0 ? labelled : all.filter((line) => /\?["'*_\s]*$/.test(line))
  return [...new Set(lines.map(toQuestion))].filter(isQuestion)
}

/** Reads the answers that came along in the same reply, by their questions: what stands below `Answer 1:`. */
export function parseAnswers(reply: string): ReadonlyMap<string, string> {
  const answers = new Map<string, string>()
  let [question, isAnswer] = ['', false]
  for (const line of linesOf(reply)) {
    const label = readLabel(line)
    if (label !== undefined) isAnswer = label.kind === 'answer'
    if (label?.kind === 'question') question = toQuestion(label.text)
    else if (isAnswer && isQuestion(question)) {
      const text = `${answers.get(question) ?? ''} ${label?.text ?? line}`.trim().slice(0, longestAnswer)
      if (text !== '') answers.set(question, text)
    }
  }
  return answers
}

interface Label {
  readonly kind: string
  readonly text: string
}

function readLabel(line: string): Label | undefined {
  const [, kind, text = ''] =
    /^[ \t>*#_-]*(question|answer|concept|reasoning)[ \t]*\d*[ \t*_]*[:.)-][ \t*_]*(.*)$/i.exec(line) ?? []
  return kind === undefined ? undefined : { kind: kind.toLowerCase(), text }
}

function linesOf(reply: string): readonly string[] {
  return reply
    .slice(0, readCharacters)
    .replaceAll(/<think>[\s\S]*?<\/think>/g, '')
    .split(/[\r\n\u2028\u2029]+/)
}

function toQuestion(line: string): string {
  return line
    .slice(0, 400)
    .replace(/^[\s>*#_\d.)"'-]+/, '')
    .replace(/["'*_\s]+$/, '')
}

function isQuestion({ length }: string): boolean {
  return length > 5 && length < 300
}
