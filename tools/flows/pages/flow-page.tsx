import { useRef } from 'react'
import { useLoaderData, useSearchParams } from 'react-router-dom'

import { saveFile } from '#ui/browser/save-file.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'

import { statesIn } from '../describe/flow.ts'
import { mermaidOf } from '../describe/mermaid.ts'
import type { Drawing } from '../drawing.ts'
import type { FlowPage as Page } from '../site.ts'
import { AboutPages } from './about-pages.tsx'
import { DrawingView, type Tool } from './drawing-view.tsx'
import { MessageList } from './message-list.tsx'
import * as css from './pages.css.ts'
import { CLOSED, playPath, RESULTS, STATE, TRANSITION } from './paths.ts'
import { StarterList } from './starter-list.tsx'
import { StatePanel } from './state-panel.tsx'
import { StateTable } from './state-table.tsx'
import { TestLegend } from './test-legend.tsx'
import { worstOf } from './test-results.ts'
import * as texts from './texts.ts'
import { TransitionTable } from './transition-table.tsx'

/** One chart: its drawing, the chosen state, and tables with the same content. */
export function Component() {
  const page = useLoaderData<Page>()
  const { flow, drawing, closable, closed, sentences, pictures, coverage } = page
  const [query, setQuery] = useSearchParams()
  const panel = useRef<HTMLElement>(null)
  const states = statesIn(flow.root)
  const transition = flow.transitions.find(({ id }) => id === query.get(TRANSITION)) ?? null
  const chosen = states.find(({ id }) => id === (transition?.source ?? query.get(STATE))) ?? null
  const nameOf = (id: string) => states.find((state) => state.id === id)?.label ?? id
  const showsResults = coverage !== null && query.has(RESULTS)
  const wanted = query.getAll(CLOSED)
  const isClosed = (id: string) => wanted.includes(id) || wanted.includes('')
  const shown = closed[closable.filter(isClosed).join(' ')] ?? drawing
  /** Replaces query parameters by others. */
  const replace = (old: readonly string[], key: string, values: readonly string[]) => {
    const next = new URLSearchParams(query)
    for (const name of old) next.delete(name)
    for (const value of values) next.append(key, value)
    setQuery(next, { replace: true })
  }
  const choose = (key: string) => (id: string) => replace([STATE, TRANSITION], key, [id])
  const close = (ids: readonly string[]) => replace([CLOSED], CLOSED, ids)
  const showResults = (isShown: boolean) => replace([RESULTS], RESULTS, isShown ? [''] : [])
  const downloadMermaid: Tool = {
    label: texts.downloadMermaid,
    act: () => saveFile(new File([mermaidOf(flow)], `${flow.name}.mmd`, { type: 'text/plain' })),
  }
  const toPanel = () => {
    panel.current?.scrollIntoView()
    // A focus that scrolls shows the middle of a long panel.
    panel.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <PageTitle lead={flow.purpose}>{flow.title}</PageTitle>
      <p className={css.ways}>
        <Link to={playPath(flow.name, { visit: '', cases: [] })}>{texts.toPlay}</Link>
      </p>
      {chosen && (
        <div className={css.toPanel}>
          <Button variant="secondary" onClick={toPanel}>
            {texts.toPanel(chosen.label)}
          </Button>
        </div>
      )}
      <div className={css.beside}>
        <div>
          <DrawingView
            key={flow.name}
            drawing={shown}
            label={texts.drawingOf(flow.title)}
            fileName={flow.name}
            exports={[downloadMermaid]}
            toggles={togglesOf(closable, isClosed, nameOf, close)}
            chosen={chosen && boxFor(shown, chosen.id)}
            onChoose={choose(STATE)}
            transition={transition?.id ?? null}
            onChooseTransition={choose(TRANSITION)}
            markOf={showsResults ? (ids) => worstOf(coverage, ids) : undefined}
          />
          <TestLegend
            coverage={coverage}
            transitions={flow.transitions}
            isShown={showsResults}
            onShow={showResults}
          />
          <p className={css.hint}>
            {texts.legend} {texts.drawingHelp}
          </p>
        </div>
        <StatePanel
          ref={panel}
          page={page}
          state={chosen}
          transition={transition?.id ?? null}
          nameOf={nameOf}
        />
      </div>
      <StateTable flow={flow} coverage={coverage} />
      <TransitionTable flow={flow} nameOf={nameOf} coverage={coverage} />
      <StarterList flow={flow.name} />
      <MessageList messages={flow.messages} />
      {sentences.length > 0 && (
        <Card title={texts.sentences}>
          <ul className={css.list}>
            {sentences.map((sentence) => (
              <li key={sentence} className={css.item}>
                {sentence}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <AboutPages pictures={pictures} coverage={coverage} />
    </>
  )
}

/** The box of a state, or of the closed state that contains it. */
const boxFor = ({ boxes }: Drawing, id: string): string | null =>
  boxes.findLast((box) => box.id === id || box.id === '' || id.startsWith(`${box.id}.`))?.id ?? null

/** Buttons to close each outer state, or to open it; if there are several, one for all of them too. */
function togglesOf(
  closable: readonly string[],
  isClosed: (id: string) => boolean,
  nameOf: (id: string) => string,
  close: (ids: readonly string[]) => void,
): readonly Tool[] {
  const closed = closable.filter(isClosed)
  const single = closable.map(
    (id): Tool =>
      isClosed(id)
        ? { label: texts.expand(nameOf(id)), act: () => close(closed.filter((other) => other !== id)) }
        : { label: texts.collapse(nameOf(id)), act: () => close([...closed, id]) },
  )
  if (closable.length < 2) return single
  const all: Tool =
    closed.length === closable.length
      ? { label: texts.expandAll, act: () => close([]) }
      : { label: texts.collapseAll, act: () => close(closable) }
  return [...single, all]
}
