/** Parts of the game that the embedded world lacks, each with the reason; the compatibility page lists them. */
export const leftOut: readonly (readonly [part: string, reason: string])[] = [
  [
    'Redstone beyond traps and farms: comparators, tripwires, targets, daylight detectors, slime and honey that pull blocks along, repeaters that lock',
    'machines follow from the order of updates inside the game, which a world for agents need not copy',
  ],
  ['Rails and minecarts', 'boats, mounts and wings carry farther; chests stand where mineshafts have carts'],
  ['Paintings', 'nothing that an agent can learn depends on them'],
  ['Looms, cartography tables, beacons, armour trims', 'they change looks, or need the wither'],
  ['The wither, raids, wandering traders, phantoms', 'late fights and visits that no plan needs'],
  [
    'Guardians',
    'their rays follow rules of their own; monuments stand empty and keep their gold and sponges',
  ],
  [
    'Item frames, armour stands, lush and dripstone caves, igloos, huts, mansions, buried treasure, ancient cities, trial chambers, guardians',
    'not built yet; monuments stand empty',
  ],
  ['Zombie villages, cats, gossip, levels of villagers', 'trades are those of masters at fixed prices'],
  ['Bees inside of hives, trodden turtle eggs, villagers lying in bed', 'seen by nobody but players'],
  [
    'Commands: storages and bossbars, modifiers of attributes, `store` into anything but scores, `place` of features and jigsaws, functions and data packs',
    'scenes and tests have no use for them',
  ],
  ['Worlds of other makers beyond schematics', 'the land follows from the seed, and only changes are kept'],
]
