export { createProject, type CreateProjectOptions } from './create-project.ts'
export { ProjectExistsError } from './project-exists-error.ts'
