import type { Facts } from '#domain/requests/facts.ts'

import { factsWith, membership } from './facts.ts'

const PLAN_1 = { id: 1, name: 'Plano Um' }
const PLAN_2 = { id: 2, name: 'Plano Dois' }

/** Participants that a lookup finds: with one plan, with two, without any, and a CPF of no participant. */
export const OTAVIO = { cpf: '16372849500', name: 'Otávio R. L.', plans: [PLAN_1] }
export const LUCIA = { cpf: '94726183591', name: 'Lúcia M. F.', plans: [PLAN_1, PLAN_2] }
export const RITA = { cpf: '20846513951', name: 'Rita C. D.', plans: [] }
export const UNKNOWN = { cpf: '55017293698', name: '', plans: [] }
/** The participant who files the request. */
export const HELENA = '71428793860'

/** A pensioner of plan 1, aged 60, with a change by the test. */
export const pensionerWith = (change: Partial<Facts> = {}): Facts =>
  factsWith({ cpf: HELENA, memberships: [membership({ categoryId: 5 })], ...change })

/** A participant without a plan. */
export const withoutPlan = (change: Partial<Facts> = {}): Facts =>
  pensionerWith({ memberships: [], ...change })
