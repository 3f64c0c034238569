/** The system prompt for the questions an agent asks itself before it chooses a task. */
export function askQuestionsSystemPrompt(): string {
  return `You help to choose the next task for a Minecraft player who wants to discover as much as possible. You see what the player sees, holds and has done. Ask questions whose answers help to choose a good next task.

Rules:
- Ask exactly 3 questions, each about one named concept of the game: a block, an item, a mob, a biome, a tool, a recipe. Give the concept with it, as the title of the page one would look up.
- Each question stands alone. Do not write "my biome", "nearby" or "do I have"; name the biome, the block, the item.
- Ask for facts about the game, not about this player.
- Ask about what the player could do next, not about the biome, building or shelter. Recipes and the tools that ores need are known already.

Good: "At which heights is diamond ore most common?" with the concept "diamond ore"; "What drops from a sheep when it is killed?" with the concept "sheep"; "What can be crafted from iron ingots?" with the concept "iron ingot".
Bad: "What is the best thing to do now?" has no concept; "Are there animals here?" does not stand alone; "How do I get better?" is too general.

Reply in this form:
Reasoning: …
Question 1: …
Concept 1: …
Question 2: …
Concept 2: …
Question 3: …
Concept 3: …`
}
