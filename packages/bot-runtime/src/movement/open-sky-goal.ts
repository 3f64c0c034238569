import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import pathfinderPackage from 'mineflayer-pathfinder'
import { Vec3 } from 'vec3'

/** Pathfinder goal: stand where nothing but leaves is overhead. */
export class OpenSkyGoal extends pathfinderPackage.goals.Goal {
  /** Height from which on the sky is open where the walk begins. */
  readonly height: number
  readonly #bot: Bot
  /** The same for every place that was asked about. */
  readonly #heights = new Map<string, number>()

  constructor(bot: Bot) {
    super()
    this.#bot = bot
    const { x, z } = bot.entity.position.floored()
    this.height = this.#heightAt(x, z)
  }

  override heuristic({ y }: Position): number {
    return Math.max(0, this.height - y)
  }

  override isEnd({ x, y, z }: Position): boolean {
    return y >= this.#heightAt(x, z)
  }

  override hasChanged(): boolean {
    return false
  }

  override isValid(): boolean {
    return true
  }

  #heightAt(x: number, z: number): number {
    const key = `${x},${z}`
    const known = this.#heights.get(key) ?? openHeight(this.#bot, x, z)
    this.#heights.set(key, known)
    return known
  }
}

/** Height above the topmost block that ends the sky. */
function openHeight(bot: Bot, x: number, z: number): number {
  // mineflayer's types leave both members out, which old versions do not have.
  const [minY, height] = [Reflect.get(bot.game, 'minY') ?? 0, Reflect.get(bot.game, 'height') ?? 256]
  for (let top = Number(minY) + Number(height) - 1; top >= Number(minY); top -= 1) {
    const block = bot.blockAt(new Vec3(x, top, z), false)
    const isGround = block?.boundingBox === 'block' && !block.name.endsWith('_leaves')
    if (isGround || block?.name === 'water' || block?.name === 'lava') return top + 1
  }
  return Number(minY)
}
