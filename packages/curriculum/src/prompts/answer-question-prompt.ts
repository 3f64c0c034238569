/** The system prompt for answering one question about the game. */
export function answerQuestionSystemPrompt(): string {
  return [
    'Answer a question about Minecraft survival in at most five sentences: materials, amounts, tool, where.',
    'Begin with "Answer: "; "Answer: Unknown" if unsure.',
  ].join(' ')
}
