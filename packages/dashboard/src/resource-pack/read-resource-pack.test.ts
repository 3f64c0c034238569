import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { InvalidArgumentError } from '@voyager-mc/core'
import { zipSync } from 'fflate'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readResourcePack } from './read-resource-pack.ts'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'pack-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

/** Texture of two colours, one half each; the last number is how much of it can be seen. */
function texture(...colours: readonly (readonly [number, number, number, number])[]): Uint8Array {
  const picture = new PNG({ width: 2, height: 2 })
  for (let index = 0; index < 4; index += 1)
    picture.data.set(colours[index % colours.length] ?? [0, 0, 0, 0], index * 4)
  return PNG.sync.write(picture)
}

const folder = 'assets/minecraft/textures/block'
const textures = {
  [`${folder}/stone.png`]: texture([100, 0, 0, 255], [200, 0, 0, 255]),
  [`${folder}/oak_log.png`]: texture([0, 0, 200, 255]),
  [`${folder}/oak_log_top.png`]: texture([0, 200, 0, 255]),
  [`${folder}/oak_planks.png`]: texture([10, 20, 30, 255]),
  [`${folder}/glass.png`]: texture([50, 50, 50, 0], [80, 80, 80, 255]),
  [`${folder}/grass_block_top.png`]: texture([255, 255, 255, 255]),
  [`${folder}/grass_block_side.png`]: texture([90, 60, 30, 255]),
}

function writeFolder(name: string, files: Readonly<Record<string, Uint8Array>>): string {
  const place = join(directory, name)
  mkdirSync(join(place, folder), { recursive: true })
  for (const [path, content] of Object.entries(files)) writeFileSync(join(place, path), content)
  return place
}

function writeFileAs(name: string, content: Uint8Array | string): string {
  const place = join(directory, name)
  writeFileSync(place, content)
  return place
}

test.each([
  ['folder', () => writeFolder('folder', textures)],
  ['zip', () => writeFileAs('pack.zip', zipSync(textures))],
])('a %s gives blocks the mean of what can be seen of their textures', async (_kind, place) => {
  const { coloursOf } = await readResourcePack(place())
  expect(await coloursOf('stone')).toEqual({ side: 0x960000, top: 0x960000 })
  expect(await coloursOf('oak_log')).toEqual({ side: 0x0000c8, top: 0x00c800 })
  expect(await coloursOf('glass')).toEqual({ side: 0x505050, top: 0x505050 })
  // Cut from another block, and bark on all sides.
  expect(await coloursOf('oak_stairs')).toEqual({ side: 0x0a141e, top: 0x0a141e })
  expect((await coloursOf('oak_wood'))?.side).toBe(0x0000c8)
  // Grey in the textures, green in the game.
  expect(await coloursOf('grass_block')).toEqual({ side: 0x5a3c1e, top: 0x79c05a })
  expect(await coloursOf('diamond_ore')).toBeUndefined()
})

test.each([
  ['nothing', () => join(directory, 'none'), 'there is nothing'],
  ['an empty folder', () => writeFolder('empty', {}), 'the folder holds no block texture'],
  ['a file that is no zip', () => writeFileAs('text.zip', 'A pack.'), 'no zip that can be read'],
  [
    'a zip without textures',
    () => writeFileAs('bare.zip', zipSync({ 'pack.mcmeta': texture() })),
    'no block texture',
  ],
])('%s is refused with its name and what is wanted', async (_what, place, words) => {
  const refused = await readResourcePack(place()).catch((error: unknown) => error)
  expect(InvalidArgumentError.isInstance(refused)).toBe(true)
  expect(String(refused)).toContain(words)
  expect(String(refused)).toContain(
    'name a folder or a zip with assets/minecraft/textures/block/*.png in it.',
  )
})

test('a damaged texture is named', async () => {
  const { coloursOf } = await readResourcePack(
    writeFolder('damaged', { [`${folder}/stone.png`]: new Uint8Array([1, 2, 3]) }),
  )
  await expect(coloursOf('stone')).rejects.toThrow('its texture stone.png is damaged')
})

test('a texture that would fill the memory is left out', async () => {
  const bomb = { ...textures, [`${folder}/diamond_ore.png`]: new Uint8Array(5 * 1024 * 1024) }
  const { coloursOf } = await readResourcePack(writeFileAs('bomb.zip', zipSync(bomb)))
  expect(await coloursOf('diamond_ore')).toBeUndefined()
  expect(await coloursOf('oak_log')).toBeDefined()
})
