/** Reads questions from a reply: numbered `Question 1:` lines, else every line that ends with a question mark. */
export function parseQuestions(reply: string): readonly string[] {
  const text = reply.slice(0, 50_000).replaceAll(/<think>[\s\S]*?<\/think>/g, '')
  const numbered = [...text.matchAll(/^[ \t>*#_-]*question[ \t]*\d*[ \t*_]*[:.)-][ \t*_]*(.+)$/gim)].map(
    ([, body = '']) => body,
  )
  const lines = numbered.length > 0 ? numbered : text.split('\n').filter((line) => /\?["'*_\s]*$/.test(line))
  const questions = lines.map((line) =>
    line
      .slice(0, 400)
      .replace(/^[\s>*#_\d.)"'-]+/, '')
      .replace(/["'*_\s]+$/, ''),
  )
  return [...new Set(questions)].filter((question) => question.length > 5 && question.length < 300)
}
