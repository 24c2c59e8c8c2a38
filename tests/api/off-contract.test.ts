import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { tables } from '#api/contract/reference.ts'
import { listRequests, trustBeneficiaries } from '#api/contract/requests.ts'

/** A reply without its list must not be treated as an empty list. */
describe('a reply that is a list', () => {
  test.each([
    ['requerimentos', listRequests.reply, {}],
    ['dependentes', trustBeneficiaries.reply, { codigo: 'ok' }],
    ['planos, beneficios and tipos_req', tables.reply, { codigo: 'ok' }],
  ])('%s', (_name, schema: v.GenericSchema, answer) => {
    expect(v.safeParse(schema, answer).success).toBe(false)
  })

  test('may be empty', () => {
    expect(v.safeParse(listRequests.reply, { requerimentos: [] }).success).toBe(true)
    expect(v.safeParse(trustBeneficiaries.reply, { dependentes: [] }).success).toBe(true)
  })
})
