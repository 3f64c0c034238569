/** The question whose answer is a task's context: `Mine 3 iron_ore` becomes `How to mine 3 iron in Minecraft?`. */
export function contextQuestion(taskName: string): string {
  const words = taskName
    .replaceAll('_', ' ')
    // With "ore" in the question, models advise silk touch to get the block itself.
    .replaceAll(/\s+ores?\b/gi, '')
    .replaceAll('.', '')
    .trim()
    .toLowerCase()
  return `How to ${words} in Minecraft?`
}
