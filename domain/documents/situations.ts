/** Letters that have a picture of their own: D a green check, E an orange alert (core 4). */
export type SituationLetter = 'D' | 'E'

type Situation = { readonly letter: SituationLetter | null; readonly name: string }

/** What every upload and attachment leads to (core 4). */
export const UNDER_ANALYSIS = 4

/** The specification names 4 alone; the others are ours (D-66). */
const SITUATIONS: Readonly<Record<number, Situation>> = {
  1: { letter: 'D', name: 'CONFERIDO' },
  2: { letter: 'E', name: 'REJEITADO' },
  3: { letter: null, name: 'PENDENTE' },
  [UNDER_ANALYSIS]: { letter: null, name: 'EM ANÁLISE' },
  5: { letter: null, name: 'DISPENSADO' },
}

const situationOf = (id: number | null) => (id === null ? undefined : SITUATIONS[id])

/** The letter of a document's situation; null for the neutral ones and for ids not in the table. */
export const letterOf = (situationId: number | null): SituationLetter | null =>
  situationOf(situationId)?.letter ?? null

/** The name to show; '' for none and for ids not in the table, where the server's own text stands. */
export const situationName = (situationId: number | null) => situationOf(situationId)?.name ?? ''
