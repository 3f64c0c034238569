import {
  BoxGeometry,
  BufferGeometry,
  Color,
  EdgesGeometry,
  Fog,
  Line,
  LineBasicMaterial,
  LineSegments,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { WorldState } from '../../src/world/world-state.ts'
import { createSections } from './draw-sections.ts'
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

/** Creates a drawing on a canvas; throws when the browser cannot draw in three dimensions. */
export function drawWorld(canvas: HTMLCanvasElement): WorldDrawing {
  const renderer = new WebGLRenderer({ canvas, antialias: false })
  const scene = new Scene()
  const camera = new PerspectiveCamera(70, 1, 0.1, 200)
  const sections = createSections(scene)
  const bodies = createBodies(scene)
  const marks = createMarks(scene)
  return {
    draw(world, eye) {
      sections.show(world)
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
    waiting: sections.waiting,
    end() {
      sections.end()
      bodies.end()
      renderer.dispose()
    },
  }
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
