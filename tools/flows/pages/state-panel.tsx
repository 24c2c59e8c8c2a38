import { type ReactNode, type Ref, useState } from 'react'

import { CopyButton } from '#ui/primitives/copy-button.tsx'
import { Link } from '#ui/primitives/link.tsx'

import { aboveIn, escalatedIn } from '../describe/escalated.ts'
import type { Flow, FlowState, FlowTransition } from '../describe/flow.ts'
import type { FlowPage } from '../site.ts'
import { CallDetails } from './calls.tsx'
import { useIndex, useTitles } from './frame.tsx'
import * as css from './pages.css.ts'
import { flowPath, statePath, transitionPath } from './paths.ts'
import { picturesOf } from './pictures-of.ts'
import { RequiredText } from './required-text.tsx'
import { ScreenPictures } from './screen-pictures.tsx'
import { TestsOfState } from './tests-of-state.tsx'
import * as texts from './texts.ts'

type Props = {
  ref: Ref<HTMLElement>
  page: FlowPage
  /** null if none is chosen */
  state: FlowState | null
  /** The id of the chosen transition; null if none is chosen. */
  transition: string | null
  nameOf: (id: string) => string
}

/** Details of the state that is chosen in the drawing. */
export function StatePanel({ ref, page, state, transition, nameOf }: Props) {
  const { flow, requirements, pictures } = page
  if (state === null) return <p className={`${css.sheet} ${css.hint}`}>{texts.nothingChosen}</p>
  const arrivals = flow.transitions.filter(
    ({ source, targets }) => source !== state.id && targets.includes(state.id),
  )
  const departures = flow.transitions.filter(({ source }) => source === state.id)
  const sentences = new Set([state, ...departures].flatMap(({ sentences }) => sentences))
  const item = ({ id }: FlowTransition, content: ReactNode): Item => ({
    key: id,
    isCurrent: id === transition,
    content,
  })
  const transitionLink = ({ id, event, guard }: FlowTransition) => (
    <Link to={transitionPath(flow.name, id)}>{texts.eventAndGuard(event, guard)}</Link>
  )
  const stateLink = (id: string) => <Link to={statePath(flow.name, id)}>{nameOf(id)}</Link>
  return (
    <section ref={ref} tabIndex={-1} className={`${css.sheet} ${css.panel}`} aria-label={state.label}>
      <h2 className={css.panelTitle}>{state.label}</h2>
      <Section title={texts.help} items={plain(state.help === null ? [] : [state.help])} />
      <ScreenPictures pictures={pictures && picturesOf(pictures, state.id)} name={state.label} level={3} />
      <Section
        title={texts.calls}
        items={state.calls.map((call) => ({ key: call.id, content: <CallDetails call={call} /> }))}
      />
      <Section title={texts.atEntry} items={plain(state.entry)} />
      <Section title={texts.atExit} items={plain(state.exit)} />
      <Section
        title={texts.departures}
        items={departures.map((departure) =>
          item(
            departure,
            <>
              {transitionLink(departure)}
              {departure.targets.map((id) => (
                <span key={id}> → {stateLink(id)}</span>
              ))}
              {departure.actions.length > 0 && (
                <span className={css.small}>{departure.actions.join('; ')}</span>
              )}
            </>,
          ),
        )}
      />
      <Escalations flow={flow} state={state} />
      <Section
        title={texts.arrivals}
        items={arrivals.map((arrival) =>
          item(
            arrival,
            <>
              {transitionLink(arrival)}, {texts.from} {stateLink(arrival.source)}
            </>,
          ),
        )}
      />
      <Section title={texts.ownSentences} items={plain([...sentences])} />
      <Section
        title={texts.requirements}
        items={state.requirements.map((id) => ({
          key: id,
          content: <RequiredText id={id} text={requirements[id]} />,
        }))}
      />
      <TestsOfState page={page} state={state} transition={transition} />
      <Reference key={`${state.id} ${transition}`} page={page} state={state} transition={transition} />
    </section>
  )
}

/** The charts that handle failures of all others: of those within an open session, and of the rest. */
const SIGNED_IN = 'signed-in'
const SESSION = 'session'

/** Where failures go that the state does not handle. */
function Escalations({ flow, state }: { flow: Flow; state: FlowState }) {
  const { charts } = useIndex()
  const titleOf = useTitles()
  const starters = charts.filter(({ starts }) => starts.includes(flow.name))
  const escalated = escalatedIn(flow, state)
  if (escalated.length === 0 || starters.length === 0) return null
  const last = aboveIn(charts, flow.name).has(SIGNED_IN) ? SIGNED_IN : SESSION
  const between = starters.filter(({ name }) => name !== last)
  return (
    <Section
      title={texts.otherFailures}
      items={escalated.map(({ call, isPartly }) => ({
        key: call,
        content: (
          <>
            <p>
              {texts.failsOtherwise(call, isPartly)}{' '}
              {between.map(({ name, title }) => (
                <span key={name}>
                  <Link to={flowPath(name)}>{title}</Link>,{' '}
                </span>
              ))}
              {texts.upTo} <Link to={flowPath(last)}>{titleOf(last)}</Link>.
            </p>
            <p>
              {texts.expiredLeadsTo} <Link to={statePath(SESSION, 'expired')}>{texts.expired}</Link>.{' '}
              {texts.otherLeadsTo} <Link to={statePath(SESSION, 'failed')}>{texts.fatal}</Link>.
            </p>
          </>
        ),
      }))}
    />
  )
}

type ReferenceProps = Pick<Props, 'page' | 'transition'> & { state: FlowState }

function Reference({ page: { flow, requirements }, state, transition }: ReferenceProps) {
  const { version } = useIndex()
  const [note, setNote] = useState<string | null>(null)
  const text = texts.reference(
    version,
    `${flow.title} (${flow.name})`,
    state.id === '' ? state.label : `${state.label} (${state.id})`,
    transition,
    state.requirements.map((id) => `${id}: ${requirements[id] ?? ''}`),
  )
  return (
    <div>
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
    </div>
  )
}

type Item = { readonly key: string; readonly isCurrent?: boolean; readonly content: ReactNode }

const plain = (lines: readonly string[]): readonly Item[] =>
  lines.map((line) => ({ key: line, content: line }))

/** A titled list; nothing if it has no items. */
function Section({ title, items }: { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h3 className={css.sectionTitle}>{title}</h3>
      <ul className={css.list}>
        {items.map(({ key, isCurrent = false, content }) => (
          <li key={key} className={css.item} {...(isCurrent && { 'aria-current': true })}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}
