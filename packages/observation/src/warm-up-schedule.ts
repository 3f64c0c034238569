import type { SectionName } from './observation-sections.ts'

/** Something a prompt shows only after some tasks: a section of the observation or of the curriculum's memory. */
export type ScheduledSection = SectionName | 'context' | 'completedTasks' | 'failedTasks'

/** From how many completed tasks on each part is shown; 0 means always. */
export interface WarmUpSchedule extends Readonly<Record<ScheduledSection, number>> {
  /** From then on the inventory is shown in full, before only the beginner's items. */
  readonly fullInventory: number
}

/** The paper's schedule but for health, hunger and what is held: a beginner sees little, an experienced agent everything. */
export const defaultWarmUpSchedule: WarmUpSchedule = {
  context: 15,
  biome: 10,
  time: 15,
  nearbyBlocks: 0,
  otherBlocks: 10,
  entities: 5,
  // The paper waits for fifteen tasks; a hurt or hungry beginner was sent for diamonds.
  health: 0,
  hunger: 0,
  levels: 0,
  death: 0,
  position: 0,
  equipment: 0,
  inventory: 0,
  chests: 0,
  places: 0,
  completedTasks: 0,
  failedTasks: 0,
  // The paper waits for seven; a model that was not told of its ingots and of its wool proposed tasks that these do not suffice for.
  fullInventory: 0,
}
