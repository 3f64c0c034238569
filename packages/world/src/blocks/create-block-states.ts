import type { IndexedData } from 'minecraft-data'
import { loadBlockClass } from '../registry/prismarine-loaders.ts'
import { blockStateOf } from '../rules/index.ts'
import { lightEmissionOf } from '../registry/light-emission.ts'
import type { BlockState } from '../context/block-state.ts'

const airNames = new Set(['air', 'cave_air', 'void_air'])

/** Creates a look-up from state ids to block states that builds each state once. */
export function createBlockStates(registry: IndexedData): (id: number) => BlockState {
  const blockClass = loadBlockClass(registry)
  const states: (BlockState | undefined)[] = []
  const build = (id: number): BlockState => {
    const block = blockClass.fromStateId(id, 0)
    const { name, properties } = blockStateOf(registry, id)
    const isSolid = block.boundingBox === 'block'
    const [first] = block.shapes
    return Object.freeze({
      id,
      name,
      typeId: block.type,
      properties,
      shapes: isSolid ? block.shapes : [],
      isSolid,
      isFullCube: isSolid && block.shapes.length === 1 && first?.join() === '0,0,0,1,1,1',
      isAir: airNames.has(name),
      isDiggable: block.diggable,
      lightEmission: lightEmissionOf(registry, { name, properties }),
      lightLoss: Math.max(1, registry.blocksByName[name]?.filterLight ?? 0),
      block,
    })
  }
  return (id) => (states[id] ??= build(id))
}
