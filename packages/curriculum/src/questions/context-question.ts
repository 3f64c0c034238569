/** The question whose answer is a task's context: `Mine 3 iron_ore` becomes `How to mine 3 iron ore in Minecraft?`. */
export function contextQuestion(taskName: string): string {
  const words = taskName.replaceAll('_', ' ').replaceAll('.', '').trim().toLowerCase()
  return `How to ${words} in Minecraft?`
}
