import { mdiAlert, mdiCheckCircle, mdiFileDocumentOutline } from '@mdi/js'

import type { SituationLetter } from '#domain/documents/situations.ts'

import { Icon } from './icon.tsx'
import * as css from './situation-mark.css.ts'

/**
 * The situation of a document: orange alert for E, green check for D, neutral otherwise (DOCUMENTS-08,
 * DOCUMENTS-10).
 */
export function SituationMark({ letter, children }: { letter: SituationLetter | null; children: string }) {
  const [tone, icon] = look(letter)
  return (
    <span className={css.tone[tone]}>
      <Icon path={icon} />
      {children}
    </span>
  )
}

function look(letter: SituationLetter | null): [keyof typeof css.tone, string] {
  switch (letter) {
    case 'D':
      return ['good', mdiCheckCircle]
    case 'E':
      return ['bad', mdiAlert]
    case null:
      return ['neutral', mdiFileDocumentOutline]
  }
}
