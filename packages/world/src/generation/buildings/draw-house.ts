import type { BuildingTable } from './building-tables.ts'
import type { Spot } from './blueprint.ts'
import type { Drawing } from './create-drawing.ts'
import type { VillageStyle } from './village-styles.ts'

/** Stations of the professions that trade: https://minecraft.wiki/w/Villager#Professions */
export const professionStations: Readonly<Record<string, string>> = {
  farmer: 'composter[level=0]',
  toolsmith: 'smithing_table',
  armorer: 'blast_furnace[facing=south]',
  fisherman: 'barrel[facing=up]',
  cleric: 'brewing_stand',
  butcher: 'smoker[facing=south]',
  fletcher: 'fletching_table',
  mason: 'stonecutter[facing=south]',
  shepherd: 'loom[facing=south]',
}

// Tables of workshops; all others have what homes of their land have.
const workshopTables: Readonly<Record<string, BuildingTable>> = {
  toolsmith: 'village_toolsmith',
  armorer: 'village_armorer',
  fisherman: 'village_fisher',
  cleric: 'village_temple',
  butcher: 'village_butcher',
  fletcher: 'village_fletcher',
  mason: 'village_mason',
  shepherd: 'village_shepherd',
}

/** Blocks from the middle of a house, or of a farm, to its walls. */
export const houseReach = 3

/** Furnishing of a house. */
export interface House {
  readonly style: VillageStyle
  readonly profession: string
  readonly meeting: Spot
  readonly hasChest: boolean
}

/** Draws a house with a door to the south, a bed, a station and somebody who lives there. */
export function drawHouse(pen: Drawing, { style, profession, meeting, hasChest }: House): void {
  const { wall, corner, roof, base, wood, bed } = style
  const reach = houseReach
  pen.box([-reach, 1, -reach], [reach, 7, reach], 'air')
  for (let x = -reach; x <= reach; x += 1)
    for (let z = -reach; z <= reach; z += 1) {
      pen.support([x, -1, z], base)
      pen.block([x, 0, z], wall)
      const edge = Number(Math.abs(x) === reach) + Number(Math.abs(z) === reach)
      if (edge > 0) pen.box([x, 1, z], [x, 3, z], edge === 2 ? corner : wall)
    }
  for (let step = 0; step <= 2; step += 1)
    pen.box([step - reach, 4 + step, step - reach], [reach - step, 4 + step, reach - step], roof)
  for (const x of [-reach, reach]) pen.block([x, 2, 0], 'glass_pane[north=true,south=true]')
  pen.block([0, 2, -reach], 'glass_pane[east=true,west=true]')
  pen.door([0, 1, reach], wood, 'north')
  pen.box([0, 1, reach + 1], [0, 3, reach + 2], 'air')
  for (const step of [1, 2]) pen.support([0, 0, reach + step], style.path)
  pen.bed([-2, 1, -1], bed, 'north')
  pen.block([2, 1, -2], professionStations[profession] ?? 'composter')
  pen.block([0, 3, 1 - reach], 'wall_torch[facing=south]')
  if (hasChest)
    pen.chest([2, 1, 0], workshopTables[profession] ?? `village_${style.name}_house`, 'chest[facing=west]')
  const places = { bed: pen.spot([-2, 1, -1]), station: pen.spot([2, 1, -2]), meeting }
  pen.dweller([0, 1, 0], { name: 'villager', profession, ...places })
}

const crops = ['wheat', 'carrots', 'potatoes', 'beetroots'] as const

/** Draws a field with water in its middle and one kind of crop, part of it ripe. */
export function drawFarm(
  pen: Drawing,
  { style, dice }: { readonly style: VillageStyle; readonly dice: number },
): void {
  const crop = crops[dice & 3] ?? 'wheat'
  const ripe = crop === 'beetroots' ? 3 : 7
  const reach = houseReach
  pen.box([-reach, 1, -reach], [reach, 3, reach], 'air')
  for (let x = -reach; x <= reach; x += 1)
    for (let z = -reach; z <= reach; z += 1) {
      pen.support([x, -1, z], 'dirt')
      const isEdge = Math.max(Math.abs(x), Math.abs(z)) === reach
      if (isEdge) pen.block([x, 0, z], style.corner)
      else if (x === 0) pen.block([x, 0, z], 'water')
      else {
        pen.block([x, 0, z], 'farmland[moisture=7]')
        const age = (x * 5 + z * 3 + dice) % 3 === 0 ? ripe >> 1 : ripe
        pen.block([x, 1, z], `${crop}[age=${age}]`)
      }
    }
}
