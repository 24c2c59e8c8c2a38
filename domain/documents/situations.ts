import type { RequestStatus } from '../requests/status.ts'

/** Letters with an icon of their own: D a green check, E an orange alert (DOCUMENTS-08, DOCUMENTS-09). */
export type SituationLetter = 'D' | 'E'

type Situation = { readonly letter: SituationLetter | null; readonly name: string }

export const CHECKED = 1
export const REJECTED = 2
export const PENDING = 3
/** The situation after every upload and attachment (DOCUMENTS-01). */
export const UNDER_ANALYSIS = 4
export const EXEMPT = 5

/** The specification has only 4; the other names are ours (D-66). */
const SITUATIONS: Readonly<Record<number, Situation>> = {
  [CHECKED]: { letter: 'D', name: 'CONFERIDO' },
  [REJECTED]: { letter: 'E', name: 'REJEITADO' },
  [PENDING]: { letter: null, name: 'PENDENTE' },
  [UNDER_ANALYSIS]: { letter: null, name: 'EM ANÁLISE' },
  [EXEMPT]: { letter: null, name: 'DISPENSADO' },
}

/** All situations (D-66). */
export const SITUATION_IDS: readonly number[] = Object.keys(SITUATIONS).map(Number)

const situationOf = (id: number | null) => (id === null ? undefined : SITUATIONS[id])

/** The letter of a document's situation; null for neutral and unknown ones. */
export const letterOf = (situationId: number | null): SituationLetter | null =>
  situationOf(situationId)?.letter ?? null

/** The situation of a letter; null for neutral ones. */
export const situationOfLetter = (letter: string): number | null =>
  SITUATION_IDS.find((id) => letterOf(id) !== null && letterOf(id) === letter) ?? null

/** The name for display; '' for none and for unknown ids, for which the server's text is shown. */
export const situationName = (situationId: number | null) => situationOf(situationId)?.name ?? ''

/** Whether the document may be replaced: not after the fund has checked it (D-76). */
export const isReplaceable = (situationId: number | null) => situationId !== CHECKED

/**
 * Whether the fund does not have the file yet, in a request of this status: it is under analysis in a draft, or was
 * attached since the fund sent the request back (D-137, P-773).
 */
export const isNotSentYet = (
  status: RequestStatus,
  { situationId, isNew = false }: { readonly situationId: number | null; readonly isNew?: boolean },
) => situationId === UNDER_ANALYSIS && (status === 'L' || (status === 'E' && isNew))
