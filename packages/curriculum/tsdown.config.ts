import { defineBrowserPackage } from '../../internal/define-package.ts'

export default defineBrowserPackage(['src/index.ts'])
