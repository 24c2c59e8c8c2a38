import { useLoaderData, useSearchParams } from 'react-router-dom'

import { Card } from '#ui/primitives/card.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'

import { statesIn } from '../describe/flow.ts'
import type { FlowPage as Page } from '../site.ts'
import { DrawingView } from './drawing-view.tsx'
import { exportsOf } from './exports.ts'
import { MessageList } from './message-list.tsx'
import * as css from './pages.css.ts'
import { playPath, RESULTS, STATE, TRANSITION } from './paths.ts'
import { StarterList } from './starter-list.tsx'
import { StatePanel } from './state-panel.tsx'
import { StateTable } from './state-table.tsx'
import { TestLegend } from './test-legend.tsx'
import * as texts from './texts.ts'
import { TransitionTable } from './transition-table.tsx'

/** One chart: its drawing, the chosen state, and tables with the same content. */
export function FlowPage() {
  const { flow, drawing, requirements, sentences, tests, pictures, coverage } = useLoaderData<Page>()
  const [query, setQuery] = useSearchParams()
  const states = statesIn(flow.root)
  const transition = flow.transitions.find(({ id }) => id === query.get(TRANSITION)) ?? null
  const chosen = states.find(({ id }) => id === (transition?.source ?? query.get(STATE))) ?? null
  const nameOf = (id: string) => states.find((state) => state.id === id)?.label ?? id
  const showsResults = coverage !== null && query.has(RESULTS)
  const results = showsResults ? { [RESULTS]: '' } : {}
  const choose = (key: string) => (id: string) => setQuery({ [key]: id, ...results }, { replace: true })
  const showResults = (isShown: boolean) => {
    const next = new URLSearchParams(query)
    if (isShown) next.set(RESULTS, '')
    else next.delete(RESULTS)
    setQuery(next, { replace: true })
  }
  return (
    <>
      <PageTitle lead={flow.purpose}>{flow.title}</PageTitle>
      <p className={css.ways}>
        <Link to={playPath(flow.name, { visit: '', cases: [] })}>{texts.toPlay}</Link>
      </p>
      <div className={css.beside}>
        <div>
          <DrawingView
            key={flow.name}
            drawing={drawing}
            label={texts.drawingOf(flow.title)}
            fileName={flow.name}
            exports={exportsOf(flow)}
            chosen={chosen?.id ?? null}
            onChoose={choose(STATE)}
            transition={transition?.id ?? null}
            onChooseTransition={choose(TRANSITION)}
            coverage={showsResults ? coverage : null}
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
          flow={flow}
          state={chosen}
          transition={transition?.id ?? null}
          nameOf={nameOf}
          requirements={requirements}
          tests={tests}
          pictures={pictures}
          coverage={coverage}
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
    </>
  )
}
