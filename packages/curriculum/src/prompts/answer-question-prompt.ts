/** The system prompt for answering one question about the game. */
export function answerQuestionSystemPrompt(): string {
  return [
    'Answer a question about Minecraft in survival mode in at most five sentences, with the facts that matter for doing it: materials and amounts, the tool needed, where to look.',
    'Begin with "Answer: "; if you do not know, write "Answer: Unknown".',
  ].join(' ')
}
