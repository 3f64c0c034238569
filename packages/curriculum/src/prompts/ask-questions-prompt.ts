/** The system prompt for the questions an agent asks itself before it chooses a task. */
export function askQuestionsSystemPrompt(): string {
  return `You help to choose the next task for a Minecraft player who wants to discover as much as possible, by questions about what the player sees, holds and has done.

Rules:
- Exactly 3 questions, each about one named concept of the game (block, item, mob, biome, tool), given as the title of a page.
- Each stands alone: never "my biome", "nearby" or "do I have".
- Ask for facts about the game and what could be done next, not about biome, building or shelter. Recipes and the tools that ores need are known.

Good: "At which heights is diamond ore most common?", concept "diamond ore".

Reply in this form:
Reasoning: …
Question 1: …
Concept 1: …
and so on.`
}
