import { fakeModel } from '@langchain/core/testing'
import { AIMessage } from '@langchain/core/messages'
import { ModelOutputError } from '@voyager-mc/core'
import { describe, expect, test } from 'vitest'
import { describeFromSyntax } from './describe-from-syntax.ts'
import { describePrompt, describeWithModel, parseDescription } from './describe-with-model.ts'

function fromSyntax(body: string): string {
  const task = { name: 'Do it' }
  return describeFromSyntax({ name: 'go', source: `async function go(bot) { ${body} }`, task })
}

describe('describeFromSyntax', () => {
  test.each([
    ['await mineBlock(bot, "iron_ore", 3)', 'Mines 3 iron ore. Yields raw iron.'],
    [
      'await mineBlock(bot, "oak_log", 3); await craftItem(bot, "oak_planks", 4)',
      'Mines 3 oak log. Crafts 4 oak planks. Yields oak planks.',
    ],
    ['await smeltItem(bot, "raw_iron", "coal", 5)', 'Smelts 5 raw iron with coal. Yields iron ingot.'],
    [
      'const fuel = "coal"; await smeltItem(bot, "raw_iron", fuel, n)',
      'Smelts raw iron with coal. Yields iron ingot.',
    ],
    ['await killMob(bot, "pig", 300); await bot.consume()', 'Kills pig. Eats food. Yields porkchop.'],
    [
      'const sword = bot.inventory.findInventoryItem(mcData.itemsByName.iron_sword.id); await bot.equip(sword, "hand"); await killMob(bot, "cow")',
      'Kills cow. Equips iron sword. Needs iron sword. Yields beef and leather.',
    ],
    [
      'if (bot.inventory.count(mcData.itemsByName["coal"].id) < 1) await mineBlock(bot, "coal_ore")',
      'Mines coal ore. Needs coal. Yields coal.',
    ],
    [
      'await exploreUntil(bot, dir, 60, () => null); await mineCoalOre(bot)',
      'Does explore and mine coal ore.',
    ],
    ['await bot.activateEntity(bot.nearestEntity((entity) => entity.name === "cow"))', 'Does use cow.'],
    ['bot.chat("hello")', 'Does what the task says: Do it.'],
    ['await mineBlock(bot, "oak_log", 1); await mineBlock(bot, "oak_log", 4)', 'Mines 4 oak log.'],
  ])('describes %s', (body, description) => {
    expect(fromSyntax(body)).toBe(description)
  })
})

describe('describeWithModel', () => {
  const request = { name: 'mineLog', source: 'async function mineLog(bot) {}', task: { name: 'Mine 1 log' } }

  test('shows the task, the name and the source', () => {
    expect(describePrompt(request).map(({ content }) => content)).toMatchInlineSnapshot(`
      [
        "You describe Minecraft bot functions for a search index.
      Say what the function achieves, which items, blocks or creatures it involves, and what it needs first.
      Answer with one line of at most 40 words. Do not write the name of the function, code, or a list,
      and leave out chat messages and helper functions.",
        "Task it was written for: Mine 1 log

      Main function: mineLog

      async function mineLog(bot) {}",
      ]
    `)
  })

  test('gives the reply on one line', async () => {
    const model = fakeModel().respond(new AIMessage('Mines one log\nfrom a tree.'))
    expect(await describeWithModel(model)(request)).toBe('Mines one log from a tree.')
  })

  test.each([
    ['```js\nMines a log.\n```', 'Mines a log.'],
    ['Description: Mines a log.', 'Mines a log.'],
    ['- mineLog(bot) mines a log.', 'it mines a log.'],
  ])('cleans %j', (reply, description) => {
    expect(parseDescription(reply, 'mineLog')).toBe(description)
  })

  test('cuts a long reply at a word', () => {
    expect(parseDescription('word '.repeat(100), 'mineLog').length).toBeLessThanOrEqual(320)
  })

  test('refuses a reply without words', () => {
    expect(() => parseDescription('``` ```', 'mineLog')).toThrow(ModelOutputError)
  })
})
