import type { ViewedRegistry } from '../viewed-bot.ts'
import type { BlockForm, BlockLook, Box } from './block-look.ts'
import { colourOfBlock } from './colour-of-block.ts'

/** Look of a block state; undefined for air and whatever else cannot be seen. */
export function lookOfState(registry: ViewedRegistry, state: number): BlockLook | undefined {
  const block = registry.blocksByStateId[state]
  if (block === undefined || invisible.test(block.name)) return undefined
  const boxes = boxesOf(registry, { name: block.name, offset: state - (block.minStateId ?? state) })
  const form = formOf(block.name, boxes)
  return {
    name: block.name,
    form,
    ...colourOfBlock(block.name),
    ...(form === 'boxes' && { boxes: boxes.map(grownBox) }),
  }
}

const invisible = /(^|_)air$|^(light|barrier|structure_void|moving_piston)$/
const clear = /glass$/
const water = /^(water|bubble_column)$/

function formOf(name: string, boxes: readonly Box[]): BlockForm {
  if (water.test(name)) return 'water'
  if (name === 'lava') return 'cube'
  if (boxes.length === 0) return 'plant'
  if (!isWhole(boxes)) return 'boxes'
  return clear.test(name) ? 'clear' : 'cube'
}

function isWhole([box, ...others]: readonly Box[]): boolean {
  return others.length === 0 && box?.join() === '0,0,0,1,1,1'
}

function boxesOf(
  { blockCollisionShapes: { blocks, shapes } }: ViewedRegistry,
  { name, offset }: { readonly name: string; readonly offset: number },
): readonly Box[] {
  const shape = blocks[name]
  const number = typeof shape === 'object' ? shape[offset] : shape
  // minecraft-data writes every box as six numbers.
  return (number === undefined ? [] : (shapes[number] ?? [])) as readonly Box[]
}

/** A fence is half again as high for a body than for the eye. */
function grownBox([x, y, z, toX, toY, toZ]: Box): Box {
  return [x, y, z, toX, Math.min(1, toY), toZ]
}
