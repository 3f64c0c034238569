/** The system prompt for the questions an agent asks itself before it chooses a task. */
export function askQuestionsSystemPrompt(): string {
  return `You help to choose the next task of a Minecraft player who wants to discover as much as possible, by questions about what is seen, held and done.

Rules:
- Exactly 3 questions, each about one concept of the game (block, item, mob, biome, tool), named like a wiki page.
- Never "my biome", "nearby" or "do I have".
- Ask for facts and what could be done next, not about biome, building or shelter. Recipes and tools for ores are known.

Good: "At which heights is diamond ore most common?", concept "diamond ore".

Reply in this form:
Reasoning: …
Question 1: …
Concept 1: …
and so on.`
}
