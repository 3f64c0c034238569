import type { BlockProperties } from '../../registry/block-state.ts'
import type { Registry } from '../../registry/registry.ts'
import { firstState } from '../create-block-palette.ts'

const compass = ['north', 'east', 'south', 'west']

/** Reader of block specs in one version. */
export type SpecReader = (spec: string, quarter: number) => number

/** Creates a reader that turns directions and remembers what it has read; unknown blocks are air. */
export function createSpecReader(registry: Registry): SpecReader {
  const known = new Map<string, number>()
  return (spec, quarter) => {
    const key = `${spec} ${quarter}`
    const before = known.get(key)
    if (before !== undefined) return before
    const [, names = '', list = ''] = /^([^[]*)(?:\[(.*)\])?$/.exec(spec) ?? []
    const state = firstState(registry, names, turned(list, quarter))
    known.set(key, state)
    return state
  }
}

function turned(list: string, quarter: number): BlockProperties {
  const properties: Record<string, string | number | boolean> = {}
  for (const pair of list.split(',').filter((part) => part !== '')) {
    const [key = '', value = ''] = pair.split('=')
    if (key === 'axis' && value !== 'y' && quarter % 2 === 1) properties[key] = value === 'x' ? 'z' : 'x'
    else if (compass.includes(value))
      properties[key] = compass[(compass.indexOf(value) + quarter) & 3] ?? value
    else if (value === 'true' || value === 'false') properties[key] = value === 'true'
    else properties[key] = /^\d+$/.test(value) ? Number(value) : value
  }
  return properties
}
