import { InvalidArgumentError } from '@voyager-mc/core'
import { followTerrain } from '../terrain/follow-terrain.ts'
import { sectionKey, type TerrainNews } from '../terrain/section.ts'
import type { ViewedBot } from '../viewed-bot.ts'
import { followBodies, round } from './follow-bodies.ts'
import { hideBuried } from './hide-buried.ts'
import { digestOfRuns, packSection } from './pack-section.ts'
import type { SelfPose, Spot, WorldFrame } from './world-frame.ts'

/** The world around a bot as frames, each with what is new. */
export interface WorldWatch {
  /** Takes the next frame; undefined while the bot has no body. */
  take(this: void): WorldFrame | undefined
  /** Listens to the bot no longer. */
  stop(this: void): void
}

export interface WatchWorldOptions {
  /** Distance up to which sections are told; 40 by default, 128 at most. */
  readonly rangeBlocks?: number
  /** Sections of one frame at most, so that no frame holds the bot up; 12 by default. */
  readonly sectionsPerFrame?: number
}

/** Longest way that is told, in points. */
const mostPoints = 64

/** Watches the world around a bot; blocks that no eye can reach are told as those beside them. */
export function watchWorld(
  bot: ViewedBot,
  { rangeBlocks = 40, sectionsPerFrame = 12 }: WatchWorldOptions = {},
): WorldWatch {
  if (!(rangeBlocks >= 1 && rangeBlocks <= 128))
    throw new InvalidArgumentError('rangeBlocks', rangeBlocks, 'use a number from 1 to 128.')
  const terrain = followTerrain(bot)
  const buried = hideBuried(bot)
  const takeBodies = followBodies(rangeBlocks)
  const takeSections = withoutRepeats()
  const way = followWay(bot)
  let aim = ''
  return {
    take() {
      // A bot that has not spawned has no body yet, whatever its type says.
      const position: ViewedBot['entity']['position'] | undefined = bot.entity?.position
      if (position === undefined || !Number.isFinite(position.x)) return undefined
      const target = bot.targetDigBlock?.position
      const aimed: WorldFrame['aim'] = target ? [target.x, target.y, target.z] : []
      const isNewAim = aimed.join() !== aim
      aim = aimed.join()
      return {
        tick: bot.time.age ?? 0,
        timeOfDay: bot.time.timeOfDay,
        dimension: bot.game.dimension,
        self: poseOfSelf(bot),
        ...takeBodies(bot),
        ...way.take(),
        ...(isNewAim && { aim: aimed }),
        ...takeSections(buried.hide(terrain.take(position, { rangeBlocks, limit: sectionsPerFrame }))),
      }
    },
    stop() {
      terrain.stop()
      buried.stop()
      way.stop()
    },
  }
}

function poseOfSelf({ entity, health = 20, food = 20, heldItem }: ViewedBot): SelfPose {
  const { x, y, z } = entity.position
  return {
    at: [round(x, 100), round(y, 100), round(z, 100)],
    yaw: round(entity.yaw, 100),
    pitch: round(entity.pitch, 100),
    health: round(health, 10),
    food,
    ...(heldItem && { held: heldItem.name }),
  }
}

/** Leaves out sections that come again as they were told, such as those of a column that was loaded once more. */
function withoutRepeats(): (news: TerrainNews) => Pick<WorldFrame, 'sections' | 'changes' | 'looks'> {
  const told = new Map<string, number>()
  return ({ dimension, sections, changes, looks }) => {
    const key = (x: number, y: number, z: number): string => `${dimension} ${sectionKey(x, y, z)}`
    const fresh = sections.map(packSection).filter(({ x, y, z, runs }) => {
      const place = key(x, y, z)
      const digest = digestOfRuns(runs)
      const isKnown = told.get(place) === digest
      if (!isKnown) told.set(place, digest)
      return !isKnown
    })
    for (const [x, y, z] of changes) told.set(key(x >> 4, y >> 4, z >> 4), -1)
    return {
      ...(fresh.length && { sections: fresh }),
      ...(changes.length && { changes }),
      ...(looks.length && { looks }),
    }
  }
}

interface WayFeed {
  readonly take: () => Pick<WorldFrame, 'way'>
  readonly stop: () => void
}

/** Follows the way that the bot's pathfinder means to go. */
function followWay(bot: ViewedBot): WayFeed {
  let way: readonly Spot[] | undefined
  const set = ({ path }: { readonly path: readonly { x: number; y: number; z: number }[] }): void => {
    way = path.slice(0, mostPoints).map(({ x, y, z }) => [round(x, 10), round(y, 10), round(z, 10)])
  }
  const clear = (): void => {
    way = []
  }
  bot.on('path_update', set)
  bot.on('goal_reached', clear)
  bot.on('path_stop', clear)
  return {
    take() {
      const taken = way
      way = undefined
      return taken === undefined ? {} : { way: taken }
    },
    stop() {
      bot.removeListener('path_update', set)
      bot.removeListener('goal_reached', clear)
      bot.removeListener('path_stop', clear)
    },
  }
}
