#!/usr/bin/env node
import { AgentError } from '@voyager-mc/core'
import { createProject } from './create-project.ts'

const [directory = 'my-agent', ...others] = process.argv.slice(2)
if (directory.startsWith('-') || others.length > 0) {
  process.stderr.write('Usage: npm create @voyager-mc [FOLDER]\n')
  process.exitCode = 2
} else {
  try {
    const files = await createProject(directory)
    process.stdout.write(`${directory} has ${files.length} files and folders. Go on with:\n\n`)
    process.stdout.write(`  cd ${directory}\n  npm install\n  npm test\n  npm start\n`)
  } catch (error) {
    if (!AgentError.isInstance(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}
