/** The system prompt for the questions an agent asks itself before it chooses a task, and answers at once. */
export function askQuestionsSystemPrompt(): string {
  return `You help to choose the next task of a Minecraft player who wants to discover as much as possible, by questions about what is seen, held and done.

Rules:
- Exactly 3 questions, each about one concept of the game (block, item, mob, biome, tool).
- Never "my biome", "nearby" or "do I have".
- Ask for facts and what could be done next, not about biome, building or shelter. Recipes and tools for ores are known.
- Answers of at most three sentences: materials, amounts, tool, where; "Unknown" if unsure.

Good: "At which heights is diamond ore most common?"

Reply in this form:
Reasoning: …
Question 1: …
Answer 1: …
and so on.`
}
