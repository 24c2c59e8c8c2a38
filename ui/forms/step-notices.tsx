import type { Notices } from '#domain/forms/form.ts'
import { Card } from '#ui/primitives/card.tsx'

import * as css from './notices.css.ts'

export function StepNotices({ notices: { title, texts } }: { notices: Notices }) {
  return (
    <Card title={title}>
      <ul className={css.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  )
}
