import { expect, test } from 'vitest'
import { opensWhenUsed } from './opens-when-used.ts'

test.each([
  'furnace',
  'blast_furnace',
  'crafting_table',
  'enchanting_table',
  'trapped_chest',
  'red_shulker_box',
  'oak_trapdoor',
  'birch_fence_gate',
  'white_bed',
  'brewing_stand',
  'note_block',
  'potted_poppy',
  'candle_cake',
  'chain_command_block',
])('a click on %s opens it', (name) => {
  expect(opensWhenUsed(name)).toBe(true)
})

test.each([
  'stone',
  'cobblestone',
  'oak_fence',
  'moss_block',
  'bedrock',
  'portal',
  'tall_grass',
  'sandstone',
])('a click on %s places', (name) => {
  expect(opensWhenUsed(name)).toBe(false)
})
