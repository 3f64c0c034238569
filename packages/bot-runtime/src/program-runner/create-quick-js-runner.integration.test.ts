import { describe, expect, test } from 'vitest'
import { testProgramErrors } from '../testing/test-program-errors.ts'
import { testProgramHalts } from '../testing/test-program-halts.ts'
import { testProgramRunner } from '../testing/test-program-runner.ts'
import { testProgramValues } from '../testing/test-program-values.ts'
import { createQuickJsRunner } from './create-quick-js-runner.ts'

describe('with QuickJS', () => {
  testProgramRunner(() => createQuickJsRunner(), { test, expect })
  testProgramValues(createQuickJsRunner())
  testProgramErrors(createQuickJsRunner())
  testProgramHalts(createQuickJsRunner())
})
