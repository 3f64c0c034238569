import { definePackage } from '../../internal/define-package.ts'

export default definePackage(['src/index.ts', 'src/voyager.ts', 'src/fleet/learner.ts'])
