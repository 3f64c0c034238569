import type { Body, Scene } from './render/scene.ts'
import type { Camera } from './render/camera.ts'
import type { ViewedBot, ViewedEntity } from './viewed-bot.ts'

/** Height of a player's eyes over its feet, in blocks. */
const eyeHeight = 1.62

/** Reads what a picture needs beside the blocks; without a camera it is seen with the bot's own eyes. */
export function readScene(bot: ViewedBot, camera: Camera | undefined): Scene {
  const isOwn = camera === undefined
  const bodies = Object.values(bot.entities).filter((entity) => !isOwn || entity.id !== bot.entity.id)
  return {
    camera: camera ?? eyesOf(bot.entity),
    bodies: bodies.map(bodyOf),
    timeOfDay: bot.time.timeOfDay,
    ...(isOwn && bot.heldItem && { heldItem: bot.heldItem.name }),
  }
}

/** Camera at the eyes of a player. */
export function eyesOf({ position: { x, y, z }, yaw, pitch }: ViewedEntity): Camera {
  return { position: { x, y: y + eyeHeight, z }, yaw, pitch }
}

// Entities without a size are small things, such as what lies on the ground.
function bodyOf({ username, name, position: { x, y, z }, width = 0.5, height = 0.5 }: ViewedEntity): Body {
  return { label: username ?? name ?? 'unknown', position: { x, y, z }, width, height }
}
