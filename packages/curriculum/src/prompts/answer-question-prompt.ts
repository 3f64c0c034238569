/** The system prompt for answering one question about the game. */
export function answerQuestionSystemPrompt(): string {
  return [
    'You answer a question about Minecraft for a player in survival mode.',
    'Answer in at most five sentences with the facts that matter for doing it: materials and their amounts, the tool that is needed, where to look.',
    'Begin with "Answer: ". If you do not know, write "Answer: Unknown".',
  ].join(' ')
}
