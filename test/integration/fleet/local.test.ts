import { execFile, execFileSync, type ExecFileException } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readyLocalDatabase } from '../../../packages/cli/src/database/ready-local-database.ts'
import { LocalDatabaseError } from '../../../packages/cli/src/database/local-database-error.ts'
import type { LocalPlaces } from '../../../packages/cli/src/database/local-places.ts'
import { ownerOf, postgresAbsence, serverPrograms } from './postgres-server.ts'

const debian = '/usr/lib/postgresql'
const absence = postgresAbsence() ?? (existsSync(debian) ? undefined : `${debian} is absent`)
const program = join(import.meta.dirname, '../../../packages/cli/src/voyager.ts')

interface Outcome {
  readonly code: ExecFileException['code']
  readonly said: string
  readonly complaint: string
}

describe.skipIf(absence !== undefined)(`a fleet without an address${absence ? `: ${absence}` : ''}`, () => {
  // Short, because the address of a socket has little room.
  const directory = mkdtempSync(join(tmpdir(), 'vl-'))
  const user = ownerOf(directory)
  const name = user.uid === undefined ? userInfo().username : 'nobody'
  // The other programs are beside the one that a link may lead to.
  const programs = absence ? '' : dirname(realpathSync(join(serverPrograms() ?? '', 'initdb')))
  const sockets = join(directory, 'run')
  const data = join(directory, 'debian')

  beforeAll(() => {
    for (const place of [sockets, join(directory, 'home')]) {
      mkdirSync(place)
      ownerOf(place)
    }
  })
  afterAll(() => {
    for (const each of [data, ownData]) {
      try {
        pg('pg_ctl', ['stop', '-D', each, '-m', 'immediate', '-s'])
      } catch {
        // It was never started.
      }
    }
    rmSync(directory, { recursive: true, force: true })
  })

  const ownData = join(directory, 'home/.local/share/voyager/postgresql/data')
  const pg = (tool: string, words: readonly string[]): void =>
    void execFileSync(join(programs, tool), [...words], { ...user, cwd: '/', stdio: 'ignore' })
  const voyager = (...words: readonly string[]): Promise<Outcome> =>
    new Promise((resolve) => {
      const env = { PATH: process.env['PATH'], HOME: join(directory, 'home'), PGHOST: sockets }
      execFile(process.execPath, [program, ...words], { ...user, env, cwd: '/' }, (error, said, complaint) =>
        resolve({ code: error?.code ?? 0, said, complaint }),
      )
    })

  test('where no server runs, one of the user is made, found by the other commands, and started again', async () => {
    const first = await voyager('fleet', 'up')
    expect(first.complaint).toBe('')
    expect(first.code).toBe(0)
    expect(first.said).toContain('Made and started a PostgreSQL of your own; "')
    expect(first.said).toContain('Made the database voyager')
    expect(first.said).toContain("The fleet's tables are ready at")
    expect(await voyager('fleet', 'submit', '--seeds', '7')).toMatchObject({ code: 0, complaint: '' })
    const [, stopping = ''] = /"(.*pg_ctl stop .*)"/.exec(first.said) ?? []
    const [stop = '', ...words] = stopping.split(' ')
    execFileSync(stop, [...words, '-s'], { ...user, cwd: '/', stdio: 'ignore' })
    // The database is the one of before.
    expect((await voyager('fleet', 'up')).said).toMatch(
      /^Started a PostgreSQL of your own; .*\nThe fleet's tables are ready/,
    )
    // Nobody else on the machine, or on its network, reaches it.
    const settings = readFileSync(join(ownData, 'postgresql.conf'), 'utf8')
    expect(settings).toContain("listen_addresses = ''")
    expect(execFileSync('stat', ['-c', '%a', join(ownData, '..')], { encoding: 'utf8' }).trim()).toBe('700')
    pg('pg_ctl', ['stop', '-D', ownData, '-m', 'immediate', '-s'])
    rmSync(join(directory, 'home/.local'), { recursive: true })
  })

  test("the machine's own server is used by its socket, once it has the role that the refusal names", async () => {
    pg('initdb', ['-D', data, '-U', 'postgres', '-A', 'peer', '--no-sync'])
    // What stands for the postgres of Debian here is not that user of the system.
    const hba = join(data, 'pg_hba.conf')
    writeFileSync(hba, `local all postgres trust\n${readFileSync(hba, 'utf8')}`)
    appendFileSync(
      join(data, 'postgresql.conf'),
      `\nlisten_addresses = ''\nunix_socket_directories = '${sockets}'\n`,
    )
    pg('pg_ctl', ['start', '-D', data, '-l', join(directory, 'log'), '-w', '-s'])
    const { code, complaint, said } = await voyager('fleet', 'up')
    expect({ code, said }).toEqual({ code: 3, said: '' })
    const command = `createuser -h ${sockets} --createdb ${name}`
    expect(complaint.trim().split('\n')).toEqual([
      `PostgreSQL at ${sockets} lets no role ${name} in; run "sudo -u postgres ${command}", then this again.`,
    ])
    const [tool = '', ...words] = command.split(' ')
    pg(tool, ['-U', 'postgres', ...words])
    const second = await voyager('fleet', 'up')
    expect(second).toMatchObject({ code: 0, complaint: '' })
    expect(second.said).toContain(`Made the database voyager at ${sockets}.`)
    expect((await voyager('fleet', 'status')).said).toBe('0 workers, 0 runs\n')
  })

  test('what is missing is one line with the command, and nothing is begun', async () => {
    const places: LocalPlaces = {
      sockets: join(directory, 'nothing'),
      own: join(directory, 'new'),
      programs: debian,
      user: 'root',
      isRoot: true,
    }
    const refusal = async (changes: Partial<LocalPlaces>): Promise<string> => {
      const error = await readyLocalDatabase(
        { ...places, ...changes },
        { signal: new AbortController().signal, say: () => undefined, sendOnce: async () => undefined },
      ).catch((cause: unknown) => cause)
      return LocalDatabaseError.isInstance(error) ? error.message : String(error)
    }
    // The file of a server that was killed stays behind.
    mkdirSync(places.sockets)
    writeFileSync(join(places.sockets, '.s.PGSQL.5432'), '')
    expect(await refusal({})).toMatch(
      /root may not run one; run "pg_ctlcluster \d+ main start && runuser -u postgres -- createuser -h .*nothing --createdb root", then/,
    )
    expect(await refusal({ programs: directory })).toMatch(/no PostgreSQL in .*apt-get install postgresql/)
    expect(await refusal({ programs: directory, isRoot: false })).toContain('apt-get install postgresql')
    expect(await refusal({ own: join(directory, 'x'.repeat(120)), isRoot: false })).toContain('XDG_DATA_HOME')
    expect(await refusal({ own: join(program, 'new'), isRoot: false })).toContain('cannot be made')
    const old = join(directory, 'old')
    mkdirSync(join(old, 'data'), { recursive: true })
    writeFileSync(join(old, 'data/PG_VERSION'), '9\n')
    expect(await refusal({ own: old, isRoot: false })).toContain('apt-get install postgresql-9')
  })
})
