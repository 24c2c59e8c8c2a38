import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

import * as css from './tabs.css.ts'

export type Tab<Id extends string = string> = {
  readonly id: Id
  readonly label: string
  readonly content: ReactNode
  /** The panel contains a control, so the panel itself is not in the tab order. */
  readonly holdsControls?: boolean
}

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  open: Id
  onOpen: (id: Id) => void
}

export function Tabs<Id extends string>({ label, tabs, open, onOpen }: Props<Id>) {
  return (
    <RadixTabs.Root className={css.root} value={open} onValueChange={(id) => onOpen(id as Id)}>
      <RadixTabs.List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className={css.tab}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          key={tab.id}
          value={tab.id}
          className={css.content}
          tabIndex={tab.holdsControls ? -1 : 0}
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
