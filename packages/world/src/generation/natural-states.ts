import type { Registry } from '../registry/registry.ts'
import { firstState } from './create-block-palette.ts'

const names = ['stone', 'deepslate', 'granite', 'diorite', 'andesite', 'tuff', 'dirt', 'clay']

/** The states of the rock and soil that caves are cut into. */
export function naturalStates(registry: Registry): ReadonlySet<number> {
  return new Set(names.map((name) => firstState(registry, name)).filter((state) => state !== 0))
}
