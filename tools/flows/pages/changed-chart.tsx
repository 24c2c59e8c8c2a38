import { useNavigate } from 'react-router-dom'

import type { ChangeKind } from '../describe/compare.ts'
import type { Drawing } from '../drawing.ts'
import type { ChangedChart as Chart } from '../site.ts'
import { InlineMark, type MarkOf } from './drawing-parts.tsx'
import { DrawingView } from './drawing-view.tsx'
import * as css from './pages.css.ts'
import { statePath } from './paths.ts'
import * as texts from './rules-texts.ts'
import { marks } from './texts.ts'

/** The first box that is marked, or else that of a marked transition. */
const firstIn = ({ boxes, arrows }: Drawing, kinds: Chart['kinds']) =>
  boxes.find(({ id }) => id in kinds)?.id ??
  arrows.find(({ transitions }) => transitions.some((id) => id in kinds))?.source

const KINDS = ['added', 'changed', 'removed'] as const satisfies readonly ChangeKind[]

/** Both versions of a chart side by side, with marks at what was added, changed and removed. */
export function ChangedChart({ chart: { name, title, before, after, kinds } }: { chart: Chart }) {
  const navigate = useNavigate()
  const markOf: MarkOf = (ids) => ids.flatMap((id) => kinds[id] ?? [])[0] ?? null
  const versions = [
    { when: texts.before, drawing: before, missing: texts.isNew },
    { when: texts.after, drawing: after, missing: texts.isGone },
  ]
  return (
    <section className={css.chapter} aria-labelledby={name}>
      <h2 id={name} className={css.panelTitle}>
        {title}
      </h2>
      <ul className={css.tabs}>
        {KINDS.map((kind) => (
          <li key={kind} className={css.small}>
            <InlineMark name={kind} /> {marks[kind]}
          </li>
        ))}
      </ul>
      <div className={css.versions}>
        {versions.map(({ when, drawing, missing }) => (
          <section key={when} aria-label={`${title}: ${when}`}>
            <h3 className={css.sectionTitle}>{when}</h3>
            {drawing === null ? (
              <p>{missing}</p>
            ) : (
              <DrawingView
                drawing={drawing}
                label={texts.versionOf(title, when)}
                fileName={`${name}-${when}`}
                chosen={null}
                beginning={firstIn(drawing, kinds)}
                onChoose={(id) =>
                  after?.boxes.some((box) => box.id === id) && void navigate(statePath(name, id))
                }
                markOf={markOf}
              />
            )}
          </section>
        ))}
      </div>
    </section>
  )
}
