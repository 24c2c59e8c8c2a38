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

/* The participant's turn is blue or amber, the fund's turn grey, an end green or red; no two letters share an icon. */
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
