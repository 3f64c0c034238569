import { approachEntity } from '../movement/approach-entity.ts'
