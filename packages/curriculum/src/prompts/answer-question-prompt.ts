/** The system prompt for answering one question about the game. */
export function answerQuestionSystemPrompt(): string {
  return [
    'Answer a question about Minecraft in survival mode in at most five sentences: materials and amounts, the tool needed, where to look.',
    'Begin with "Answer: "; "Answer: Unknown" if you do not know.',
  ].join(' ')
}
