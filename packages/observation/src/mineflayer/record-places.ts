import { cellOf, distanceBetween, type Place, type Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { ExploredLand } from '../places/explored-land.ts'
import type { PlaceMemory } from '../places/place-memory.ts'
import { biomeOf } from './biome-of.ts'
import { chestNames } from './chest-names.ts'
import type { ChestMemory } from './chest-memory.ts'
import type { Eyes } from './eyes.ts'
import { recordDeaths } from './record-deaths.ts'
import { recordPortals } from './record-portals.ts'
import { worldTick } from './world-tick.ts'

/** Memory that looking fills. */
export interface KnownLand {
  readonly places: PlaceMemory
  readonly explored: ExploredLand
}

/** Ticks between two looks around: two seconds. */
const ticksPerLook = 40

/** Creatures one comes back for; they are told apart from what attacks. */
const livestock =
  /^(cow|pig|sheep|chicken|rabbit|horse|donkey|mooshroom|goat|bee|cat|wolf|llama|parrot|turtle|squid|salmon|cod|axolotl|fox|panda|strider)$/

/** Blocks within which creatures and chests are noted. */
const nearBlocks = 32

/** Notes what the bot sees and where it has been, and forgets what turns out to be gone; returns what stops it. */
export function recordPlaces(bot: Bot, { land, chests, eyes }: Looking): () => void {
  let ticks = 0
  const onTick = (): void => {
    ticks += 1
    if (ticks % ticksPerLook === 0) look(bot, { land, chests, eyes })
  }
  const onUpdate = (
    _before: unknown,
    after: { readonly name: string; readonly position: Position } | null,
  ): void => {
    if (after !== null) forgetOthersAt(after, { bot, places: land.places })
  }
  // What was put into one is known at once: the next task goes by it.
  const onClose = (): void => noteChests(bot, { land, chests, eyes })
  bot.on('physicsTick', onTick)
  bot.on('blockUpdate', onUpdate)
  bot.on('windowClose', onClose)
  const stops = [recordDeaths(bot, land.places), recordPortals(bot, land.places)]
  return () => {
    bot.removeListener('physicsTick', onTick)
    bot.removeListener('blockUpdate', onUpdate)
    bot.removeListener('windowClose', onClose)
    for (const stop of stops) stop()
  }
}

interface Looking {
  readonly land: KnownLand
  readonly chests: ChestMemory
  readonly eyes: Eyes
}

function look(bot: Bot, { land: { places, explored }, chests, eyes }: Looking): void {
  const { dimension } = bot.game
  const here = cellOf(bot.entity.position)
  const now = { dimension, seenAtTick: worldTick(bot) }
  explored.note(here, dimension)
  const biome = biomeOf(bot)
  if (biome !== 'None') places.note({ ...now, kind: 'biome', name: biome, position: here })
  for (const sighting of eyes.lookAround()) {
    const contents = sighting.kind === 'chest' ? chests.contentsOf(sighting.position) : undefined
    places.note({ ...now, ...sighting, ...(contents && { contents }) })
  }
  noteChests(bot, { land: { places, explored }, chests, eyes })
  noteCreatures(bot, { places, now })
  places.forget((place) => place.dimension === dimension && isGone(place, { bot, eyes, here }))
}

/** Notes the chests that were looked into and are near; one that was taken away while nobody was near tells nothing of it. */
function noteChests(bot: Bot, { land: { places }, chests, eyes }: Looking): void {
  const { dimension } = bot.game
  const here = cellOf(bot.entity.position)
  for (const { position, contents } of chests.here()) {
    if (distanceBetween(position, here) > nearBlocks || contents === undefined) continue
    const found = eyes.lookAt(position)
    if (found !== undefined && !chestNames.includes(found)) {
      chests.forget(position)
      continue
    }
    places.note({ dimension, seenAtTick: worldTick(bot), kind: 'chest', name: 'chest', position, contents })
  }
}

function noteCreatures(
  bot: Bot,
  { places, now }: { readonly places: PlaceMemory; readonly now: Pick<Place, 'dimension' | 'seenAtTick'> },
): void {
  for (const { name = '', position } of Object.values(bot.entities)) {
    const isVillager = name === 'villager'
    if (!isVillager && !livestock.test(name)) continue
    if (distanceBetween(position, bot.entity.position) > nearBlocks) continue
    places.note({ ...now, kind: isVillager ? 'villager' : 'creature', name, position: cellOf(position) })
  }
}

/** Whether a look shows that a place is not what is remembered; what is out of sight is believed. */
function isGone(
  { kind, name, position }: Place,
  { bot, eyes, here }: { readonly bot: Bot; readonly eyes: Eyes; readonly here: Position },
): boolean {
  const distance = distanceBetween(position, here)
  switch (kind) {
    case 'villager':
    case 'creature':
      // One that has walked on is noted where it is now.
      return distance < nearBlocks / 2 && !isCreatureNear(bot, name, position)
    case 'block':
    case 'chest':
    case 'station':
    case 'bed': {
      const found = eyes.lookAt(position)
      return found !== undefined && found !== name
    }
    case 'portal':
      return name === 'nether_portal' && distance <= portalBlocks && !isPortalInSight(position, eyes)
    case 'biome':
    case 'structure':
    case 'death':
    case 'waypoint':
      return false
  }
}

/** Blocks from a remembered portal at which one sees whether it glows. */
const portalBlocks = 3

/** Whether a portal glows where one is remembered: it is known by where the bot stood, which may be beside the block. */
function isPortalInSight({ x, y, z }: Position, eyes: Eyes): boolean {
  // With something before the place itself the rest of it is out of sight as well.
  if (eyes.lookAt({ x, y, z }) === undefined) return true
  for (let dx = -portalBlocks; dx <= portalBlocks; dx += 1)
    for (let dy = -portalBlocks; dy <= portalBlocks; dy += 1)
      for (let dz = -portalBlocks; dz <= portalBlocks; dz += 1)
        if (eyes.lookAt({ x: x + dx, y: y + dy, z: z + dz }) === 'nether_portal') return true
  return false
}

function isCreatureNear(bot: Bot, name: string, position: Position): boolean {
  return Object.values(bot.entities).some(
    (entity) => entity.name === name && distanceBetween(entity.position, position) < nearBlocks,
  )
}

/** Kinds that are one block, at the place itself. */
const cellKinds: ReadonlySet<Place['kind']> = new Set(['block', 'chest', 'station', 'bed'])

function forgetOthersAt(
  { name, position }: { readonly name: string; readonly position: Position },
  { bot, places }: { readonly bot: Bot; readonly places: PlaceMemory },
): void {
  places.forget(
    (place) =>
      cellKinds.has(place.kind) &&
      place.dimension === bot.game.dimension &&
      place.name !== name &&
      distanceBetween(place.position, position) === 0,
  )
}
