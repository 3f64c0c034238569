import {
  BoxGeometry,
  CanvasTexture,
  Color,
  Mesh,
  MeshBasicMaterial,
  Sprite,
  SpriteMaterial,
  type Scene,
} from 'three'
import type { KnownBody, WorldState } from '../../src/world/world-state.ts'
import type { Eye } from './draw-world.ts'

/** Bodies of a drawing. */
export interface Bodies {
  readonly show: (world: WorldState, from: Eye['from']) => void
  readonly end: () => void
}

interface Drawn {
  readonly box: Mesh<BoxGeometry, MeshBasicMaterial>
  readonly label: Sprite
  text: string
}

/** Colour of the bot itself. */
const ownColour = 0x2f6fd0
/** Labels of things farther away cannot be read. */
const labelBlocks = 32

/** Draws creatures, players and things as boxes with name and health, the bot among them. */
export function createBodies(scene: Scene): Bodies {
  const drawn = new Map<number | 'self', Drawn>()
  const remove = (id: number | 'self'): void => {
    const body = drawn.get(id)
    if (!body) return
    scene.remove(body.box, body.label)
    body.box.geometry.dispose()
    body.box.material.dispose()
    disposeLabel(body.label)
    drawn.delete(id)
  }
  const place = (id: number | 'self', { label, width, height, pose }: KnownBody, colour: number): void => {
    const [, x, y, z, yaw, health] = pose
    const body = drawn.get(id) ?? draw({ width, height, colour })
    if (!drawn.has(id)) {
      drawn.set(id, body)
      scene.add(body.box, body.label)
    }
    const text = health < 0 ? label : `${label} ${health} ♥`
    if (text !== body.text) {
      disposeLabel(body.label)
      body.label.material = labelOf(text)
      body.text = text
    }
    body.box.position.set(x, y + height / 2, z)
    body.box.rotation.y = yaw
    body.label.position.set(x, y + height + 0.45, z)
  }
  return {
    show(world, from) {
      const { self } = world
      for (const id of drawn.keys()) if (id !== 'self' && !world.bodies.has(id)) remove(id)
      if (self === undefined) return
      for (const body of world.bodies.values()) {
        place(body.id, body, colourOfLabel(body.label))
        const [, x, y, z] = body.pose
        const shown = drawn.get(body.id)
        const far = Math.hypot(x - self.at[0], y - self.at[1], z - self.at[2])
        // Things on the ground are many, and their names would cover them.
        if (shown) shown.label.visible = far < labelBlocks && body.height > 0.3
      }
      const [x, y, z] = self.at
      const pose = [0, x, y, z, self.yaw, self.health] as const
      place('self', { id: 0, label: 'agent', width: 0.6, height: 1.8, pose }, ownColour)
      const own = drawn.get('self')
      if (own) own.box.visible = own.label.visible = from !== 'eyes'
    },
    end() {
      for (const id of drawn.keys()) remove(id)
    },
  }
}

function draw({
  width,
  height,
  colour,
}: {
  readonly width: number
  readonly height: number
  readonly colour: number
}): Drawn {
  const box = new Mesh(new BoxGeometry(width, height, width), new MeshBasicMaterial({ color: colour }))
  const label = new Sprite(labelOf(''))
  label.scale.set(2.4, 0.6, 1)
  return { box, label, text: '' }
}

function disposeLabel({ material }: Sprite): void {
  material.map?.dispose()
  material.dispose()
}

/** Text as a picture; whatever it says, it is drawn and nothing else. */
function labelOf(text: string): SpriteMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = 256
  canvas.height = 64
  const pen = canvas.getContext('2d')
  if (pen && text !== '') {
    pen.font = '30px system-ui, sans-serif'
    pen.textAlign = 'center'
    pen.fillStyle = 'rgba(0, 0, 0, 0.6)'
    const width = Math.min(256, pen.measureText(text).width + 24)
    pen.fillRect(128 - width / 2, 8, width, 48)
    pen.fillStyle = '#ffffff'
    pen.fillText(text, 128, 42, 236)
  }
  return new SpriteMaterial({ map: new CanvasTexture(canvas), depthTest: false })
}

/** A colour that the same name always has. */
function colourOfLabel(label: string): number {
  let hash = 7
  for (const letter of label) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return new Color().setHSL(hash / 360, 0.6, 0.5).getHex()
}
