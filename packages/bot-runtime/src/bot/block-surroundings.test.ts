import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { surroundingsOf } from './block-surroundings.ts'

/** A bot that sees stone, but for these blocks around the middle. */
function seeing(blocks: Readonly<Record<string, string>>): Bot {
  const blockAt = (place: Vec3): object => {
    const name = blocks[place.toString()] ?? 'stone'
    return { name, boundingBox: name === 'stone' ? 'block' : 'empty' }
  }
  // The function under test asks for nothing else.
  return { blockAt } as unknown as Bot
}

const above = '(0, 1, 0)'
const below = '(0, -1, 0)'

test('lava beside a block is a danger, unless water stands above and comes first', () => {
  const look = (blocks: Readonly<Record<string, string>>): string =>
    surroundingsOf(seeing(blocks), new Vec3(0, 0, 0))
  expect(look({})).toBe('buried')
  expect(look({ [above]: 'air' })).toBe('open')
  expect(look({ [above]: 'air', [below]: 'lava' })).toBe('lava')
  expect(look({ [above]: 'lava', [below]: 'water' })).toBe('lava')
  expect(look({ [above]: 'water', [below]: 'lava' })).toBe('water')
})
