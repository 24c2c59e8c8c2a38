import type { Answer } from './support/answers.ts'
import { type Filing, file } from './support/filing.ts'
import { test } from './support/journey.ts'
import { helena, rita, sandra } from './support/people.ts'

const person: readonly Answer[] = [
  ['type', 'Nome da mãe', 'Célia Duarte'],
  ['question', 'Você tem representante legal?', 'Não'],
]

const account = (bank: string): readonly Answer[] => [
  ['list', 'Banco', bank],
  ['type', 'Agência', '1234'],
  ['type', 'Conta', '56789'],
  ['type', 'DV da conta (opcional)', '0'],
]

const filings: readonly Filing[] = [
  {
    what: 'a death pension, of one of the two plans of who died,',
    typeId: 4,
    who: rita,
    answers: [
      ['type', 'CPF do participante que faleceu', '947.261.835-91'],
      ['see', 'Participante encontrado: Lúcia M. F.'],
      ['list', 'Plano', 'Plano de Benefícios II'],
      ['list', 'Parentesco', 'Companheiro(a)'],
      [
        'see',
        'Se mais de uma pessoa pedir a pensão como cônjuge ou companheiro(a), o fundo confere a relação de cada uma.',
      ],
      ['question', 'Você tem certidão da união estável?', 'Sim'],
      ...person,
      ...account('033 - Santander'),
    ],
    refused: [
      ['type', 'Data do falecimento', '01/01/2199'],
      'Data maior que a atual',
      ['type', 'Data do falecimento', '02/03/2026'],
    ],
    words: ['947.261.835-91', 'Lúcia M. F.', 'Plano de Benefícios II', 'Companheiro(a)', '033 - Santander'],
  },
  {
    what: 'a death lump sum, of the only plan of who died,',
    typeId: 5,
    who: sandra,
    answers: [
      ['type', 'Data do falecimento', '02/03/2026'],
      ...person,
      ...account('341 - Itaú Unibanco'),
      ['type', 'CPF do participante que faleceu', '163.728.495-00'],
      ['see', 'Participante encontrado: Otávio R. L.'],
      ['type', 'CPF do participante que faleceu', '550.172.936-98'],
    ],
    refused: [
      ['see', 'CPF não localizado. Confira o número.'],
      'CPF do participante que faleceu: CPF não localizado',
      ['type', 'CPF do participante que faleceu', '163.728.495-00'],
      ['see', 'Participante encontrado: Otávio R. L.'],
    ],
    words: ['163.728.495-00', 'Plano de Benefícios I', '341 - Itaú Unibanco'],
  },
  {
    what: "a prison allowance, of one's own plan,",
    typeId: 6,
    who: helena,
    answers: [['list', 'Parentesco', 'Cônjuge'], ...person, ...account('001 - Banco do Brasil')],
    words: ['Plano de Benefícios I', 'Cônjuge', '001 - Banco do Brasil'],
  },
]

for (const filing of filings) {
  // Saved by the call of types-01.
  test(`${filing.what} is filed, sent back by the fund and sent again`, { tag: '@complete' }, ({ page }) =>
    file(page, '02', filing),
  )
}
