import { definePackage } from '../../internal/define-package.ts'

export default definePackage([
  'src/index.ts',
  'src/preset/index.ts',
  'src/promotion/index.ts',
  'src/testing/index.ts',
  'src/cli/voyager.ts',
])
