import type { Notices } from '#domain/forms/form.ts'
import { Card } from '#ui/primitives/card.tsx'

import * as css from './notices.css.ts'

/** Their title is that of the page. */
export function StepNotices({ notices: { texts } }: { notices: Notices }) {
  return (
    <Card>
      <ul className={css.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  )
}
