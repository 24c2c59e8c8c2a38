import { describe, expect, test } from 'vitest'

import { blankAnswers } from '#domain/forms/answered.ts'
import { setValues } from '#domain/forms/answers.ts'
import { type Answers, sectionsOf, type Values } from '#domain/forms/form.ts'
import { offeredIn, withRegistration } from '#domain/forms/suggested.ts'
import { formKindOf } from '#domain/request-kinds/kinds.ts'
import type { Suggestions } from '#domain/requests/suggestions.ts'
import { factsWith } from '#tools/samples/facts.ts'

const account = {
  banco: '001',
  agencia: '3075',
  agencia_dv: '',
  conta: '120934',
  conta_dv: '8',
  tipo_pagamento: '1',
}
const idCard = { rg: 'MG-1', orgao_emissor: 'PC', data_expedicao: '2015-03-12', uf: 'MG' }
const parents = { nome_mae: 'Célia Pinho', nome_pai: '' }

const suggestionsWith = (change: Partial<Suggestions> = {}): Suggestions => ({
  registration: { ...idCard, ...parents },
  earlier: [
    { of: 'account', protocol: '2026000024', answers: account },
    { of: 'idCard', protocol: '2026000025', answers: idCard },
    { of: 'parents', protocol: '2026000026', answers: parents },
  ],
  people: [],
  ...change,
})

const offeredTo = (typeId: number, answers: Answers, suggestions = suggestionsWith()) =>
  sectionsOf(formKindOf(typeId).form).flatMap((section) =>
    offeredIn(section, answers, factsWith({ suggestions })),
  )

const blank = (typeId: number) => blankAnswers(formKindOf(typeId).form)

const ACCOUNT = { banco: '001', agencia: '3075', conta: '120934', conta_dv: '8' }
const PAID = { ...ACCOUNT, tipo_pagamento: '1' }
const CARD_BNF = {
  rg_bnf: 'MG-1',
  orgao_emissor_rg_bnf: 'PC',
  data_expedicao_rg_bnf: '2015-03-12',
  uf_rg_bnf: 'MG',
}
const CARD = { rg: 'MG-1', orgao_emissor_rg: 'PC', data_expedicao_rg: '2015-03-12', uf_rg: 'MG' }
const ENROLLED_CARD = { rg: 'MG-1', rg_emissor: 'PC', rg_data_emissao: '2015-03-12', rg_uf: 'MG' }
const MOTHER = { nome_mae: 'Célia Pinho' }

/** By type: the answers of the account, of the identity card and of the parents, where its form asks for them. */
const TYPES: readonly (readonly [number, Values | null, Values | null, Values | null])[] = [
  [1, PAID, CARD_BNF, MOTHER],
  [2, PAID, null, MOTHER],
  [3, PAID, CARD_BNF, MOTHER],
  [4, ACCOUNT, null, MOTHER],
  [5, ACCOUNT, null, MOTHER],
  [6, ACCOUNT, null, MOTHER],
  [7, null, null, null],
  [8, PAID, CARD_BNF, MOTHER],
  [10, null, CARD, MOTHER],
  [11, null, ENROLLED_CARD, { mae: 'Célia Pinho' }],
  [13, null, null, null],
  [15, ACCOUNT, null, null],
]

describe.each(TYPES)('type %i', (typeId, ofAccount, ofCard, ofParents) => {
  test('offers each group of an earlier request that its form asks for', () => {
    const found = Object.fromEntries(offeredTo(typeId, blank(typeId)).map(({ of, answers }) => [of, answers]))
    expect(found).toEqual({
      ...(ofAccount && { account: ofAccount }),
      ...(ofCard && { idCard: ofCard }),
      ...(ofParents && { parents: ofParents }),
    })
  })

  test('is filled in from the registration, and then offers the account alone', () => {
    const part = typeId === 11 ? 'participante' : 'detalhes'
    const { form } = formKindOf(typeId)
    const answers = blank(typeId)
    const filled = withRegistration(form, part, answers[part], suggestionsWith())
    expect(filled).toEqual({ ...answers[part], ...ofCard, ...ofParents })
    const offered = offeredTo(typeId, setValues(answers, part, filled)).map(({ of }) => of)
    expect(offered).toEqual(ofAccount ? ['account'] : [])
  })
})

test('the registration fills in nothing over an answer, and nothing that a rule refuses', () => {
  const { form } = formKindOf(10)
  const suggestions = suggestionsWith({
    registration: { ...idCard, orgao_emissor: 'Polícia Civil de Minas', ...parents },
  })
  const typed = { ...blank(10).detalhes, nome_mae: 'Célia Duarte' }
  expect(withRegistration(form, 'detalhes', typed, suggestions)).toMatchObject({
    rg: 'MG-1',
    orgao_emissor_rg: '',
    nome_mae: 'Célia Duarte',
  })
})

test.each([
  ['agencia', '3075'],
  ['conta_dv', '8'],
])('no account is offered once %s is answered', (name, value) => {
  const offered = offeredTo(3, setValues(blank(3), 'detalhes', { [name]: value }))
  expect(offered.map(({ of }) => of)).toEqual(['idCard', 'parents'])
})

test('no identity card is offered once a part of it is answered', () => {
  const offered = offeredTo(3, setValues(blank(3), 'detalhes', { orgao_emissor_rg_bnf: 'SSP' }))
  expect(offered.map(({ of }) => of)).toEqual(['parents', 'account'])
})

test('an account goes without its type of payment where another one was chosen', () => {
  const offered = offeredTo(3, setValues(blank(3), 'detalhes', { tipo_pagamento: '2' }))
  expect(offered.find(({ of }) => of === 'account')).toEqual({
    of: 'account',
    protocol: '2026000024',
    bank: '001 Banco do Brasil',
    answers: ACCOUNT,
  })
})

test.each(['3', ''])(
  'an account goes without the type of payment %j, which the form does not offer',
  (tipo_pagamento) => {
    const earlier = [{ of: 'account', protocol: '1', answers: { ...account, tipo_pagamento } }] as const
    expect(offeredTo(3, blank(3), suggestionsWith({ earlier }))[0]?.answers).toEqual(ACCOUNT)
  },
)

test('no account of a bank is offered that the form does not offer', () => {
  const earlier = [{ of: 'account', protocol: '1', answers: { ...account, banco: '237' } }] as const
  expect(offeredTo(1, blank(1), suggestionsWith({ earlier }))).toEqual([])
  expect(offeredTo(2, blank(2), suggestionsWith({ earlier }))).toMatchObject([{ bank: '237 Bradesco' }])
})

test.each([1, 4, 5, 6, 8])("type %i offers nothing for a representative's identity card", (typeId) => {
  const represented = setValues(blank(typeId), 'detalhes', { representante_legal: 'S' })
  expect(offeredTo(typeId, represented)).toEqual(offeredTo(typeId, blank(typeId)))
})

test('a bank data change offers no own account for the account of a representative', () => {
  const ofRepresentative = setValues(blank(15), 'detalhes', { titular_conta: 'R' })
  expect(offeredTo(15, ofRepresentative)).toEqual([])
})
