/** Blocks, creatures and fluids that only the Nether has. */
const ofNether =
  /^(netherrack|soul_(sand|soil)|basalt|blackstone|gilded_blackstone|crimson_.*|warped_.*|nether_.*|glowstone|shroomlight|ancient_debris|weeping_vines.*|twisting_vines.*|blaze|ghast|hoglin|piglin|piglin_brute|zombified_piglin|wither_skeleton|magma_cube|strider|fortress|bastion_remnant)$/

/** Those that only the End has. */
const ofEnd = /^(end_stone|chorus_.*|purpur_.*|end_rod|dragon_egg|dragon_head|shulker|ender_dragon|end_city)$/

/** Those of the Overworld that the Nether has, too. */
const alsoInNether =
  /^(gravel|lava|magma_block|obsidian|crying_obsidian|brown_mushroom|red_mushroom|skeleton|enderman|chicken|bone_block|fire)$/

/** Whether a source is found in other dimensions only; unknown dimensions have everything. */
export function isElsewhere(source: string, dimension: string | undefined): boolean {
  switch (dimension) {
    case 'overworld':
      return ofNether.test(source) || ofEnd.test(source)
    case 'the_nether':
      return !ofNether.test(source) && !alsoInNether.test(source)
    case 'the_end':
      return !ofEnd.test(source) && !/^(obsidian|enderman)$/.test(source)
    case undefined:
    default:
      return false
  }
}
