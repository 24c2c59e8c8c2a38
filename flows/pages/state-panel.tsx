import { mdiClose } from '@mdi/js'
import { type ReactNode, useState } from 'react'

import { CopyButton } from '#ui/primitives/copy-button.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Link } from '#ui/primitives/link.tsx'

import type { Flow, FlowState, FlowTransition } from '../describe/flow.ts'
import { useIndex } from './frame.tsx'
import { flowPath } from './paths.ts'
import * as css from './pages.css.ts'
import * as texts from './texts.ts'

type Props = {
  flow: Flow
  state: FlowState | null
  nameOf: (id: string) => string
  requirements: Readonly<Record<string, string>>
  onClose: () => void
}

/** What is known about the state that is chosen in the drawing. */
export function StatePanel({ flow, state, nameOf, requirements, onClose }: Props) {
  if (state === null) return <aside className={css.panel}>{texts.nothingChosen}</aside>
  const arrivals = flow.transitions.filter(({ source, targets }) => source !== state.id && targets.includes(state.id))
  const departures = flow.transitions.filter(({ source }) => source === state.id)
  return (
    <aside className={css.panel} aria-label={state.label}>
      <div className={css.panelHead}>
        <h2>{state.label}</h2>
        <IconButton icon={mdiClose} label={texts.closePanel} onClick={onClose} />
      </div>
      <Section title={texts.help}>{state.help && <p>{state.help}</p>}</Section>
      <Section title={texts.calls}>
        <Items>
          {state.calls.map(({ label, chart }) => (
            <li key={label}>{chart === null ? label : <Link to={flowPath(chart)}>{label}</Link>}</li>
          ))}
        </Items>
      </Section>
      <Section title={texts.atEntry}>
        <Items>{state.entry.map((action) => <li key={action}>{action}</li>)}</Items>
      </Section>
      <Section title={texts.atExit}>
        <Items>{state.exit.map((action) => <li key={action}>{action}</li>)}</Items>
      </Section>
      <Section title={texts.departures}>
        <Items>
          {departures.map((transition) => (
            <li key={transition.id}>
              <Told transition={transition} />
              {transition.targets.map((id) => (
                <span key={id}>
                  {' → '}
                  <Link to={flowPath(flow.name, id)}>{nameOf(id)}</Link>
                </span>
              ))}
              {transition.actions.length > 0 && <small className={css.actions}>{transition.actions.join('; ')}</small>}
            </li>
          ))}
        </Items>
      </Section>
      <Section title={texts.arrivals}>
        <Items>
          {arrivals.map((transition) => (
            <li key={transition.id}>
              <Told transition={transition} />,{' '}
              <Link to={flowPath(flow.name, transition.source)}>{texts.from(nameOf(transition.source))}</Link>
            </li>
          ))}
        </Items>
      </Section>
      <Section title={texts.requirements}>
        <Items>
          {state.requirements.map((id) => (
            <li key={id}>
              <strong>{id}</strong> <span lang="en">{requirements[id]}</span>
            </li>
          ))}
        </Items>
      </Section>
      <Reference flow={flow} state={state} />
    </aside>
  )
}

function Reference({ flow, state }: { flow: Flow; state: FlowState }) {
  const { version } = useIndex()
  const [note, setNote] = useState<string | null>(null)
  const text = texts.reference(
    version,
    `${flow.title} (${flow.name})`,
    `${state.label} (${state.id || '—'})`,
    state.requirements,
  )
  return (
    <>
      <CopyButton
        text={`${text}\n${window.location.href}`}
        label={texts.copyReferenceLabel}
        onCopied={() => setNote(texts.copied)}
        onRefused={() => setNote(`${texts.copyRefused}\n${text}`)}
      >
        {texts.copyReference}
      </CopyButton>
      <p role="status" className={css.note}>
        {note}
      </p>
    </>
  )
}

const Told = ({ transition: { event, guard } }: { transition: FlowTransition }) => (
  <>
    {event ?? texts.immediately}
    {guard !== null && `, ${texts.when(guard)}`}
  </>
)

/** Nothing where it has no content. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

const Items = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>
