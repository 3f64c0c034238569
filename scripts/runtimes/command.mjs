// The command: one attempt in an embedded world, or the one line for a runtime that is too old.
const [, , run = 'run'] = process.argv
process.argv.splice(2, process.argv.length, 'learn', '--attempts', '1', '--run', run)
process.on('exit', (code) => {
  if (code === 0) console.log('completed')
})
await import('./node_modules/@voyager-mc/cli/dist/voyager.js')
