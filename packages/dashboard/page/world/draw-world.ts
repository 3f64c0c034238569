import {
  BoxGeometry,
  BufferGeometry,
  Color,
  EdgesGeometry,
  Float32BufferAttribute,
  Fog,
  Group,
  Line,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { meshSection } from '../../src/world/mesh-section.ts'
import type { Mesh as Faces } from '../../src/world/mesh.ts'
import type { WorldState } from '../../src/world/world-state.ts'
import { grainTexture } from './grain-texture.ts'
import { createBodies } from './draw-bodies.ts'

/** Place from which the world is seen. */
export interface Eye {
  readonly from: 'behind' | 'eyes' | 'above'
  /** Turn around the bot, in radians; 0 is behind it. */
  readonly turn: number
  /** Distance from the bot, in blocks. */
  readonly distance: number
}

/** Drawing of a world in three dimensions. */
export interface WorldDrawing {
  /** Draws the world as it is now; sections that changed are built in small parts, so call it for every frame. */
  draw(this: void, world: WorldState, eye: Eye): void
  resize(this: void, width: number, height: number): void
  /** Number of sections that wait to be built. */
  waiting(this: void): number
  end(this: void): void
}

/** Time in which sections are built before a frame is drawn, in milliseconds. */
const buildMs = 10
/** Sections beyond this distance are not drawn. */
const farBlocks = 96

/** Creates a drawing on a canvas; throws when the browser cannot draw in three dimensions. */
export function drawWorld(canvas: HTMLCanvasElement): WorldDrawing {
  const renderer = new WebGLRenderer({ canvas, antialias: false })
  const scene = new Scene()
  const camera = new PerspectiveCamera(70, 1, 0.1, 200)
  const texture = grainTexture()
  const solid = new MeshBasicMaterial({ map: texture, vertexColors: true })
  const clear = new MeshBasicMaterial({
    map: texture,
    vertexColors: true,
    transparent: true,
    opacity: 0.7,
    depthWrite: false,
  })
  const built = new Map<string, { readonly from: Uint16Array; readonly drawn: Group }>()
  const dirty = new Set<string>()
  const bodies = createBodies(scene)
  const marks = createMarks(scene)
  const remove = (key: string): void => {
    const old = built.get(key)
    if (!old) return
    scene.remove(old.drawn)
    for (const part of old.drawn.children) if (part instanceof Mesh) part.geometry.dispose()
    built.delete(key)
  }
  const build = (key: string, world: WorldState, states: Uint16Array): void => {
    const drawn = new Group()
    const faces = meshSection(world, placeOf(key))
    for (const [part, material] of [
      [faces.solid, solid],
      [faces.water, clear],
    ] as const)
      if (part.triangles.length > 0) drawn.add(new Mesh(geometryOf(part), material))
    remove(key)
    built.set(key, { from: states, drawn })
    scene.add(drawn)
  }
  return {
    draw(world, eye) {
      for (const key of built.keys()) if (!world.sections.has(key) || !isHere(key, world)) remove(key)
      for (const [key, states] of world.sections)
        if (isHere(key, world) && built.get(key)?.from !== states) {
          if (!dirty.has(key)) for (const near of neighbours(key)) if (built.has(near)) dirty.add(near)
          dirty.add(key)
        }
      const until = performance.now() + buildMs
      for (const key of nearestFirst(dirty, world)) {
        dirty.delete(key)
        const states = world.sections.get(key)
        if (states && isHere(key, world)) build(key, world, states)
        if (performance.now() > until) break
      }
      bodies.show(world, eye.from)
      marks.show(world)
      const sky = new Color(skyOf(world))
      scene.background = sky
      scene.fog = new Fog(sky, 40, 90)
      placeCamera(camera, world, eye)
      renderer.render(scene, camera)
    },
    resize(width, height) {
      renderer.setSize(width, height, false)
      camera.aspect = width / Math.max(1, height)
      camera.updateProjectionMatrix()
    },
    waiting: () => dirty.size,
    end() {
      for (const key of [...built.keys()]) remove(key)
      bodies.end()
      texture.dispose()
      renderer.dispose()
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

/** Blue by day, dark by night, and the colours of the other dimensions. */
function skyOf({ dimension, timeOfDay }: WorldState): number {
  if (dimension.includes('nether')) return 0x3a1512
  if (dimension.includes('end')) return 0x17121f
  return timeOfDay > 13_000 && timeOfDay < 23_000 ? 0x16203a : 0x8fb8ff
}

function placeCamera(camera: PerspectiveCamera, { self }: WorldState, { from, turn, distance }: Eye): void {
  if (self === undefined) return
  const [x, y, z] = self.at
  if (from === 'eyes') {
    camera.position.set(x, y + 1.62, z)
    camera.rotation.set(self.pitch, self.yaw, 0, 'YXZ')
    return
  }
  if (from === 'above') {
    camera.position.set(x, y + distance * 3, z + 0.01)
    camera.lookAt(x, y, z)
    return
  }
  const angle = self.yaw + turn
  camera.position.set(x + Math.sin(angle) * distance, y + 1 + distance * 0.6, z + Math.cos(angle) * distance)
  camera.lookAt(x, y + 1, z)
}

interface Marks {
  readonly show: (world: WorldState) => void
}

/** The way that the bot means to go, and the edges of the block that it digs. */
function createMarks(scene: Scene): Marks {
  const way: Line<BufferGeometry, LineBasicMaterial> = new Line(
    new BufferGeometry(),
    new LineBasicMaterial({ color: 0xffe14a, depthTest: false }),
  )
  const edges = new EdgesGeometry(new BoxGeometry(1.02, 1.02, 1.02))
  const aim = new LineSegments(edges, new LineBasicMaterial({ color: 0xff2f4a, depthTest: false }))
  scene.add(way, aim)
  let shown: WorldState['way'] | undefined
  return {
    show({ way: points, aim: [x, y, z], self }) {
      aim.visible = x !== undefined
      if (x !== undefined && y !== undefined && z !== undefined) aim.position.set(x + 0.5, y + 0.5, z + 0.5)
      way.visible = points.length > 0 && self !== undefined
      if (points === shown || self === undefined) return
      shown = points
      // A geometry keeps its first length.
      way.geometry.dispose()
      way.geometry = new BufferGeometry().setFromPoints(
        [self.at, ...points].map(([a, b, c]) => new Vector3(a, b + 0.2, c)),
      )
    },
  }
}
