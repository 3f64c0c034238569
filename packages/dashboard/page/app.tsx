import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { DashboardAction } from '../src/dashboard-controls.ts'
import { Fleet } from './panels/fleet.tsx'
import { Journal } from './panels/journal.tsx'
import { Live } from './panels/live.tsx'
import { Skills } from './panels/skills.tsx'
import { TechTree } from './panels/tech-tree.tsx'
import { Calls } from './panels/calls.tsx'
import { Items, Timeline } from './panels/understand.tsx'
import { ReplayPage } from './replay/replay-page.tsx'
import { StepIn } from './panels/step-in.tsx'
import { sendHand } from './state/use-hands.ts'
import { connect } from './state/connect.ts'
import { initialState, withNews, type PageState } from './state/page-state.ts'

const places = ['Live', 'Understand', 'Skills', 'Journal', 'Replay'] as const
type Place = (typeof places)[number]

/** The whole page. */
export function App(): JSX.Element {
  const [state, setState] = useState<PageState>(initialState)
  const [place, setPlace] = useState<Place>('Live')
  const session = useSession()
  const { actions, replays } = session
  useEffect(
    () =>
      connect({
        // A new connection tells everything again.
        onOpen: () => setState({ ...initialState(), connection: 'open' }),
        onNews: (news) => setState((before) => withNews(before, news)),
        onLost: () => setState((before) => ({ ...before, connection: 'lost' })),
      }),
    [],
  )
  const { view, connection, fault } = state
  return (
    <>
      <header>
        <h1>{view?.title ?? 'Voyager'}</h1>
        {!session.isFleet && <span role="status">{describeStatus(state)}</span>}
        <Buttons actions={actions} />
      </header>
      {connection === 'lost' && (
        <p class="notice" role="alert">
          The server does not answer. What you see is the last it said; the page tries again by itself.
        </p>
      )}
      {fault !== undefined && (
        <p class="notice" role="alert">
          The run cannot be read: {fault}
        </p>
      )}
      {!session.isFleet && <Places place={place} choose={setPlace} />}
      <main>
        {session.isFleet ? (
          <Fleet />
        ) : place === 'Replay' ? (
          <ReplayPage titles={replays} />
        ) : view === undefined ? (
          <p class="empty">Waiting for the first words of the server …</p>
        ) : (
          <Part place={place} state={state} session={session} />
        )}
      </main>
    </>
  )
}

function Places({
  place,
  choose,
}: {
  readonly place: Place
  readonly choose: (place: Place) => void
}): JSX.Element {
  return (
    <nav aria-label="Parts of the page">
      {places.map((name) => (
        <button
          type="button"
          key={name}
          aria-current={name === place ? 'page' : undefined}
          onClick={() => choose(name)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}

function Part({
  place,
  state,
  session,
}: {
  readonly place: Place
  readonly state: PageState
  readonly session: Session
}): JSX.Element {
  const { view, rows, rowCount, oversight } = state
  if (place === 'Live' || view === undefined)
    return (
      <>
        {session.mayStepIn && oversight !== undefined && <StepIn state={oversight} />}
        <Live state={state} />
      </>
    )
  if (place === 'Skills') return <Skills view={view} mayTend={session.mayTendSkills} />
  if (place === 'Journal') return <Journal rows={rows} rowCount={rowCount} />
  return (
    <>
      <Timeline view={view} />
      {session.hasTree && <TechTree view={view} />}
      <Items view={view} />
      <Calls view={view} />
    </>
  )
}

function describeStatus({ connection, view }: PageState): string {
  if (connection === 'connecting') return 'connecting …'
  if (connection === 'lost') return 'connection lost'
  if (view?.status === 'ended') return 'ended'
  return view?.status === 'running' ? 'running' : 'waiting'
}

const labels: Readonly<Record<DashboardAction, string>> = { pause: 'Pause', 'go-on': 'Go on', stop: 'Stop' }

function Buttons({ actions }: { readonly actions: readonly DashboardAction[] }): JSX.Element {
  const [answer, setAnswer] = useState('')
  const act = (action: DashboardAction): void =>
    void sendHand(`/api/actions/${action}`, {}).then((said) => setAnswer(`${labels[action]}: ${said}`))
  return (
    <>
      {actions.map((action) => (
        <button type="button" key={action} onClick={() => act(action)}>
          {labels[action]}
        </button>
      ))}
      <span role="status" class="quiet">
        {answer}
      </span>
    </>
  )
}

interface Session {
  readonly mayStepIn: boolean
  /** Whether the page is that of a fleet, not of a run. */
  readonly isFleet: boolean
  /** Whether the server knows the tech tree of the game. */
  readonly hasTree: boolean
  readonly mayTendSkills: boolean
  readonly actions: readonly DashboardAction[]
  /** Titles of the runs that can be played again. */
  readonly replays: readonly string[]
}

const watching: Session = {
  actions: [],
  mayStepIn: false,
  mayTendSkills: false,
  replays: [],
  hasTree: false,
  isFleet: false,
}

function useSession(): Session {
  const [session, setSession] = useState<Session>(watching)
  useEffect(() => {
    fetch('/api/session')
      .then(async (answer) => {
        // The server of this page says it in this shape.
        if (answer.ok) setSession((await answer.json()) as Session)
      })
      .catch(() => setSession(watching))
  }, [])
  return session
}
