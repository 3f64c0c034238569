import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { surroundingsOf } from '../bot/block-surroundings.ts'
import { rockNames } from '../bot/rock-names.ts'

/** Cells of a frame, its corners included. https://minecraft.wiki/w/Nether_portal#Construction */
export const portalWidth = 4
export const portalHeight = 5

/** A place for the frame of a portal. */
export interface PortalSpot {
  /** Lower corner of the frame. */
  readonly origin: Vec3
  /** From one cell of the frame's foot to the next. */
  readonly along: Vec3
  /** Cells of rock to dig first; empty where there is room. */
  readonly rock: readonly Vec3[]
}

export interface FindPortalSpotOptions {
  /** Blocks from the body to a place with free air. */
  readonly nearBlocks: number
  /** Blocks from the body to a place in the rock. */
  readonly rockBlocks: number
}

type Site = Omit<PortalSpot, 'rock'>

/**
 * The nearest place for a frame beside the bot, on whole ground and with free air before, in and behind it; where there is
 * none, the place in the rock that takes the least digging. Absent where there is neither.
 */
export function findPortalSpot(
  bot: Bot,
  { nearBlocks, rockBlocks }: FindPortalSpotOptions,
): PortalSpot | undefined {
  const free = sitesWithin(bot, nearBlocks).find((site) => rockOf(bot, site, { most: 0 }) !== undefined)
  if (free) return { ...free, rock: [] }
  let best: PortalSpot | undefined
  for (const site of sitesWithin(bot, rockBlocks)) {
    const rock = rockOf(bot, site, { most: (best?.rock.length ?? Infinity) - 1 })
    if (rock) best = { ...site, rock }
  }
  return best
}

/** Places around the body, the nearest first; it does not wall itself in. */
function sitesWithin({ entity }: Bot, blocks: number): readonly Site[] {
  const feet = entity.position.floored()
  const sites: Site[] = []
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -blocks; dx <= blocks; dx += 1)
      for (let dz = -blocks; dz <= blocks; dz += 1)
        for (const along of [new Vec3(1, 0, 0), new Vec3(0, 0, 1)])
          sites.push({ origin: feet.offset(dx, dy, dz), along })
  const middle = ({ origin, along }: Site): Vec3 => origin.plus(along.scaled((portalWidth - 1) / 2))
  return sites
    .map((site) => ({ site, away: middle(site).distanceTo(feet) }))
    .filter(({ away }) => away >= 2)
    .sort((left, right) => left.away - right.away)
    .map(({ site }) => site)
}

/** Cells to dig for a frame, at most so many; absent where that is not enough, or fluids are beside them. */
function rockOf(
  bot: Bot,
  { origin, along }: Site,
  { most }: { readonly most: number },
): readonly Vec3[] | undefined {
  const across = new Vec3(along.z, 0, along.x)
  const rock: Vec3[] = []
  for (let step = 0; step < portalWidth; step += 1)
    for (const side of [-1, 0, 1]) {
      const foot = origin.plus(along.scaled(step)).plus(across.scaled(side))
      if (bot.blockAt(foot.offset(0, -1, 0), false)?.boundingBox !== 'block') return undefined
      for (let y = 0; y < portalHeight; y += 1) {
        const cell = foot.offset(0, y, 0)
        const block = bot.blockAt(cell, false)
        if (block?.boundingBox === 'empty' && !/water|lava/.test(block.name)) continue
        if (rock.length >= most || !block || !rockNames.test(block.name)) return undefined
        if (/water|lava/.test(surroundingsOf(bot, cell))) return undefined
        rock.push(cell)
      }
    }
  return rock
}
