import minecraftData from 'minecraft-data'
import { Schematic } from 'prismarine-schematic'
import { Vec3 } from 'vec3'

/** Content of a schematic file: a column of blocks, the lowest first. */
export async function writeSchematic(version: string, column: readonly string[]): Promise<Buffer> {
  const registry = minecraftData(version)
  const names = ['air', ...new Set(column)]
  const palette = names.map((name) => registry.blocksByName[name]?.defaultState ?? 0)
  const size = new Vec3(1, column.length, 1)
  const blocks = column.map((name) => names.indexOf(name))
  return new Schematic(version, size, new Vec3(0, 0, 0), palette, blocks).write()
}
