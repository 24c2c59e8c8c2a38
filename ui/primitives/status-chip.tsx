import {
  mdiAccountQuestionOutline,
  mdiAlert,
  mdiCalculatorVariantOutline,
  mdiCancel,
  mdiCheckCircle,
  mdiCheckDecagram,
  mdiClipboardCheckOutline,
  mdiClockOutline,
  mdiCloseCircle,
  mdiMagnify,
  mdiPencilOutline,
  mdiSealVariant,
} from '@mdi/js'

import type { RequestStatus } from '#domain/requests/status.ts'

import { Icon } from './icon.tsx'
import * as css from './status-chip.css.ts'

type Look = { readonly tone: keyof typeof css.tone; readonly icon: string }

/*
 * Blue or amber for the participant's turn, grey for the fund's, green or red for an end. Each letter has
 * its own icon.
 */
const looks: Record<RequestStatus, Look> = {
  L: { tone: 'info', icon: mdiPencilOutline },
  E: { tone: 'warning', icon: mdiAlert },
  X: { tone: 'warning', icon: mdiAccountQuestionOutline },
  A: { tone: 'neutral', icon: mdiMagnify },
  C: { tone: 'neutral', icon: mdiClipboardCheckOutline },
  V: { tone: 'neutral', icon: mdiClockOutline },
  R: { tone: 'neutral', icon: mdiCalculatorVariantOutline },
  D: { tone: 'success', icon: mdiCheckCircle },
  F: { tone: 'success', icon: mdiCheckDecagram },
  Z: { tone: 'success', icon: mdiSealVariant },
  I: { tone: 'danger', icon: mdiCloseCircle },
  N: { tone: 'neutral', icon: mdiCancel },
}

export function StatusChip({ status, children }: { status: RequestStatus; children: string }) {
  const { tone, icon } = looks[status]
  return (
    <span className={css.tone[tone]}>
      <Icon path={icon} size="sm" />
      {children}
    </span>
  )
}
