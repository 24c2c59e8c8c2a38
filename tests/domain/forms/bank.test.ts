import { describe, expect, test } from 'vitest'

import { benefitForm } from '#domain/forms/benefit.ts'
import { type Field, sectionsOf } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { Bank, Facts } from '#domain/requests/facts.ts'

import { withDetails } from '#tools/samples/benefit-answers.ts'
import { factsWith } from '#tools/samples/facts.ts'

/** The options of the bank in a form of that type. */
function offered(typeId: number, facts: Facts = factsWith()) {
  const form = kindOf(typeId)?.form ?? expect.fail(`type ${typeId} has no form`)
  const field = sectionsOf(form)
    .flatMap<Field>(({ fields }) => fields)
    .find(({ name }) => name === 'banco' || name === 'banco_entidade')
  if (typeof field?.choices !== 'function') return expect.fail('the banks do not depend on the facts')
  return field.choices({}, facts).map(({ label }) => label)
}

const BRASIL = '001 Banco do Brasil'
const SANTANDER = '033 Santander'
const CAIXA = '104 Caixa Econômica Federal'
const BRADESCO = '237 Bradesco'
const ITAU = '341 Itaú Unibanco'

describe('banks: a fund that configures none has the specified lists (BANK-11 to BANK-16)', () => {
  test.each<[string, number, string[]]>([
    ['benefit', 1, [BRASIL, SANTANDER]],
    ['deferred benefit, on the same screen', 8, [BRASIL, SANTANDER]],
    ['sickness', 2, [BRASIL, BRADESCO, ITAU, SANTANDER]],
    ['death pension', 4, [BRASIL, SANTANDER]],
    ['death lump sum', 5, [BRASIL, CAIXA, BRADESCO, ITAU, SANTANDER]],
    ['prison allowance', 6, [BRASIL, SANTANDER]],
    ['bank change', 15, [BRASIL, CAIXA, SANTANDER]],
    ['withdrawal: the default list', 3, [BRASIL, CAIXA, BRADESCO, SANTANDER]],
    ['portability: the default list', 10, [BRASIL, CAIXA, BRADESCO, SANTANDER]],
  ])('%s', (_name, typeId, labels) => {
    expect(offered(typeId)).toEqual(labels)
  })
})

describe('banks: a fund that configures them', () => {
  const banks: readonly Bank[] = [
    { code: '748', name: 'Sicredi', requestTypes: [1, 3] },
    { code: '756', name: 'Sicoob', requestTypes: [3, 10] },
  ]
  const facts = factsWith({ banks })

  test.each([
    ['one of a type', 1, ['748 Sicredi']],
    ['more of another', 3, ['748 Sicredi', '756 Sicoob']],
    ['another one of a portability', 10, ['756 Sicoob']],
    ['none of a third: the specified list is used', 4, [BRASIL, SANTANDER]],
  ])('%s', (_name, typeId, labels) => {
    expect(offered(typeId, facts)).toEqual(labels)
  })

  test.each([
    ['748', []],
    ['001', ['Obrigatório']],
    ['756', ['Obrigatório']],
  ])('%s in a retirement is accepted only if configured for it', (banco, expected) => {
    const problems = problemsIn(benefitForm, withDetails({ banco }), facts)
    expect(problems.map(({ message }) => message)).toEqual(expected)
  })
})
