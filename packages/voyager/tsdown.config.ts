import { defineBrowserPackage } from '../../internal/define-package.ts'

export default defineBrowserPackage([
  'src/index.ts',
  'src/home/index.ts',
  'src/journal/index.ts',
  'src/models/index.ts',
  'src/oversight/index.ts',
  'src/preset/index.ts',
  'src/promotion/index.ts',
  'src/testing/index.ts',
])
