import { BufferGeometry, Float32BufferAttribute, Group, Mesh, MeshBasicMaterial, type Scene } from 'three'
import { meshSection } from '../../src/world/mesh-section.ts'
import type { Mesh as Faces } from '../../src/world/mesh.ts'
import type { WorldState } from '../../src/world/world-state.ts'
import { grainTexture } from './grain-texture.ts'

/** Time in which sections are built before a frame is drawn, in milliseconds. */
const buildMs = 10
/** Sections beyond this distance are not drawn. */
const farBlocks = 96

/** Blocks of a drawing, section by section. */
export interface Sections {
  /** Brings some of what changed up to date, the nearest first. */
  readonly show: (world: WorldState) => void
  /** Number of sections that wait to be built. */
  readonly waiting: () => number
  readonly end: () => void
}

/** Keeps the blocks of a scene as the world has them. */
export function createSections(scene: Scene): Sections {
  const texture = grainTexture()
  const solid = new MeshBasicMaterial({ map: texture, vertexColors: true })
  const half = { transparent: true, opacity: 0.7, depthWrite: false }
  const clear = new MeshBasicMaterial({ map: texture, vertexColors: true, ...half })
  const built = new Map<string, { readonly from: Uint16Array; readonly drawn: Group }>()
  const dirty = new Set<string>()
  const remove = (key: string): void => {
    const old = built.get(key)
    if (!old) return
    scene.remove(old.drawn)
    for (const part of old.drawn.children) if (part instanceof Mesh) part.geometry.dispose()
    built.delete(key)
  }
  const build = (key: string, world: WorldState, from: Uint16Array): void => {
    const drawn = new Group()
    const faces = meshSection(world, placeOf(key))
    if (faces.solid.triangles.length > 0) drawn.add(new Mesh(geometryOf(faces.solid), solid))
    if (faces.water.triangles.length > 0) drawn.add(new Mesh(geometryOf(faces.water), clear))
    remove(key)
    built.set(key, { from, drawn })
    scene.add(drawn)
  }
  const mark = (world: WorldState): void => {
    for (const key of built.keys()) if (!world.sections.has(key) || !isHere(key, world)) remove(key)
    for (const [key, states] of world.sections) {
      if (!isHere(key, world) || built.get(key)?.from === states || dirty.has(key)) continue
      dirty.add(key)
      // Faces of the neighbours come to light, or are hidden.
      for (const near of neighbours(key)) if (built.has(near)) dirty.add(near)
    }
  }
  return {
    show(world) {
      mark(world)
      const until = performance.now() + buildMs
      for (const key of nearestFirst(dirty, world)) {
        dirty.delete(key)
        const states = world.sections.get(key)
        if (states && isHere(key, world)) build(key, world, states)
        if (performance.now() > until) break
      }
    },
    waiting: () => dirty.size,
    end() {
      for (const key of built.keys()) remove(key)
      for (const material of [solid, clear]) material.dispose()
      texture.dispose()
    },
  }
}

function geometryOf({ positions, colours, grain, triangles }: Faces): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(grain, 2))
  geometry.setIndex(triangles)
  return geometry
}

function placeOf(key: string): readonly [number, number, number] {
  const [x = 0, y = 0, z = 0] = (key.split(' ')[1] ?? '').split(',').map(Number)
  return [x, y, z]
}

function isHere(key: string, { dimension, self }: WorldState): boolean {
  if (!key.startsWith(`${dimension} `) || self === undefined) return false
  const [x, y, z] = placeOf(key)
  return Math.hypot(x * 16 + 8 - self.at[0], y * 16 + 8 - self.at[1], z * 16 + 8 - self.at[2]) < farBlocks
}

function neighbours(key: string): readonly string[] {
  const [dimension = ''] = key.split(' ')
  const [x, y, z] = placeOf(key)
  return [
    `${dimension} ${x - 1},${y},${z}`,
    `${dimension} ${x + 1},${y},${z}`,
    `${dimension} ${x},${y - 1},${z}`,
    `${dimension} ${x},${y + 1},${z}`,
    `${dimension} ${x},${y},${z - 1}`,
    `${dimension} ${x},${y},${z + 1}`,
  ]
}

function nearestFirst(keys: ReadonlySet<string>, { self }: WorldState): readonly string[] {
  const [x, y, z] = (self?.at ?? [0, 0, 0]).map((value) => value / 16 - 0.5) as [number, number, number]
  const far = (key: string): number => {
    const [keyX, keyY, keyZ] = placeOf(key)
    return Math.hypot(keyX - x, keyY - y, keyZ - z)
  }
  return [...keys].sort((one, other) => far(one) - far(other))
}
