import { testProgramRunner } from '../testing/test-program-runner.ts'
import { createQuickJsRunner } from './create-quick-js-runner.ts'

testProgramRunner(() => createQuickJsRunner())
