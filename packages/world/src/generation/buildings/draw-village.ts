import { hash2 } from '../hash2.ts'
import type { Drawing } from './create-drawing.ts'
import { drawFarm, drawHouse, houseReach, professionStations } from './draw-house.ts'
import type { Land, Site } from './site.ts'
import { plainStyle, villageStyleOf, type VillageStyle } from './village-styles.ts'

/** Blocks from a village's bell to the farthest of its houses. */
export const villageReach = 40

const roadBlocks = 34
const lotsAlong = [9, 18, 27]
const lotAside = 7
// Roads and houses follow the land as far as one can walk it.
const mostClimb = 4
const lotUnevenness = 3
const seaLevel = 62

/** Draws a village: four roads from a bell, and houses and fields beside them. */
export function drawVillage(pen: Drawing, site: Site, land: Land): void {
  const style = villageStyleOf(land.groundAt(site.x, site.z).kind) ?? plainStyle
  pen.box([-1, 1, -1], [1, 4, 1], 'air')
  for (let x = -2; x <= 2; x += 1) for (let z = -2; z <= 2; z += 1) pen.support([x, 0, z], style.path)
  pen.block([0, 1, 0], 'bell[attachment=floor,facing=north]')
  pen.dweller([2, 1, 2], { name: 'iron_golem' })
  const lots: Lot[] = []
  for (let quarter = 0; quarter < 4; quarter += 1) {
    drawRoad(pen.turned([0, 0, 0], quarter), { site, land, style })
    // The first lots beside two of the roads would stand on those of the others.
    for (const along of quarter % 2 === 0 ? lotsAlong : lotsAlong.slice(1))
      for (const side of [-1, 1]) {
        const lot = lotAt(pen, { site, land, quarter, along, side })
        if (lot) lots.push(lot)
      }
  }
  settle(lots, { site, style })
}

interface Lot {
  readonly pen: Drawing
}

/** The first lots are homes and fields, so that even small villages have both. */
function settle(
  lots: readonly Lot[],
  { site, style }: { readonly site: Site; readonly style: VillageStyle },
): void {
  const trades = Object.keys(professionStations)
  const first = site.dice % trades.length
  let homes = 0
  lots.forEach((lot, index) => {
    const dice = hash2(site.dice, index, 7)
    if (index % 4 === 1 || (homes >= trades.length && dice % 3 === 0)) {
      drawFarm(lot.pen, { style, dice })
      return
    }
    const profession = homes === 0 ? 'farmer' : (trades[(first + homes) % trades.length] ?? 'farmer')
    drawHouse(lot.pen, {
      style,
      profession,
      meeting: [site.x, site.y + 1, site.z],
      hasChest: homes < 2 || dice % 2 === 0,
    })
    homes += 1
  })
}

interface Surroundings {
  readonly site: Site
  readonly land: Land
  readonly style: VillageStyle
}

// Each piece of road lies on the ground; a pen's heights count from the bell.
function drawRoad(pen: Drawing, { site, land, style }: Surroundings): void {
  for (let along = 3; along <= roadBlocks; along += 1)
    for (let side = -1; side <= 1; side += 1) {
      const [x, , z] = pen.spot([side, 0, along])
      const { height } = land.groundAt(x, z)
      if (Math.abs(height - site.y) > mostClimb || height < seaLevel) continue
      pen.box([side, height - site.y + 1, along], [side, height - site.y + 2, along], 'air')
      pen.block([side, height - site.y, along], style.path)
    }
}

interface LotChoice {
  readonly site: Site
  readonly land: Land
  readonly quarter: number
  readonly along: number
  readonly side: number
}

/** A place for a house beside a road with the door towards it; absent where the land is too uneven or wet. */
function lotAt(pen: Drawing, { site, land, quarter, along, side }: LotChoice): Lot | undefined {
  const road = pen.turned([0, 0, 0], quarter)
  const [roadX, , roadZ] = road.spot([0, 0, along])
  const level = land.groundAt(roadX, roadZ).height
  if (Math.abs(level - site.y) > mostClimb || level < seaLevel) return undefined
  const reach = houseReach
  const corners = [
    [0, 0],
    [-reach, -reach],
    [reach, reach],
    [reach, -reach],
    [-reach, reach],
  ] as const
  const isEven = corners.every(([dx, dz]) => {
    const [x, , z] = road.spot([side * lotAside + dx, 0, along + dz])
    const { height } = land.groundAt(x, z)
    return Math.abs(height - level) <= lotUnevenness && height >= seaLevel
  })
  // Houses are drawn with the door to the south; beside a road that runs south it looks west or east.
  return isEven ? { pen: road.turned([side * lotAside, level - site.y, along], side < 0 ? 3 : 1) } : undefined
}
