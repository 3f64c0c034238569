import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Schematic } from 'prismarine-schematic'
import type { Bot } from 'mineflayer'

/** One block of a schematic. */
export interface SchematicBlock {
  readonly name: string
  /** Item that is placed for it. */
  readonly item: string
  /** From the lowest corner. */
  readonly position: { readonly x: number; readonly y: number; readonly z: number }
}

/** Contents of a schematic file. */
export type SchematicFile =
  | {
      readonly status: 'read'
      readonly blocks: readonly SchematicBlock[]
      /** Blocks that nobody can place, such as water. */
      readonly unplaceable: readonly string[]
    }
  | { readonly status: 'missing' | 'broken' | 'too-large'; readonly message: string }

const extensions = ['schem', 'schematic', 'litematic'] as const
const mostBytes = 4_000_000
const mostBlocks = 10_000
const empty = /^(air|cave_air|void_air|structure_void)$/

/** Reads a schematic of a folder by its name; blocks that come with another, such as the upper half of a door, are left out. */
export async function readSchematic(
  bot: Bot,
  { folder, name }: { readonly folder: string; readonly name: string },
): Promise<SchematicFile> {
  const found = await findFile(folder, name)
  if (found === undefined) {
    const tried = extensions.map((extension) => `${name}.${extension}`).join(', ')
    return { status: 'missing', message: `There is no ${tried} in the folder of schematics` }
  }
  if (found.bytes > mostBytes)
    return { status: 'too-large', message: `The schematic ${name} has more than ${mostBytes} bytes` }
  try {
    const schematic = await Schematic.read(await readFile(found.path), bot.version)
    return blocksOf(bot, schematic)
  } catch (error) {
    // The library throws plain errors, or strings, for files it cannot read.
    const why = error instanceof Error ? error.message : String(error)
    return { status: 'broken', message: `The schematic ${name} cannot be read: ${why.slice(0, 200)}` }
  }
}

function blocksOf(bot: Bot, schematic: Schematic): SchematicFile {
  const { size } = schematic
  if (size.x * size.y * size.z > mostBlocks * 20)
    return { status: 'too-large', message: `The schematic fills ${size.x} × ${size.y} × ${size.z} blocks` }
  const blocks: SchematicBlock[] = []
  const unplaceable = new Set<string>()
  const from = schematic.start()
  const to = schematic.end()
  for (let y = from.y; y <= to.y; y += 1) {
    for (let z = from.z; z <= to.z; z += 1) {
      for (let x = from.x; x <= to.x; x += 1) {
        const block = schematic.getBlock(from.clone().set(x, y, z))
        if (empty.test(block.name)) continue
        const { half, part } = block.getProperties()
        if ((half === 'upper' && !/stairs|trapdoor/.test(block.name)) || part === 'head') continue
        const item = itemOf(bot, block.name)
        if (item === undefined) unplaceable.add(block.name)
        else
          blocks.push({ name: block.name, item, position: { x: x - from.x, y: y - from.y, z: z - from.z } })
      }
    }
  }
  if (blocks.length > mostBlocks)
    return {
      status: 'too-large',
      message: `The schematic has ${blocks.length} blocks, more than ${mostBlocks}`,
    }
  return { status: 'read', blocks, unplaceable: [...unplaceable] }
}

const otherItems: Readonly<Record<string, string>> = {
  redstone_wire: 'redstone',
  wheat: 'wheat_seeds',
  carrots: 'carrot',
  potatoes: 'potato',
  beetroots: 'beetroot_seeds',
}

function itemOf(bot: Bot, block: string): string | undefined {
  const name =
    otherItems[block] ?? (bot.registry.itemsByName[block] ? block : block.replace(/(^|_)wall_/, '$1'))
  return bot.registry.itemsByName[name] ? name : undefined
}

async function findFile(
  folder: string,
  name: string,
): Promise<{ readonly path: string; readonly bytes: number } | undefined> {
  for (const extension of extensions) {
    const path = join(folder, `${name}.${extension}`)
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile()) return { path, bytes: found.size }
  }
  return undefined
}
