import { definePackage } from '../../internal/define-package.ts'

export default definePackage(['src/index.ts', 'src/create.ts'])
