/** Letters that have a picture of their own: D a green check, E an orange alert (DOCUMENTS-08, DOCUMENTS-09). */
export type SituationLetter = 'D' | 'E'

type Situation = { readonly letter: SituationLetter | null; readonly name: string }

export const CHECKED = 1
export const REJECTED = 2
export const PENDING = 3
/** What every upload and attachment leads to (DOCUMENTS-01). */
export const UNDER_ANALYSIS = 4
export const EXEMPT = 5

/** The specification names 4 alone; the others are ours (D-66). */
const SITUATIONS: Readonly<Record<number, Situation>> = {
  [CHECKED]: { letter: 'D', name: 'CONFERIDO' },
  [REJECTED]: { letter: 'E', name: 'REJEITADO' },
  [PENDING]: { letter: null, name: 'PENDENTE' },
  [UNDER_ANALYSIS]: { letter: null, name: 'EM ANÁLISE' },
  [EXEMPT]: { letter: null, name: 'DISPENSADO' },
}

/** Every situation there is (D-66). */
export const SITUATION_IDS: readonly number[] = Object.keys(SITUATIONS).map(Number)

const situationOf = (id: number | null) => (id === null ? undefined : SITUATIONS[id])

/** The letter of a document's situation; null for the neutral ones and for ids not in the table. */
export const letterOf = (situationId: number | null): SituationLetter | null =>
  situationOf(situationId)?.letter ?? null

/** The situation of a letter; null for the neutral ones. */
export const situationOfLetter = (letter: string): number | null =>
  SITUATION_IDS.find((id) => letterOf(id) !== null && letterOf(id) === letter) ?? null

/** The name to show; '' for none and for ids not in the table, for which the server's text is shown. */
export const situationName = (situationId: number | null) => situationOf(situationId)?.name ?? ''

/** Whether another file may take a document's place: not once the fund has checked it (D-76). */
export const isReplaceable = (situationId: number | null) => situationId !== CHECKED
