import { seededRandom } from '@voyager-mc/core'

/** A question with the background a curriculum gives to it. */
export interface LongQuestion {
  readonly question: string
  readonly background: string
}

// Advice that is true and names many things the question is not about, as answers of models do.
const advice = [
  'Bring a stone pickaxe and some torches, because caves are dark.',
  'A wooden pickaxe is crafted from three oak planks and two sticks at a crafting table.',
  'Cobblestone is mined from stone, and eight of it make a furnace.',
  'Zombies, skeletons and creepers come out at night, so sleep in a bed or build a shelter of dirt.',
  'Smelt raw iron in a furnace with coal to get iron ingots.',
  'Planks are crafted from oak logs, which you mine from trees in a forest.',
  'Kill a cow or a pig when you are hungry, and cook the beef in the furnace.',
  'Put what you do not need into a chest, so that the inventory has room.',
  'An iron sword and a shield help against monsters, and an iron helmet protects the head.',
  'Diamonds are found below y level 16 and need an iron pickaxe.',
  'Wool comes from sheep, and string from spiders.',
  'Look for water, sand and sugar cane near rivers.',
]

const sentences = 5

/** The question with five sentences of advice, the same ones each time. */
export function longQuestion(question: string, seed: number): LongQuestion {
  const random = seededRandom(seed)
  const left = [...advice]
  const background = Array.from({ length: sentences }, () =>
    left.splice(Math.floor(random() * left.length), 1).join(''),
  )
  return { question, background: background.join(' ') }
}
