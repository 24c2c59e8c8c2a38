import type { Values } from '../form.ts'

const WITH_DISMISSAL = ['1', '3', '5']
const WITH_STATE_BENEFIT = ['2', '4']

type Needs = Values<'beneficio'>

/** Benefits that require the end of the employment: 1, 3 and 5 (BENEFIT-01). */
export const asksForDismissal = ({ beneficio }: Needs) => WITH_DISMISSAL.includes(beneficio)

/** Benefits that follow a benefit of the state insurer: 2 and 4 (BENEFIT-02). */
export const asksForStateBenefit = ({ beneficio }: Needs) => WITH_STATE_BENEFIT.includes(beneficio)
