/** The paper's hand-made curriculum, from the first log to the first diamond; pass it to `fixedCurriculum`. */
export const paperTasks: readonly string[] = [
  'Mine 3 wood log',
  'Craft 1 crafting table',
  'Craft 1 wooden pickaxe',
  'Mine 11 cobblestone',
  'Craft 1 stone pickaxe',
  'Craft 1 furnace',
  'Mine 3 iron ore',
  'Smelt 3 iron ore',
  'Craft 1 iron pickaxe',
  'Mine 1 diamond',
]
