import { overlap, squareAround, type Area } from '../area.ts'
import { hash2 } from '../hash2.ts'
import type { Blueprint, Dweller, PlannedBlock, PlannedChest, PlannedSpawner, Spot } from './blueprint.ts'
import { buildingKinds } from './building-kinds.ts'
import { createDrawing } from './create-drawing.ts'
import type { BuildingKind, Land, Site } from './site.ts'

/** Part of buildings that stands in one chunk. */
export interface ChunkPart {
  readonly blocks: readonly PlannedBlock[]
  readonly chests: readonly PlannedChest[]
  readonly spawners: readonly PlannedSpawner[]
  readonly dwellers: readonly Dweller[]
}

/** Square that a building keeps to. */
export interface Footprint extends Area {
  /** Height of the ground, or of the lowest floor. */
  readonly y: number
}

/** Buildings of a seed. */
export interface BuildingMap {
  readonly names: readonly string[]
  near(name: string, from: { readonly x: number; readonly z: number }): Site | undefined
  /** Buildings of a chunk, the later over the earlier. */
  partsIn(chunkX: number, chunkZ: number): readonly ChunkPart[]
  /** Squares that buildings keep to, of those which reach into an area. */
  footprintsIn(area: Area): readonly Footprint[]
  /** A building as it would stand with its middle at a place; absent for names that are not known. */
  drawnAt(name: string, spot: Spot): Blueprint | undefined
}

// Nobody should wake up inside of a house, and the first steps are those of open land.
const freeAroundStart = 112
// Rings of squares around a place that are searched.
const farthestRing = 12
const mostSites = 4096
const mostPlans = 48
const shareSalt = 0x5a4e

/** Creates the map of a seed's buildings; sites and plans are made when they are asked for. */
export function createBuildingMap(seed: number, land: Land): BuildingMap {
  const sites = new Map<string, Site | undefined>()
  const plans = new Map<string, ReadonlyMap<string, ChunkPart>>()
  const siteIn = (kind: BuildingKind, squareX: number, squareZ: number): Site | undefined => {
    const key = `${kind.name} ${squareX} ${squareZ}`
    if (sites.has(key)) return sites.get(key)
    const site = findSite(kind, { seed, land, squareX, squareZ })
    remember(sites, mostSites, [key, site])
    return site
  }
  const planOf = (kind: BuildingKind, site: Site): ReadonlyMap<string, ChunkPart> => {
    const key = `${kind.name} ${site.x} ${site.z}`
    const known = plans.get(key)
    if (known) return known
    const plan = byChunk(draw(kind, site, land))
    remember(plans, mostPlans, [key, plan])
    return plan
  }
  return {
    names: buildingKinds.flatMap(({ name, isHidden }) => (isHidden ? [] : [name])),
    near(name, from) {
      const kind = buildingKinds.find((each) => each.name === name)
      return kind && nearest(kind, from, (squareX, squareZ) => siteIn(kind, squareX, squareZ))
    },
    partsIn: (chunkX, chunkZ) =>
      buildingKinds.flatMap((kind) => {
        // Sites keep their reach from the edges of their square, so that one square holds all of a building.
        const chunks = kind.square >> 4
        const site = siteIn(kind, Math.floor(chunkX / chunks), Math.floor(chunkZ / chunks))
        return (site && planOf(kind, site).get(`${chunkX} ${chunkZ}`)) ?? []
      }),
    footprintsIn: (area) =>
      buildingKinds.flatMap((kind) =>
        squaresOf(kind, area).flatMap(([squareX, squareZ]) => {
          const site = siteIn(kind, squareX, squareZ)
          const footprint = site && { ...squareAround(site, kind.reach + 1), y: site.y }
          return footprint && overlap(footprint, area) ? footprint : []
        }),
      ),
    drawnAt(name, [x, y, z]) {
      const kind = buildingKinds.find((each) => each.name === name)
      return kind && draw(kind, { name, x, y, z, dice: looksAt(kind, { seed, x, z }) }, land)
    },
  }
}

interface Square {
  readonly seed: number
  readonly land: Land
  readonly squareX: number
  readonly squareZ: number
}

