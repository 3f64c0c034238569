/** A skill whose words come from small sets, so that many skills share them as real ones do. */
export function madeSkill(at: number): {
  readonly name: string
  readonly source: string
  readonly description: string
} {
  const verbs = ['mine', 'craft', 'smelt', 'kill', 'place', 'equip', 'eat', 'cook', 'collect', 'explore']
  const things = ['Log', 'Stone', 'Iron', 'Coal', 'Diamond', 'Wheat', 'Torch', 'Furnace', 'Chest', 'Pickaxe']
  const [verb, first, second] = [
    verbs[at % 10],
    things[Math.floor(at / 10) % 10],
    things[Math.floor(at / 100) % 10],
  ]
  const name = `${verb}${first}With${second}N${at}`
  const lines = Array.from({ length: 12 }, (_, line) => `  bot.chat('step ${line} of the work')`)
  const source = `async function ${name}(bot) {\n${lines.join('\n')}\n}`
  return { name, source, description: `${verb} ${(at % 7) + 1} ${first} with ${second}` }
}
