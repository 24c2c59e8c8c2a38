import { Card } from '#ui/primitives/card.tsx'
import { Link } from '#ui/primitives/link.tsx'

import type { FlowMessage } from '../describe/flow.ts'
import { useTitles } from './frame.tsx'
import * as css from './pages.css.ts'
import { flowPath } from './paths.ts'
import * as texts from './texts.ts'

/** The events that a chart sends to others, its parent and children too. */
export function MessageList({ messages }: { messages: readonly FlowMessage[] }) {
  const titleOf = useTitles()
  if (messages.length === 0) return null
  return (
    <Card title={texts.messages}>
      <ul className={css.list}>
        {messages.map(({ label, receiver, to, name }) => (
          <li key={label} className={css.item}>
            {label}
            {to === null && (receiver === 'parent' || name !== null) && ` → ${name ?? texts.starterName}`}
            {to !== null && (
              <>
                {' → '}
                <Link to={flowPath(to)}>{titleOf(to)}</Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
