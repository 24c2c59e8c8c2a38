import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'
import { useRef } from 'react'
import { flushSync } from 'react-dom'

import * as texts from '#ui/texts/primitives.ts'

import { IconButton } from './icon-button.tsx'
import * as css from './pagination.css.ts'

type Props = {
  /** Zero-based. */
  page: number
  pageSize: number
  total: number
  canGoBack: boolean
  canGoOn: boolean
  onBack: () => void
  onForward: () => void
}

/** Turns the page, scrolls to the first row and focuses it. */
function turn(bar: Element | null, go: () => void): void {
  flushSync(go)
  const rows = bar?.parentElement?.querySelector('table')
  rows?.setAttribute('tabindex', '-1')
  rows?.focus()
  rows?.scrollIntoView?.({ block: 'start' })
}

/**
 * The range of rows, '1–10 de 23', with buttons for the other pages; the total if there is one page. At
 * either end the button keeps the focus, and the chart ignores clicks.
 */
export function Pagination({ page, pageSize, total, canGoBack, canGoOn, onBack, onForward }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const isOnePage = total <= pageSize
  const first = page * pageSize + 1
  const last = Math.min(first + pageSize - 1, total)
  return (
    <div ref={bar} className={css.bar}>
      <span role="status">{isOnePage ? texts.rowsInAll(total) : texts.rowsShown(first, last, total)}</span>
      {!isOnePage && (
        <nav aria-label={texts.pages}>
          <IconButton
            icon={mdiChevronLeft}
            label={texts.previousPage}
            aria-disabled={!canGoBack}
            onClick={() => turn(bar.current, onBack)}
          />
          <IconButton
            icon={mdiChevronRight}
            label={texts.nextPage}
            aria-disabled={!canGoOn}
            onClick={() => turn(bar.current, onForward)}
          />
        </nav>
      )}
    </div>
  )
}
