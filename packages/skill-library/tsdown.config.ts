import { defineBrowserPackage } from '../../internal/define-package.ts'

export default defineBrowserPackage([
  'src/index.ts',
  'src/exchange/index.ts',
  'src/record/index.ts',
  'src/testing/index.ts',
])
