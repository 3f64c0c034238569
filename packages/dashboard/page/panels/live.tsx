import type { JSX } from 'preact'
import type { PageState } from '../state/page-state.ts'
import { clockTime, readable, worldTime } from '../state/words.ts'
import { Code } from './code.tsx'
import { Panel } from './panel.tsx'
import { WorldMap } from './world-map.tsx'
import { World } from './world.tsx'
import { Progress } from './progress.tsx'

/** The run as it is now. */
export function Live({ state }: { readonly state: PageState }): JSX.Element {
  const { view, glance, samples, world, frameCount } = state
  if (view === undefined || view.records === 0) {
    return <p class="empty">Nothing has happened yet. The first event will appear here by itself.</p>
  }
  return (
    <>
      {frameCount > 0 && <World world={world} count={frameCount} />}
      <TaskPanel view={view} />
      <BotPanel view={view} glance={glance} />
      <InventoryPanel view={view} />
      <ProgramPanel view={view} glance={glance} />
      <Panel title="Map">
        <WorldMap view={view} glance={glance} world={world} count={frameCount} />
      </Panel>
      <ChatPanel chat={view.chat} />
      <Panel title="Progress">
        <Progress samples={samples} view={view} />
      </Panel>
    </>
  )
}

type View = NonNullable<PageState['view']>

function TaskPanel({ view }: { readonly view: View }): JSX.Element {
  const { task, attempt, critique } = view
  return (
    <Panel title="Task">
      {task === undefined ? (
        <p class="empty">
          {view.status === 'ended' ? `The run has ended: ${view.ending}` : 'The next task is being chosen.'}
        </p>
      ) : (
        <dl>
          <dt>Task</dt>
          <dd>{task.name}</dd>
          {attempt !== undefined && <dt>Attempt</dt>}
          {attempt !== undefined && <dd>{attempt}</dd>}
          {task.reasoning !== undefined && <dt>Why</dt>}
          {task.reasoning !== undefined && <dd>{task.reasoning}</dd>}
        </dl>
      )}
      {critique !== undefined && (
        <p>
          <strong class={critique.success ? 'good' : 'bad'}>
            {critique.success ? '✓ Passed' : '✗ Not passed'}
          </strong>{' '}
          {critique.reasoning} {critique.feedback}
        </p>
      )}
    </Panel>
  )
}

function BotPanel({
  view,
  glance,
}: {
  readonly view: View
  readonly glance: PageState['glance']
}): JSX.Element {
  const { bot } = view
  if (bot === undefined)
    return (
      <Panel title="Agent">
        <p class="empty">The agent has not been seen yet.</p>
      </Panel>
    )
  const { x, y, z } = glance?.position ?? bot.position
  return (
    <Panel title="Agent">
      {bot.screenshot !== undefined && (
        <img class="seen" src={bot.screenshot} alt={`View of the agent in ${bot.biome}`} />
      )}
      <dl>
        <dt>Health</dt>
        <dd>
          <Bar label="Health" value={glance?.health ?? bot.health} />
        </dd>
        <dt>Hunger</dt>
        <dd>
          <Bar label="Hunger" value={glance?.food ?? bot.food} />
        </dd>
        {bot.oxygen < 20 && <dt>Air</dt>}
        {bot.oxygen < 20 && (
          <dd>
            <Bar label="Air" value={bot.oxygen} />
          </dd>
        )}
        <dt>Place</dt>
        <dd>
          {[x, y, z].map((value) => Math.round(value)).join(', ')} · {readable(bot.biome)}
          {glance && ` · ${readable(glance.dimension)}`}
        </dd>
        <dt>Time</dt>
        <dd>{worldTime(bot.timeOfDay)}</dd>
        <Effects effects={bot.effects} />
        <dt>Nearby</dt>
        <dd>
          {bot.entities.length === 0
            ? 'nobody'
            : bot.entities
                .map(({ name, distanceBlocks }) => `${readable(name)} (${Math.round(distanceBlocks)})`)
                .join(', ')}
        </dd>
      </dl>
    </Panel>
  )
}

function Effects({ effects }: { readonly effects: Readonly<Record<string, number>> }): JSX.Element | null {
  const words = Object.entries(effects).map(([name, level]) => `${readable(name)} ${level}`)
  if (words.length === 0) return null
  return (
    <>
      <dt>Effects</dt>
      <dd>{words.join(', ')}</dd>
    </>
  )
}

function Bar({ label, value }: { readonly label: string; readonly value: number }): JSX.Element {
  return (
    <>
      <meter aria-label={label} min={0} max={20} low={7} value={value} /> {value.toFixed(1)} of 20
    </>
  )
}

function ProgramPanel({
  view,
  glance,
}: {
  readonly view: View
  readonly glance: PageState['glance']
}): JSX.Element {
  const { program } = view
  const isRunning = program !== undefined && program.outcome === undefined && program.problem === undefined
  const current = isRunning ? glance?.line : undefined
  return (
    <Panel title="Program" wide>
      {program === undefined ? (
        <p class="empty">No program runs.</p>
      ) : (
        <>
          <p>
            <code>{program.name}</code>{' '}
            <span class={program.problem === undefined ? 'quiet' : 'bad'}>
              {program.problem ?? program.outcome ?? describeProgress(glance)}
            </span>
          </p>
          <Code source={program.source} line={program.line} current={current} />
        </>
      )}
    </Panel>
  )
}

/** The primitive and the line that run now. */
function describeProgress(glance: PageState['glance']): string {
  const { primitive = '', line, skill } = glance ?? {}
  const inSkill = skill === undefined ? '' : `, in the skill ${skill.name} at line ${skill.line}`
  return `running ${primitive}${line === undefined ? '' : ` at line ${line}${inSkill}`}`
}

function InventoryPanel({ view: { bot } }: { readonly view: View }): JSX.Element {
  const items = Object.entries(bot?.inventory ?? {}).sort(([, one], [, other]) => other - one)
  const worn = Object.entries(bot?.equipment ?? {})
  return (
    <Panel title="Inventory">
      {items.length === 0 ? (
        <p class="empty">Nothing is carried.</p>
      ) : (
        <ul class="chips">
          {items.map(([name, count]) => (
            <li key={name}>
              {count} {readable(name)}
            </li>
          ))}
        </ul>
      )}
      {worn.length > 0 && <p>{worn.map(([slot, name]) => `${slot}: ${readable(name)}`).join(' · ')}</p>}
      {bot && <p class="quiet">{bot.usedSlots} of 36 slots</p>}
    </Panel>
  )
}

function ChatPanel({ chat }: { readonly chat: View['chat'] }): JSX.Element {
  return (
    <Panel title="Chat">
      {chat.length === 0 ? (
        <p class="empty">Nobody has said anything.</p>
      ) : (
        <ol class="plain scroll" tabIndex={0} aria-label="Lines of chat, latest first">
          {chat.toReversed().map((line, index) => (
            <li key={chat.length - index}>
              <span class="quiet">
                {clockTime(line.atMs)} {line.isOwn ? 'program' : (line.sender ?? 'server')}:{' '}
              </span>
              {line.text}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}
