import type { MakingVerb } from '../contract/parsed-task.ts'
import { enchanted, held } from './goal-writers.ts'
import { findIt, obtainIt, usual, type TaskRow } from './task-row.ts'

const making = { ...usual, nearest: obtainIt } as const

/** Tasks that end with something made or changed. */
export const makingKinds: Readonly<Record<MakingVerb, TaskRow>> = {
  craft: {
    ...making,
    words: ['craft', 'make', 'create', 'produce'],
    says: 'Fetches the ingredients and crafts it.',
    needs: 'the ingredients, and a crafting table for large recipes',
    isHad: true,
    proof: 'crafted',
    implied: /\s+(?:at|on|in|with|using) (?:a|the|your) (?:crafting table|crafting_table|workbench)$/,
    goal: held('craft'),
    examples: [
      ['make a stone pickaxe at a crafting table', 'Craft 1 stone_pickaxe'],
      ['craft half a dozen torches', 'Craft 6 torch'],
    ],
  },
  smelt: {
    ...making,
    words: ['smelt', 'burn'],
    says: 'Fetches the input and fuel and smelts it.',
    needs: 'a furnace and fuel',
    isHad: true,
    proof: 'smelted',
    grammar: 'smelt',
    implied: /\s+(?:in|at|with|using) (?:a|the|your) furnace$/,
    goal: held('smelt'),
    examples: [
      ['smelt three raw iron in a furnace', 'Smelt 3 raw_iron'],
      ['smelt 4 sand into glass', 'Smelt 4 sand'],
    ],
  },
  cook: {
    ...making,
    words: ['cook', 'roast', 'bake', 'fry', 'grill'],
    says: 'As smelting, for food.',
    needs: 'a furnace and fuel',
    isHad: true,
    proof: 'smelted',
    implied: /\s+(?:in|at|with|using) (?:a|the|your) furnace$/,
    goal: held('smelt'),
    examples: [['roast three beef', 'Cook 3 beef']],
  },
  smith: {
    ...making,
    words: ['smith', 'forge'],
    says: 'Fetches the piece of diamond and the netherite and joins them.',
    needs: 'a smithing table, a netherite ingot, and from 1.20 on a template',
    isHad: true,
    proof: 'itself',
    implied: /\s+(?:at|on|with|using) (?:a|the|your) smithing[ _]table$/,
    goal: held('smith'),
    nearest: ({ label }) => ({ verb: 'obtain', count: 1, label: label.replace('netherite', 'diamond') }),
    examples: [
      ['forge a netherite sword', 'Smith 1 netherite_sword'],
      ['upgrade the diamond axe to netherite', 'Smith 1 netherite_axe'],
    ],
  },
  brew: {
    ...making,
    words: ['brew'],
    says: 'Fills bottles with water and brews them, one ingredient after another.',
    needs: 'a brewing stand, blaze powder, bottles of water and the ingredients',
    thingWords: 'potion',
    grammar: 'brew',
    implied: /\s+(?:in|at|with|using) (?:a|the|your) brewing[ _]stand$/,
    goal: ({ names, count }) => ({ kind: 'brewed', potions: names, count }),
    nearest: () => ({ verb: 'obtain', count: 3, label: 'glass_bottle' }),
    examples: [
      ['brew three potions of strength', 'Brew 3 potion of strength'],
      ['brew a swiftness potion', 'Brew 1 potion of swiftness'],
    ],
  },
  enchant: {
    ...making,
    words: ['enchant'],
    says: 'Fetches the item, lapis lazuli and experience and enchants it at a table.',
    needs: 'an enchanting table, lapis lazuli and experience',
    counts: 'never',
    grammar: 'enchant',
    implied: /\s+(?:at|on|in|using) (?:a|an|the|your) enchant(?:ing|ment)[ _]table$/,
    goal: enchanted,
    examples: [
      ['enchant an iron sword', 'Enchant iron_sword'],
      ['put sharpness 2 on an iron sword', 'Enchant iron_sword with sharpness 2'],
    ],
  },
  name: {
    ...making,
    words: ['name', 'rename', 'call'],
    says: 'Writes the name on a tag at an anvil and gives it to the creature, or writes it on the item.',
    needs: 'an anvil, experience and, for creatures, a name tag',
    things: ['creature', 'item'],
    counts: 'never',
    grammar: 'name',
    implied: /\s+(?:with|using|at|on) (?:a|an|the|your) (?:name[ _]tag|anvil)$/,
    goal: ({ names, detail }) => ({ kind: 'named', things: names, name: detail ?? '' }),
    nearest: (task) => (task.kind === 'creature' ? findIt(task) : obtainIt(task)),
    examples: [
      ['call the dog Rex', 'Name wolf "Rex"'],
      ['give a cow the name "Old Bess"', 'Name cow "Old Bess"'],
    ],
  },
  build: {
    ...making,
    words: ['build', 'construct', 'erect', 'put up'],
    says: 'Builds a portal to the Nether and lights it, or sets a schematic block by block.',
    needs: 'the blocks; for a portal ten obsidian and flint and steel',
    counts: 'seldom',
    grammar: 'build',
    implied: /\s+(?:with|using) (?:a )?flint and steel$/,
    goal: ({ label }) => ({ kind: 'built', structure: label }),
    nearest: () => ({ verb: 'build', count: 1, label: 'nether_portal' }),
    examples: [
      ['make a portal to the nether', 'Build nether_portal'],
      ['build the hut from the schematic "hut.schem"', 'Build schematic hut.schem'],
    ],
  },
}
