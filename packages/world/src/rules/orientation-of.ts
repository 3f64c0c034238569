import type { BlockProperties, PropertyValue } from '../registry/block-state.ts'
import { directionOf, oppositeOf, type Face, type HorizontalDirection } from './direction.ts'

/** View of a player who places a block. */
export interface OrientationOptions {
  /** The block's name. */
  readonly name: string
  readonly face: Face
  readonly yaw: number
  readonly pitch: number
  readonly cursor: { readonly x: number; readonly y: number; readonly z: number }
  /** Whether the block has a property. */
  readonly has: (property: string) => boolean
}

/**
 * The properties of a block that follow from where the player stands and clicks: axis, facing, half, rotation and such.
 * Source: the "Block states" table of each block's page on https://minecraft.wiki
 */
export function orientationOf(options: OrientationOptions): BlockProperties {
  const { name, face, yaw, has } = options
  const properties: Record<string, PropertyValue> = {}
  const look = directionOf(yaw)
  if (has('axis')) properties['axis'] = axes[face]
  if (has('facing')) properties['facing'] = facingOf(options)
  if (has('persistent')) properties['persistent'] = true
  if (has('half') && /_(stairs|trapdoor)$/.test(name)) properties['half'] = halfOf(options)
  if (name.endsWith('_slab')) properties['type'] = halfOf(options)
  if (has('face')) properties['face'] = face === 'up' ? 'floor' : face === 'down' ? 'ceiling' : 'wall'
  if (has('rotation')) properties['rotation'] = rotationOf(name, yaw)
  if (has('hinge')) properties['hinge'] = hingeOf(look, options.cursor)
  if (has('hanging')) properties['hanging'] = face === 'down'
  if (/(^|_)rail$/.test(name))
    properties['shape'] = look === 'east' || look === 'west' ? 'east_west' : 'north_south'
  if (name === 'vine' || name === 'glow_lichen' || name === 'sculk_vein') properties[oppositeOf(face)] = true
  if (name === 'bell')
    properties['attachment'] = face === 'up' ? 'floor' : face === 'down' ? 'ceiling' : 'single_wall'
  return properties
}

const axes: Readonly<Record<Face, string>> = {
  down: 'y',
  up: 'y',
  north: 'z',
  south: 'z',
  west: 'x',
  east: 'x',
}

type FacingRule = 'look' | 'towards' | 'face' | 'away' | 'any-towards' | 'any-look' | 'right'

// The first pattern that fits decides. `look` is the way the player looks, `towards` faces the player, `face` is the
// clicked side, `away` points into the clicked block; the `any` rules know up and down.
const facingRules: readonly (readonly [RegExp, FacingRule])[] = [
  [/wall_hanging_sign$/, 'right'],
  [/wall_(torch|sign|banner|skull|head|fan)$/, 'face'],
  [/_(stairs|door|fence_gate|bed)$|^(soul_)?campfire$/, 'look'],
  [/anvil$/, 'right'],
  [/^(sticky_)?piston$|^(dispenser|dropper|barrel)$|^command_block$/, 'any-towards'],
  [/^observer$/, 'any-look'],
  [/^(hopper|cocoa)$/, 'away'],
  [/shulker_box$|_rod$|amethyst|^(ladder|tripwire_hook)$/, 'face'],
  [/_trapdoor$|_button$|^(lever|grindstone|bell)$/, 'face'],
]

function facingOf({ name, face, yaw, pitch }: OrientationOptions): string {
  const look = directionOf(yaw)
  const rule = facingRules.find(([pattern]) => pattern.test(name))?.[1] ?? 'towards'
  const isSide = face !== 'up' && face !== 'down'
  switch (rule) {
    case 'look':
      return look
    case 'towards':
      return oppositeOf(look)
    case 'right':
      return turnedRight[look]
    case 'any-look':
      return steepLook(pitch) ?? look
    case 'any-towards':
      return oppositeOf(steepLook(pitch) ?? look)
    case 'away':
      return isSide ? oppositeOf(face) : 'down'
    case 'face':
      if (isSide || /shulker_box$|_rod$|amethyst/.test(name)) return face
      return /_trapdoor$|^ladder$|^tripwire_hook$/.test(name) ? oppositeOf(look) : look
  }
}

const turnedRight: Readonly<Record<HorizontalDirection, HorizontalDirection>> = {
  north: 'east',
  east: 'south',
  south: 'west',
  west: 'north',
}

function steepLook(pitch: number): Face | undefined {
  if (pitch > 45) return 'down'
  return pitch < -45 ? 'up' : undefined
}

function halfOf({ face, cursor }: OrientationOptions): string {
  if (face === 'up') return 'bottom'
  return face === 'down' || cursor.y > 0.5 ? 'top' : 'bottom'
}

// Sixteenths of a turn; signs and banners face the player, heads look the way the player looks.
function rotationOf(name: string, yaw: number): number {
  const turned = /_(skull|head)$/.test(name) ? yaw : yaw + 180
  return Math.floor((turned * 16) / 360 + 0.5) & 15
}

// A door opens away from the half of the block that was clicked.
function hingeOf(look: HorizontalDirection, cursor: { readonly x: number; readonly z: number }): string {
  switch (look) {
    case 'north':
      return cursor.x > 0.5 ? 'right' : 'left'
    case 'south':
      return cursor.x < 0.5 ? 'right' : 'left'
    case 'west':
      return cursor.z < 0.5 ? 'right' : 'left'
    case 'east':
      return cursor.z > 0.5 ? 'right' : 'left'
  }
}
