/** A phrase in lower case without marks that mean nothing; texts in double quotes keep their case. */
export function normalisePhrase(text: string): string {
  return text
    .split(/("[^"]*")/)
    .map((piece) => (/^".*"$/.test(piece) ? piece : plain(piece)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!?]$/, '')
    .trim()
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*task:\s*/, '')
    .replace(/^\s*please\s+/, '')
    .replace(/["'`*]/g, '')
    .replace(/[.!?](?=\s|$)/g, '')
    .replace(/\barmour\b/g, 'armor')
}

/** Words that turn a demand round or leave it open; none of them is dropped. */
const openWords =
  /\b(?:do not|dont|not|never|no|exactly|at most|up to|no more than|less than|fewer than|except|unless|instead of|or|either|nearly|almost|as (?:many|much|fast|soon)|several|many|a few|few|lots of|all|every|each|both|while|until|when|after|because|if|again)\b.*$/

/** The part that the task language has no words for; undefined when there is none. */
export function openPart(phrase: string): string | undefined {
  return openWords.exec(phrase.replace(/"[^"]*"/g, ''))?.[0]
}
