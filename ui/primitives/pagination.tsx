import { mdiChevronLeft, mdiChevronRight } from '@mdi/js'

import * as texts from '#ui/texts/primitives.ts'

import { IconButton } from './icon-button.tsx'
import * as css from './pagination.css.ts'

type Props = {
  /** From 0. */
  page: number
  pageSize: number
  total: number
  canGoBack: boolean
  canGoOn: boolean
  onBack: () => void
  onForward: () => void
}

/**
 * Which rows of how many, '1–10 de 23', and the way to the others; of a single page how many there are. At either end the
 * button stays focusable, so that the keyboard does not lose its place; the chart ignores the press.
 */
export function Pagination({ page, pageSize, total, canGoBack, canGoOn, onBack, onForward }: Props) {
  const isOnePage = total <= pageSize
  const first = page * pageSize + 1
  const last = Math.min(first + pageSize - 1, total)
  return (
    <div className={css.bar}>
      <span role="status">{isOnePage ? texts.rowsInAll(total) : texts.rowsShown(first, last, total)}</span>
      {!isOnePage && (
        <nav aria-label={texts.pages}>
          <IconButton
            icon={mdiChevronLeft}
            label={texts.previousPage}
            aria-disabled={!canGoBack}
            onClick={onBack}
          />
          <IconButton
            icon={mdiChevronRight}
            label={texts.nextPage}
            aria-disabled={!canGoOn}
            onClick={onForward}
          />
        </nav>
      )}
    </div>
  )
}
