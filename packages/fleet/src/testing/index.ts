export { testTaskBoard, type TestTaskBoardOptions } from './test-task-board.ts'
