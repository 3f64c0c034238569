import { seaLevel } from '../create-terrain.ts'
import { beeTreeReach, drawBeeTree } from './draw-bee-tree.ts'
import { drawMineshaft, mineshaftReach } from './draw-mineshaft.ts'
import { drawMonument, monumentReach } from './draw-monument.ts'
import { drawOutpost, outpostReach } from './draw-outpost.ts'
import { drawRuinedPortal, drawShipwreck, portalReach, shipwreckReach } from './draw-ruins.ts'
import { drawDesertPyramid, drawJungleTemple, pyramidReach, templeReach } from './draw-temples.ts'
import { drawVillage, villageReach } from './draw-village.ts'
import type { BuildingKind, Land } from './site.ts'
import { villageStyleOf } from './village-styles.ts'

interface Place {
  readonly x: number
  readonly z: number
}

/** Height of the middle where land of the wanted kinds is dry and hardly rises within a reach. */
function level(
  land: Land,
  { x, z }: Place,
  { reach, rise, kinds }: { readonly reach: number; readonly rise: number; readonly kinds?: RegExp },
): number | undefined {
  const { height, kind } = land.groundAt(x, z)
  if (height <= seaLevel || (kinds && !kinds.test(kind))) return undefined
  const isEven = [
    [reach, reach],
    [-reach, reach],
    [reach, -reach],
    [-reach, -reach],
  ].every(([dx = 0, dz = 0]) => {
    const side = land.groundAt(x + dx, z + dz).height
    return side >= seaLevel && Math.abs(side - height) <= rise
  })
  return isEven ? height : undefined
}

/** Height of the ground of a sea that is deep enough. */
function seabed(land: Land, { x, z }: Place, depth: number): number | undefined {
  const { height, kind } = land.groundAt(x, z)
  return kind === 'ocean' && height <= seaLevel - depth ? height : undefined
}

// Spacing: https://minecraft.wiki/w/Structure_set; squares are smaller here, because the lands are.
/** The kinds of buildings of the overworld. */
export const buildingKinds: readonly BuildingKind[] = [
  {
    name: 'village',
    reach: villageReach,
    square: 384,
    tries: 8,
    salt: 0x7111,
    heightAt: (land, place) =>
      villageStyleOf(land.groundAt(place.x, place.z).kind) && level(land, place, { reach: 12, rise: 4 }),
    draw: drawVillage,
  },
  {
    name: 'desert_pyramid',
    reach: pyramidReach + 2,
    square: 320,
    tries: 8,
    salt: 0xde5e,
    heightAt: (land, place) => level(land, place, { reach: 8, rise: 5, kinds: /^desert$/ }),
    draw: drawDesertPyramid,
  },
  {
    name: 'jungle_pyramid',
    reach: templeReach,
    square: 320,
    tries: 8,
    salt: 0x1a91,
    heightAt: (land, place) => level(land, place, { reach: 6, rise: 5, kinds: /^jungle$/ }),
    draw: drawJungleTemple,
  },
  {
    name: 'ruined_portal',
    reach: portalReach,
    square: 384,
    tries: 3,
    salt: 0x9047,
    heightAt: (land, place) => level(land, place, { reach: 4, rise: 4 }),
    draw: drawRuinedPortal,
  },
  {
    name: 'pillager_outpost',
    reach: outpostReach,
    square: 512,
    tries: 4,
    // The `frequency` of the game's structure set `pillager_outposts`.
    share: 0.2,
    salt: 0x0b57,
    heightAt: (land, place) =>
      level(land, place, {
        reach: 6,
        rise: 3,
        kinds: /^(plains|desert|savanna|taiga|snowy_plains|cherry_grove)$/,
      }),
    draw: drawOutpost,
  },
  {
    name: 'shipwreck',
    reach: shipwreckReach,
    square: 320,
    tries: 8,
    salt: 0x5417,
    heightAt: (land, place) => seabed(land, place, 12),
    draw: drawShipwreck,
  },
  {
    name: 'monument',
    reach: monumentReach,
    square: 512,
    tries: 12,
    salt: 0x0cea,
    heightAt: (land, place) => seabed(land, place, 18),
    draw: drawMonument,
  },
  {
    name: 'bee_tree',
    reach: beeTreeReach,
    square: 128,
    tries: 3,
    salt: 0xbee5,
    isHidden: true,
    heightAt: (land, place) =>
      level(land, place, { reach: 2, rise: 2, kinds: /^(plains|forest|birch_forest|cherry_grove)$/ }),
    draw: drawBeeTree,
  },
  {
    name: 'mineshaft',
    reach: mineshaftReach,
    square: 256,
    tries: 1,
    salt: 0x3175,
    // Always under rock, also below the ground of a sea.
    heightAt: (_land, { dice }) => 12 + (dice % 12),
    draw: drawMineshaft,
  },
]
