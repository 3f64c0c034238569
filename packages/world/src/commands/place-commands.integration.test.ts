import { expect, test } from 'vitest'
import { commandArenaOfFile } from '../../testing/start-command-arena.ts'

const commands = commandArenaOfFile()
const { type, self } = commands

test('tp moves by absolute, relative and local coordinates', async () => {
  expect(await type('tp 3 64 5')).toBe('Teleported tester to 3.500000, 64.000000, 5.500000')
  await commands.arena.until(() => Math.abs(commands.arena.bot.entity.position.x - 3.5) < 0.01, 'the move')
  await type('tp @s ~2 ~ ~-1')
  expect(self().position).toMatchObject({ x: 5.5, z: 4.5 })
  await type('tp @s 1 70 1 90 0')
  expect(commands.arena.bot.entity.position.y).toBeGreaterThan(60)
  await type('tp @s ^ ^ ^3')
  expect(self().position.x).toBeCloseTo(-1.5, 1)
})

test('teleport moves to another player, and others to oneself', async () => {
  const other = await commands.arena.join('other')
  await type('tp other 2 64 2')
  expect(await type('teleport @s other')).toBe('Teleported tester to other')
  expect(self().position).toMatchObject({ x: 2.5, z: 2.5 })
  await type('tp @a 9 64 9')
  expect(self('other').position).toMatchObject({ x: 9.5, z: 9.5 })
  other.quit()
  await commands.arena.until(() => commands.arena.world.players.length === 1, 'the goodbye')
})

test('spreadplayers puts a player on the ground within range and under a height', async () => {
  const answer = await type('spreadplayers 200 200 0 40 under 80 false @s')
  expect(answer).toContain('Spread 1 player(s) around 200.50, 200.50')
  const { x, y, z } = self().position
  expect(Math.max(Math.abs(x - 200.5), Math.abs(z - 200.5))).toBeLessThanOrEqual(41)
  expect(y).toBe(64)
  expect(await type('spreadplayers 200 200 0 40 under 10 false @s')).toContain('Could not spread 1 player(s)')
})

test('spawnpoint and setworldspawn decide where the dead wake', async () => {
  expect(await type('spawnpoint @s 12 64 12')).toContain('Set spawn point to 12, 64, 12')
  expect(await type('setworldspawn 4 64 4')).toBe('Set the world spawn point to 4, 64, 4 [0.0]')
  expect(commands.arena.world.spawn).toEqual({ x: 4.5, y: 64, z: 4.5, dimension: 'overworld' })
  await commands.typeSilently('kill')
  await commands.arena.until(() => !self().isDead && commands.arena.bot.health === 20, 'the respawn')
  expect(self().position).toMatchObject({ x: 12.5, z: 12.5 })
})

test('setblock replaces, keeps and destroys', async () => {
  expect(await type('setblock ~1 ~ ~ minecraft:oak_stairs[facing=west,half=top]')).toBe(
    'Changed the block at 9, 64, 8',
  )
  expect(commands.arena.world.blockAt({ x: 9, y: 64, z: 8 })).toMatchObject({
    name: 'oak_stairs',
    properties: { facing: 'west', half: 'top' },
  })
  expect(await type('setblock 9 64 8 stone keep')).toBe('Could not set the block')
  await type('setblock 9 64 8 glass destroy')
  expect(commands.arena.world.blockAt({ x: 9, y: 64, z: 8 }).name).toBe('glass')
  await commands.arena.until(
    () => Object.values(commands.arena.bot.entities).some(({ name }) => name === 'item'),
    'the drop',
  )
})

test('fill fills, hollows, outlines, keeps and filters', async () => {
  expect(await type('fill 2 65 2 6 69 6 stone')).toBe('Successfully filled 125 block(s)')
  expect(await type('fill 2 65 2 6 69 6 glass hollow')).toBe('Successfully filled 125 block(s)')
  expect(commands.arena.world.blockAt({ x: 4, y: 67, z: 4 }).name).toBe('air')
  expect(await type('fill 3 66 3 3 66 3 dirt keep')).toBe('Successfully filled 1 block(s)')
  expect(await type('fill 2 65 2 6 69 6 gold_block replace glass')).toBe('Successfully filled 98 block(s)')
  expect(await type('fill 2 65 2 6 69 6 stone outline')).toBe('Successfully filled 98 block(s)')
  expect(commands.arena.world.blockAt({ x: 3, y: 66, z: 3 }).name).toBe('dirt')
  expect(await type('fill 2 65 2 6 69 6 air')).toBe('Successfully filled 99 block(s)')
  expect(await type('fill 2 65 2 6 69 6 air')).toBe('No blocks were filled')
})

test('no handler failed', () => {
  expect(commands.arena.errors).toEqual([])
})
