import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router-dom'

import { Alert } from '#ui/primitives/alert.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'

import { statesIn } from '../describe/flow.ts'
import { type Move, type PlayedStep, play, visitsOf } from '../play/play.ts'
import type { FlowPage } from '../site.ts'
import { AboutPages } from './about-pages.tsx'
import { readFlow } from './data.ts'
import { DrawingView } from './drawing-view.tsx'
import * as css from './pages.css.ts'
import { flowPath, playPath, STEP, statePath, transitionPath, VISIT } from './paths.ts'
import { pictureAt } from './pictures-of.ts'
import { ScreenPictures } from './screen-pictures.tsx'
import * as texts from './texts.ts'

export const loader = ({ params: { flow = '' } }: LoaderFunctionArgs) => readFlow(flow)

/** Steps need no other data. */
export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.flow !== nextParams.flow

const KINDS = ['event', 'outcome', 'time', 'refused'] as const satisfies readonly Move['kind'][]

/** Simulates a chart step by step. The URL contains all steps. */
export function Component() {
  const { flow, drawing, tests, pictures, coverage } = useLoaderData<FlowPage>()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const visits = visitsOf(flow.name)
  const asked = query.get(VISIT) ?? ''
  const name = visits.has(asked) ? asked : ([...visits.keys()][0] ?? '')
  const visit = visits.get(name)
  if (visit === undefined) throw new Error(`${flow.name} cannot begin`)
  const { steps, moves, isOver, stray } = play(visit, query.getAll(STEP))
  const cases = steps.flatMap((step) => step.name ?? [])
  const current = steps.at(-1)?.states ?? []
  const taken = steps.at(-1)?.transitions.at(-1) ?? null
  const labelOf = (id: string) => statesIn(flow.root).find((state) => state.id === id)?.label ?? id
  const shown = pictures && pictureAt(pictures, current)
  const to = (next: readonly string[]) => playPath(flow.name, { visit: name, cases: next })
  return (
    <>
      <PageTitle lead={texts.playLead}>{texts.playTitle(flow.title)}</PageTitle>
      {stray !== null && <Alert tone="warning">{texts.stray(stray)}</Alert>}
      <div className={css.beside}>
        <DrawingView
          drawing={drawing}
          label={texts.drawingOf(flow.title)}
          fileName={flow.name}
          chosen={current[0] ?? null}
          active={new Set(current)}
          onChoose={(id) => void navigate(statePath(flow.name, id))}
          transition={taken}
          onChooseTransition={(id) => void navigate(transitionPath(flow.name, id))}
        />
        <section className={`${css.sheet} ${css.panel}`} aria-label={texts.playPanel}>
          <p role="status">
            {texts.now}: <strong>{current.map(labelOf).join('; ')}</strong>
            {isOver && ` (${texts.over})`}
          </p>
          {KINDS.map((kind) => (
            <Moves key={kind} kind={kind} moves={moves} to={(move) => to([...cases, move])} />
          ))}
          <ScreenPictures
            pictures={pictures && (shown ? [shown] : [])}
            name={current.map(labelOf).join('; ')}
            level={2}
          />
          {visits.size > 1 && (
            <Links
              title={texts.beginnings}
              links={[...visits.keys()].map((key) => [key, playPath(flow.name, { visit: key, cases: [] })])}
            />
          )}
          <ul className={css.list}>
            {cases.length > 0 && (
              <>
                <li>
                  <Link to={to(cases.slice(0, -1))}>{texts.undo}</Link>
                </li>
                <li>
                  <Link to={to([])}>{texts.again}</Link>
                </li>
              </>
            )}
            <li>
              <Link to={flowPath(flow.name)}>{texts.backToFlow}</Link>
            </li>
          </ul>
          <Story steps={steps} labelOf={labelOf} to={(length) => to(cases.slice(0, length))} />
          <Links
            title={texts.plannedPaths}
            links={tests.paths.map((path) => [
              texts.pathTitle(path.visit, path.cases),
              playPath(flow.name, path),
            ])}
          />
        </section>
      </div>
      <AboutPages pictures={pictures} coverage={coverage} />
    </>
  )
}

type MovesProps = { kind: Move['kind']; moves: readonly Move[]; to: (move: string) => string }

function Moves({ kind, moves, to }: MovesProps) {
  const own = moves.filter((move) => move.kind === kind)
  if (own.length === 0) return null
  return <Links title={texts.moves[kind]} links={own.map(({ name }) => [name, to(name)])} />
}

const Links = ({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) => (
  <section>
    <h2 className={css.sectionTitle}>{title}</h2>
    <ul className={css.list}>
      {links.map(([name, to]) => (
        <li key={to} className={css.item}>
          <Link to={to}>{name}</Link>
        </li>
      ))}
    </ul>
  </section>
)

type StoryProps = {
  steps: readonly PlayedStep[]
  labelOf: (state: string) => string
  to: (length: number) => string
}

/** The steps, each with the states after it. */
const Story = ({ steps, labelOf, to }: StoryProps) => (
  <section>
    <h2 className={css.sectionTitle}>{texts.story}</h2>
    <ol className={css.list}>
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice, and steps keep their order
        <li key={`${index} ${step.name}`} className={css.item}>
          <Link to={to(index)}>{step.name ?? texts.beginning}</Link>
          {' → '}
          {step.states.map(labelOf).join('; ')}
        </li>
      ))}
    </ol>
  </section>
)
