// Counts what the programs of runs write anew: node bench/programs/count-programs.ts RUN_DIRECTORY …
import { countIdioms } from './count-idioms.ts'
import { programsOfRun } from './read-programs.ts'

const programs = await Promise.all(process.argv.slice(2).map(programsOfRun))
console.table(countIdioms(programs.flat()))
