import { Card } from '#ui/primitives/card.tsx'
import { Link } from '#ui/primitives/link.tsx'

import { useIndex } from './frame.tsx'
import * as css from './pages.css.ts'
import { flowPath } from './paths.ts'
import * as texts from './texts.ts'

/** The charts that start a chart, and that handle its errors. */
export function StarterList({ flow }: { flow: string }) {
  const starters = useIndex().charts.filter(({ starts }) => starts.includes(flow))
  if (starters.length === 0) return null
  return (
    <Card title={texts.starters}>
      <p>{texts.unhandled}</p>
      <ul className={css.list}>
        {starters.map(({ name, title }) => (
          <li key={name} className={css.item}>
            <Link to={flowPath(name)}>{title}</Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
