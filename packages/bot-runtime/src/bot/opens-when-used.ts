// Names of blocks that a click with an item in the hand opens, works or fills, unless the player sneaks.
const opens = new RegExp(
  [
    'chest|furnace|smoker|barrel|shulker_box|hopper|dispenser|dropper|beacon|brewing_stand',
    '(^|_)(table|loom|lectern|stonecutter|grindstone|bell|jukebox|note_block|composter|cake|bed)$',
    'anvil|door|gate$|button|lever|repeater|comparator|daylight_detector|respawn_anchor|cauldron|^potted_|^flower_pot$',
    'dragon_egg|(command|structure)_block$|^jigsaw$',
  ].join('|'),
)

/** Whether a click on a block opens or works it instead of placing what is in the hand; whoever sneaks places. */
export function opensWhenUsed(name: string): boolean {
  return opens.test(name)
}
