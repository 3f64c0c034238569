/** Parts of the game that the embedded world lacks, each with the reason; the pages of versions and of mechanics list them. */
export const leftOut: readonly (readonly [part: string, reason: string])[] = [
  [
    'Redstone beyond traps and farms: comparators, tripwires, targets, daylight detectors, slime and honey that pull blocks along, repeaters that lock',
    'machines follow from the order of updates inside the game, which a world for agents need not copy',
  ],
  ['Rails and minecarts', 'boats, mounts and wings carry farther; chests stand where mineshafts have carts'],
  ['Paintings', 'nothing that an agent can learn depends on them'],
  ['Colours and clicks of chat, titles and signs', 'programs read the words'],
  ['Looms, cartography tables, beacons, armour trims', 'they change looks, or need the wither'],
  [
    'The wither, the warden, raids, wandering traders, phantoms',
    'late fights and visits that no plan needs; a mob that is not played right is refused',
  ],
  [
    'Badlands, mushroom fields, warm oceans with corals, mangrove swamps, deltas of basalt and the deep dark',
    'not built yet; plans for what grows there only end with a search in vain',
  ],
  [
    'Igloos, huts, mansions, buried treasure, ancient cities, trial chambers, ships of end cities',
    'each is a drawing of its own, and what they hold is found elsewhere or needed by few plans',
  ],
  [
    'Climates and ranges as wide as in the game',
    'agents walk: biomes are some 150 blocks wide, and hills come in pieces of that size',
  ],
  ['Zombie villages, cats, gossip, levels of villagers', 'trades are those of masters at fixed prices'],
  ['Bees inside of hives, trodden turtle eggs, villagers lying in bed', 'seen by nobody but players'],
  [
    'Commands: storages and bossbars, modifiers of attributes, `store` into anything but scores, `place` of features and jigsaws, functions and data packs',
    'scenes and tests have no use for them',
  ],
  ['Worlds of other makers beyond schematics', 'the land follows from the seed, and only changes are kept'],
]
