import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { InvalidArgumentError } from '@voyager-mc/core'
import { unzipSync } from 'fflate'

/** Reads the block texture of that name, as PNG; undefined for one that the pack does not have. */
export type ReadTexture = (name: string) => Promise<Uint8Array | undefined>

// The folder has had both names.
const folders = ['assets/minecraft/textures/block', 'assets/minecraft/textures/blocks']
const texture = /^assets\/minecraft\/textures\/blocks?\/([\w-]+)\.png$/
/** Most bytes of a zip, and of one texture when it is unpacked: a hostile one must not fill the memory. */
const mostZipBytes = 512 * 1024 * 1024
const mostTextureBytes = 4 * 1024 * 1024
const mostTextures = 10_000

/** Opens the block textures of a resource pack, a folder or a zip. Throws `InvalidArgumentError` for anything else. */
export async function openPackTextures(place: string): Promise<ReadTexture> {
  const found = await stat(place).catch(() => undefined)
  if (found === undefined) throw wrongPack(place, 'there is nothing')
  return found.isDirectory() ? folderTextures(place) : zipTextures(place, found.size)
}

async function folderTextures(place: string): Promise<ReadTexture> {
  for (const folder of folders) {
    const names = await readdir(join(place, folder)).catch(() => [])
    const known = new Set(names.filter((name) => name.endsWith('.png')).map((name) => name.slice(0, -4)))
    if (known.size > 0)
      return async (name) => (known.has(name) ? readFile(join(place, folder, `${name}.png`)) : undefined)
  }
  throw wrongPack(place, 'the folder holds no block texture')
}

async function zipTextures(place: string, bytes: number): Promise<ReadTexture> {
  if (bytes > mostZipBytes) throw wrongPack(place, 'the file is larger than 512 MB')
  const textures = new Map<string, Uint8Array>()
  let files: Readonly<Record<string, Uint8Array>>
  try {
    let count = 0
    files = unzipSync(await readFile(place), {
      filter: ({ name, originalSize }) =>
        texture.test(name) && originalSize <= mostTextureBytes && (count += 1) <= mostTextures,
    })
  } catch {
    throw wrongPack(place, 'the file is no zip that can be read')
  }
  for (const [path, content] of Object.entries(files)) textures.set(texture.exec(path)?.[1] ?? path, content)
  if (textures.size === 0) throw wrongPack(place, 'the zip holds no block texture')
  return async (name) => textures.get(name)
}

function wrongPack(place: string, problem: string): InvalidArgumentError {
  return new InvalidArgumentError(
    'resourcePack',
    place,
    `${problem}; name a folder or a zip with ${folders[0]}/*.png in it.`,
  )
}
