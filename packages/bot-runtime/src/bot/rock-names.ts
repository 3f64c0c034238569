/** Ground that may be dug where room is needed: what falls, holds something back or was built is left alone. */
export const rockNames: RegExp =
  /^(stone|deepslate|cobblestone|cobbled_deepslate|dirt|grass_block|tuff|andesite|diorite|granite|calcite|sandstone|netherrack|(crimson|warped)_nylium|soul_sand|soul_soil|blackstone|basalt|.*_ore)$/
