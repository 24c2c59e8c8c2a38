import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

import * as css from './tabs.css.ts'

export type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode }

type Props = {
  /** Names the set of tabs. */
  label: string
  /** The first one is open at the start; which one is open is nobody else's business. */
  tabs: readonly [Tab, ...Tab[]]
}

export function Tabs({ label, tabs }: Props) {
  return (
    <RadixTabs.Root className={css.root} defaultValue={tabs[0].id}>
      <RadixTabs.List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.id} value={tab.id} className={css.tab}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.id} value={tab.id} className={css.content}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
