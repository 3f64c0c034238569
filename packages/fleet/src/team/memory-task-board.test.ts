import { describe, expect, test } from 'vitest'
import { testTaskBoard } from '../testing/test-task-board.ts'
import { memoryTaskBoard } from './memory-task-board.ts'

describe('memoryTaskBoard', () =>
  testTaskBoard({ test, expect, open: (clock) => memoryTaskBoard({ clock }) }))
