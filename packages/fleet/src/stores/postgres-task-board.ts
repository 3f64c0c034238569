import { readDatabaseTime } from '../database/database-time.ts'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import { emptyBoard, parseBoard, type BoardState } from '../team/board-state.ts'
import { createTaskBoard, type TaskBoardOptions } from '../team/create-task-board.ts'
import type { TaskBoard } from '../team/task-board.ts'

export interface PostgresTaskBoardOptions extends TaskBoardOptions {
  /** Name of the team; those that name the same one share the board. */
  readonly team: string
  /** Reads the time that claims are counted by, in milliseconds; the database's clock by default, and so one for all. */
  readonly readTime?: (query: Query) => Promise<number>
}

/** A board for bots of many processes, in a table of a database that somebody else opens and closes. */
export function postgresTaskBoard(
  database: FleetDatabase,
  { team, readTime = readDatabaseTime, ...options }: PostgresTaskBoardOptions,
): TaskBoard {
  const { schema } = database
  return createTaskBoard(
    {
      read: async () =>
        stateOf(await database.query<BoardRow>(`SELECT state FROM ${schema}.board WHERE team = $1`, [team])),
      change: (act) =>
        database.transaction(async (query: Query) => {
          // A board that is not there cannot be locked.
          await query(`INSERT INTO ${schema}.board (team, state) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
            team,
            JSON.stringify(emptyBoard),
          ])
          const rows = await query<BoardRow>(`SELECT state FROM ${schema}.board WHERE team = $1 FOR UPDATE`, [
            team,
          ])
          const before = stateOf(rows)
          const { state, result } = act(before, await readTime(query))
          if (state !== before)
            await query(`UPDATE ${schema}.board SET state = $2 WHERE team = $1`, [
              team,
              JSON.stringify(state),
            ])
          return result
        }),
    },
    options,
  )
}

interface BoardRow {
  readonly [column: string]: unknown
  readonly state: string
}

function stateOf([row]: readonly BoardRow[]): BoardState {
  return row === undefined ? emptyBoard : parseBoard(row.state)
}