function findSite(kind: BuildingKind, { seed, land, squareX, squareZ }: Square): Site | undefined {
  const { name, square, reach, tries, salt, share = 1 } = kind
  if (hash2(seed ^ salt ^ shareSalt, squareX, squareZ) >= share * 2 ** 32) return undefined
  const room = square - 2 * reach
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const dice = hash2(seed ^ salt ^ Math.imul(attempt, 0x51ed), squareX, squareZ)
    const x = squareX * square + reach + (dice % room)
    const z = squareZ * square + reach + ((dice >>> 12) % room)
    if (Math.hypot(x, z) < freeAroundStart + reach) continue
    const y = kind.heightAt(land, { x, z, dice })
    if (y !== undefined) return { name, x, y, z, dice: looksAt(kind, { seed, x, z }) }
  }
  return undefined
}

// A building that is placed by hand where one stands looks like it.
const looksAt = (
  { salt }: BuildingKind,
  { seed, x, z }: { readonly seed: number; readonly x: number; readonly z: number },
): number => hash2(seed ^ salt, x, z)

function draw(kind: BuildingKind, site: Site, land: Land): Blueprint {
  const { pen, blueprint } = createDrawing([site.x, site.y, site.z])
  kind.draw(pen, site, land)
  return blueprint
}

function squaresOf(
  { square }: BuildingKind,
  { fromX, toX, fromZ, toZ }: Area,
): readonly (readonly [squareX: number, squareZ: number])[] {
  const squares: (readonly [number, number])[] = []
  const squareOf = (place: number): number => Math.floor(place / square)
  for (let x = squareOf(fromX - 1); x <= squareOf(toX + 1); x += 1)
    for (let z = squareOf(fromZ - 1); z <= squareOf(toZ + 1); z += 1) squares.push([x, z])
  return squares
}

type OpenPart = { readonly [List in keyof ChunkPart]: ChunkPart[List][number][] }

function byChunk(blueprint: Blueprint): ReadonlyMap<string, ChunkPart> {
  const parts = new Map<string, OpenPart>()
  const partAt = (x: number, z: number): OpenPart => {
    const key = `${x >> 4} ${z >> 4}`
    const part = parts.get(key) ?? { blocks: [], chests: [], spawners: [], dwellers: [] }
    parts.set(key, part)
    return part
  }
  for (const block of blueprint.blocks) partAt(block.x, block.z).blocks.push(block)
  for (const chest of blueprint.chests) partAt(chest.spot[0], chest.spot[2]).chests.push(chest)
  for (const spawner of blueprint.spawners) partAt(spawner.spot[0], spawner.spot[2]).spawners.push(spawner)
  for (const dweller of blueprint.dwellers) partAt(dweller.x, dweller.z).dwellers.push(dweller)
  return parts
}

function nearest(
  { square }: BuildingKind,
  { x, z }: { readonly x: number; readonly z: number },
  siteIn: (squareX: number, squareZ: number) => Site | undefined,
): Site | undefined {
  const [ownX, ownZ] = [Math.floor(x / square), Math.floor(z / square)]
  const distance = (site: Site): number => Math.hypot(site.x - x, site.z - z)
  let best: Site | undefined
  for (let ring = 0; ring <= farthestRing; ring += 1) {
    // Whatever lies further out is further away than what was found.
    if (best && distance(best) <= (ring - 1) * square) return best
    for (let dx = -ring; dx <= ring; dx += 1)
      for (let dz = -ring; dz <= ring; dz += Math.abs(dx) === ring ? 1 : Math.max(1, 2 * ring)) {
        const site = siteIn(ownX + dx, ownZ + dz)
        if (site && (!best || distance(site) < distance(best))) best = site
      }
  }
  return best
}

// The oldest goes when the map is full; whatever went is made anew when it is asked for.
function remember<Value>(
  map: Map<string, Value>,
  most: number,
  [key, value]: readonly [string, Value],
): void {
  if (map.size >= most) for (const oldest of [...map.keys()].slice(0, most >> 2)) map.delete(oldest)
  map.set(key, value)
}
