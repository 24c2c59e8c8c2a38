import type { ReactNode } from 'react'

import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'

type Props = {
  icon: string
  title: string
  lead?: string
  words: string
  children: ReactNode
}

/** A whole screen with one message and a button. */
export function DeadEnd({ icon, title, lead, words, children }: Props) {
  return (
    <div className={narrow}>
      <PageTitle lead={lead}>{title}</PageTitle>
      <Card>
        <Icon path={icon} size="lg" />
        <p>{words}</p>
        <ActionBar>{children}</ActionBar>
      </Card>
    </div>
  )
}
