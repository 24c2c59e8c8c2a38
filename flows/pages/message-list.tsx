import { Card } from '#ui/primitives/card.tsx'
import { Link } from '#ui/primitives/link.tsx'

import type { FlowMessage } from '../describe/flow.ts'
import { useIndex } from './frame.tsx'
import { flowPath } from './paths.ts'
import * as css from './pages.css.ts'
import * as texts from './texts.ts'

/** What a chart tells others that are not its own children. */
export function MessageList({ messages }: { messages: readonly FlowMessage[] }) {
  const { charts } = useIndex()
  const titles = new Map(charts.map(({ name, title }) => [name, title]))
  if (messages.length === 0) return null
  return (
    <Card title={texts.messages}>
      <ul className={css.list}>
        {messages.map(({ label, to }) => (
          <li key={label}>
            {label}
            {to !== null && (
              <>
                {' → '}
                <Link to={flowPath(to)}>{titles.get(to) ?? to}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
