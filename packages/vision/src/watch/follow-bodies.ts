import type { ViewedBot, ViewedEntity } from '../viewed-bot.ts'
import type { BodyPose, MetBody, WorldFrame } from './world-frame.ts'

/** More would fill a frame with things that nobody can tell apart. */
const mostBodies = 60

/** Takes what is new about the bodies around a bot. */
export type TakeBodies = (bot: ViewedBot) => Pick<WorldFrame, 'met' | 'moved' | 'gone'>

/** Follows creatures, players and things within range. */
export function followBodies(rangeBlocks: number): TakeBodies {
  const known = new Map<number, string>()
  return (bot) => {
    const met: MetBody[] = []
    const moved: BodyPose[] = []
    const near = nearBodies(bot, rangeBlocks)
    for (const entity of near) {
      if (!known.has(entity.id)) met.push(describeBody(entity))
      const pose = poseOf(entity, bot)
      const text = pose.join()
      if (known.get(entity.id) === text) continue
      known.set(entity.id, text)
      moved.push(pose)
    }
    const here = new Set(near.map(({ id }) => id))
    const gone = [...known.keys()].filter((id) => !here.has(id))
    for (const id of gone) known.delete(id)
    return { ...(met.length && { met }), ...(moved.length && { moved }), ...(gone.length && { gone }) }
  }
}

function nearBodies({ entities, entity: self }: ViewedBot, rangeBlocks: number): readonly ViewedEntity[] {
  const near: ViewedEntity[] = []
  for (const entity of Object.values(entities)) {
    const { x, y, z } = entity.position
    const far = Math.max(
      Math.abs(x - self.position.x),
      Math.abs(y - self.position.y),
      Math.abs(z - self.position.z),
    )
    if (entity.id !== self.id && far <= rangeBlocks) near.push(entity)
    if (near.length === mostBodies) break
  }
  return near
}

// What lies on the ground has no size of its own.
function describeBody({ id, username, name, width = 0.25, height = 0.25 }: ViewedEntity): MetBody {
  return { id, label: username ?? name ?? 'unknown', width: round(width, 100), height: round(height, 100) }
}

function poseOf(entity: ViewedEntity, bot: ViewedBot): BodyPose {
  const { id, position, yaw } = entity
  const [x, y, z] = [position.x, position.y, position.z].map((value) => round(value, 10))
  return [id, x ?? 0, y ?? 0, z ?? 0, round(yaw, 10), healthOf(entity, bot)]
}

/** Servers send health among other data of a body, at a place that depends on its kind. */
function healthOf({ name, metadata }: ViewedEntity, { registry }: ViewedBot): number {
  const keys = registry.entitiesByName?.[name ?? '']?.metadataKeys ?? []
  const place = keys.indexOf('health')
  const value = place < 0 ? undefined : metadata?.[place]
  return typeof value === 'number' ? round(value, 10) : -1
}

/** A number without the digits that nobody sees. */
export function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}
