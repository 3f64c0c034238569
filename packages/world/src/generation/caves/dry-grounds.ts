import { overlap, squareAround, type Area } from '../area.ts'
import type { BuildingMap } from '../buildings/create-building-map.ts'
import { highestAquifer } from './aquifer-levels.ts'
import { strongholdChestReach } from '../structures/raise-stronghold.ts'
import { strongholdPlaces } from '../structures/stronghold-places.ts'

/** Parts of an area under which no cave may be flooded. */
export type DryGrounds = (area: Area) => readonly Area[]

// A stronghold's walls stand two blocks behind its last chests; what lies beside them is dry too.
const strongholdReach = strongholdChestReach + 3

/** Grounds that stay dry because rooms are dug there after the flood: strongholds, mineshafts and wherever else buildings are so deep. */
export function createDryGrounds(seed: number, buildings: Pick<BuildingMap, 'footprintsIn'>): DryGrounds {
  const strongholds = strongholdPlaces(seed).map((place) => squareAround(place, strongholdReach))
  return (area) => [
    ...strongholds.filter((stronghold) => overlap(stronghold, area)),
    ...buildings.footprintsIn(area).filter(({ y }) => y <= highestAquifer),
  ]
}
