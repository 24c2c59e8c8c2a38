import { useNavigate } from 'react-router-dom'

import { Card } from '#ui/primitives/card.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import type { FlowIndex } from '../site.ts'
import { DrawingView } from './drawing-view.tsx'
import { useIndex, useTitles } from './frame.tsx'
import * as css from './pages.css.ts'
import { BOOK, flowPath } from './paths.ts'
import { TableCard } from './table-card.tsx'
import * as texts from './texts.ts'

/** All charts, with their purpose and the charts that they start. */
export function MapPage() {
  const { charts, map, questions } = useIndex()
  const navigate = useNavigate()
  const titleOf = useTitles()
  const links = (names: readonly string[]) =>
    names.length === 0
      ? texts.none
      : names.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <Link to={flowPath(name)}>{titleOf(name)}</Link>
          </span>
        ))
  return (
    <>
      <PageTitle lead={texts.mapLead}>{texts.mapTitle}</PageTitle>
      <p className={css.ways}>
        <Link to={BOOK}>{texts.toBook}</Link>
      </p>
      <Card title={texts.questions}>
        <ul className={css.list}>
          {questions.map(({ question, answers }) => (
            <li key={question} className={css.item}>
              {question}
              <ol className={css.answers}>
                {answers.map(({ label, path, says }) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
                    {says !== null && `: ${says}`}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </Card>
      <DrawingView
        drawing={map}
        label={texts.mapOf}
        fileName={texts.mapFile}
        chosen={null}
        beginning={outermost(charts)}
        onChoose={(name) => void navigate(flowPath(name))}
      />
      <TableCard
        caption={texts.allFlows}
        rows={charts}
        keyOf={({ name }) => name}
        columns={[
          {
            header: texts.flow,
            namesRow: true,
            cell: ({ name, title }) => <Link to={flowPath(name)}>{title}</Link>,
          },
          { header: texts.purpose, cell: ({ purpose }) => purpose },
          { header: texts.screen, cell: ({ screen }) => texts.screenOf(screen) },
          { header: texts.starts, cell: ({ starts }) => links(starts) },
          {
            header: texts.tells,
            cell: ({ messages }) => {
              const told = messages.flatMap(({ label, to }) => (to === null ? [] : [{ label, to }]))
              if (told.length === 0) return texts.none
              return told.map(({ label, to }) => (
                <p key={`${label} ${to}`}>
                  <Link to={flowPath(to)}>{titleOf(to)}</Link>: {label}
                </p>
              ))
            },
          },
        ]}
      />
    </>
  )
}

/** The chart that no other chart starts and that starts the most others. */
function outermost(charts: FlowIndex['charts']): string | undefined {
  const started = new Set(charts.flatMap(({ starts }) => starts))
  const [first] = charts
    .filter(({ name }) => !started.has(name))
    .toSorted((one, other) => other.starts.length - one.starts.length)
  return first?.name
}
