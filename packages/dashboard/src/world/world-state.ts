import {
  unpackSection,
  type BlockLook,
  type MetBody,
  type BodyPose,
  type WorldFrame,
} from '@voyager-mc/vision/watch'

/** A bot and the world around it, as its frames told it; changed by `learnFrame` alone. */
export interface WorldState {
  tick: number
  timeOfDay: number
  dimension: string
  /** Absent before the first frame. */
  self?: WorldFrame['self']
  primitive?: string
  way: NonNullable<WorldFrame['way']>
  aim: NonNullable<WorldFrame['aim']>
  readonly bodies: Map<number, KnownBody>
  /** States of each section by `keyOfSection`; a content is replaced and never changed. */
  readonly sections: Map<string, Uint16Array>
  readonly looks: Map<number, BlockLook>
}

/** A body with where it is now. */
export interface KnownBody extends MetBody {
  readonly pose: BodyPose
}

/** State before the first frame. */
export function emptyWorld(): WorldState {
  return {
    tick: 0,
    timeOfDay: 6000,
    dimension: 'overworld',
    way: [],
    aim: [],
    bodies: new Map(),
    sections: new Map(),
    looks: new Map(),
  }
}

/** A state that goes its own way from here. */
export function copyWorld(state: WorldState): WorldState {
  return {
    ...state,
    bodies: new Map(state.bodies),
    sections: new Map(state.sections),
    looks: new Map(state.looks),
  }
}

/** Key of a section in its dimension. */
export function keyOfSection(dimension: string, x: number, y: number, z: number): string {
  return `${dimension} ${x},${y},${z}`
}

/** Takes over what a frame tells. */
export function learnFrame(state: WorldState, frame: WorldFrame): void {
  const { tick, timeOfDay, dimension, self, primitive, way, aim } = frame
  if (dimension !== state.dimension) state.bodies.clear()
  Object.assign(state, { tick, timeOfDay, dimension, self })
  if (way) state.way = way
  if (aim) state.aim = aim
  if (primitive === undefined) delete state.primitive
  else state.primitive = primitive
  for (const [number, look] of frame.looks ?? []) state.looks.set(number, look)
  for (const section of frame.sections ?? [])
    state.sections.set(keyOfSection(dimension, section.x, section.y, section.z), unpackSection(section))
  changeBlocks(state, frame)
  moveBodies(state, frame)
}

function changeBlocks({ sections }: WorldState, { dimension, changes = [] }: WorldFrame): void {
  const fresh = new Map<string, Uint16Array>()
  for (const [x, y, z, block] of changes) {
    const key = keyOfSection(dimension, x >> 4, y >> 4, z >> 4)
    const states = fresh.get(key) ?? (sections.get(key) ?? new Uint16Array(4096)).slice()
    states[((y & 15) << 8) | ((z & 15) << 4) | (x & 15)] = block
    fresh.set(key, states)
  }
  for (const [key, states] of fresh) sections.set(key, states)
}

function moveBodies({ bodies }: WorldState, { met = [], moved = [], gone = [] }: WorldFrame): void {
  for (const id of gone) bodies.delete(id)
  for (const body of met) bodies.set(body.id, { ...body, pose: [body.id, 0, -1e6, 0, 0, -1] })
  for (const pose of moved) {
    const body = bodies.get(pose[0])
    if (body) bodies.set(body.id, { ...body, pose })
  }
}

/** State of a block; undefined where nothing was told. */
export function stateAt(
  { sections, dimension }: Pick<WorldState, 'sections' | 'dimension'>,
  x: number,
  y: number,
  z: number,
): number | undefined {
  const section = sections.get(keyOfSection(dimension, x >> 4, y >> 4, z >> 4))
  return section?.[((y & 15) << 8) | ((z & 15) << 4) | (x & 15)]
}
