export type {
  BoardMessage,
  BoardTask,
  HelpAsked,
  NewBoardTask,
  TaskBoard,
  Whereabouts,
} from './task-board.ts'
export { withChests } from './with-chests.ts'
export type { TaskBoardOptions } from './create-task-board.ts'
export { documentTaskBoard, type BoardDocuments } from './document-task-board.ts'
export { memoryTaskBoard } from './memory-task-board.ts'
export { teamCurriculum, type TeamCurriculumOptions } from './team-curriculum.ts'
export { splitGoal, type SplitGoalOptions } from './split-goal.ts'
export { withGifts, type GiftRoles } from './with-gifts.ts'
export { playTeam, type PlayTeamOptions, type TeamPlayer, type TeamResult } from './play-team.ts'
