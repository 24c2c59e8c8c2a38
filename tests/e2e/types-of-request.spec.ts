import type { Answer } from './support/answers.ts'
import { type Filing, file, fileAndCancel } from './support/filing.ts'
import { test } from './support/journey.ts'
import { beatriz, helena, joao, marina, paulo, rita, sandra } from './support/people.ts'

/** What is not answered here is answered as in the demonstration; what each answer may be is tested in `domain/`. */
const filings: readonly Filing[] = [
  {
    what: 'a sickness allowance',
    screen: '01',
    typeId: 2,
    who: paulo,
    answers: [],
    words: ['Conta corrente', '001 Banco do Brasil'],
  },
  {
    what: 'a withdrawal',
    screen: '01',
    typeId: 3,
    who: beatriz,
    answers: [['list', 'Plano', 'Plano de Benefícios II']],
    words: ['Benefícios II', '12', 'Regressivo'],
  },
  {
    what: 'a death pension of the only plan of who died',
    screen: '02',
    typeId: 4,
    who: rita,
    answers: [],
    words: ['163.728.495-00', 'Otávio R. L.', 'Benefícios I'],
  },
  {
    what: 'a death lump sum of one of the two plans of who died',
    screen: '02',
    typeId: 5,
    who: sandra,
    answers: [
      ['type', 'CPF do participante que faleceu', '947.261.835-91'],
      ['see', 'Participante encontrado: Lúcia M. F.'],
      ['list', 'Plano', 'Plano de Benefícios II'],
    ],
    words: ['947.261.835-91', 'Benefícios II'],
  },
  {
    what: "a prison allowance of one's own plan",
    screen: '02',
    typeId: 6,
    who: helena,
    answers: [],
    words: ['Benefícios I', 'Cônjuge', '001 Banco do Brasil'],
  },
  {
    what: 'a self-sponsorship',
    screen: '01',
    typeId: 7,
    who: paulo,
    answers: [],
    words: ['Integral', 'Desligamento da patrocinadora', '10%'],
  },
  {
    what: 'the benefit that asks for no age',
    screen: '01',
    typeId: 8,
    who: paulo,
    answers: [['list', 'Benefício', 'Renda antecipada']],
    words: ['Renda antecipada', 'Progressivo'],
  },
  {
    what: 'dependants for income tax',
    screen: '01',
    typeId: 13,
    who: paulo,
    answers: [
      ['press', 'Adicionar dependente'],
      ['type', 'Nome', 'Lia Rangel'],
      ['type', 'Data de nascimento', '02/05/2015'],
      ['type', 'CPF', '402.817.365-53'],
      ['question', 'Sexo', 'Feminino'],
      ['list', 'Vínculo com você', 'Filho(a) com menos de 21 anos'],
    ],
    words: ['Dependente: Lia Rangel', '402.817.365-53', 'Feminino'],
  },
]

for (const filing of filings) {
  // In a short run `filing.spec.ts` files a request of screen 01, and an enrolment is sent again.
  test(`${filing.what} is filed, sent back by the fund and sent again`, { tag: '@complete' }, ({ page }) =>
    file(page, filing),
  )
}

const shareOf = (row: string, percent: string): readonly Answer[] => [
  ['in', row, ['question', 'Beneficiário(a) da pensão?', 'Sim']],
  ['in', row, ['question', 'Designado(a) para o pecúlio?', 'Sim']],
  ['in', row, ['type', 'Percentual do pecúlio (em %)', percent]],
]

/** Each on a screen of its own, which saves by calls of its own. */
const cancelled: readonly (Filing & { readonly corrected: Answer })[] = [
  // ENROL-01, ENROL-17, ENROL-20
  {
    what: 'an enrolment',
    screen: '03',
    typeId: 11,
    who: marina,
    answers: [
      ['see', 'PSII (CNPB 1998007774)'],
      ['question', 'Você é aposentado(a) pelo INSS?', 'Não'],
      ['type', 'CEP', '01310100'],
      ['question', 'Você é pessoa politicamente exposta?', 'Não'],
      ['question', 'Você tem obrigações fiscais nos Estados Unidos (FATCA)?', 'Não'],
      ['question', 'Você quer fazer uma contribuição espontânea mensal?', 'Sim'],
      ['type', 'Valor da contribuição espontânea (em R$)', '500,5'],
      ...shareOf('Dependente 1', '70'),
      ...shareOf('Dependente 2', '30'),
    ],
    words: [/^Avenida Paulista, /, '500,50', 'Regressivo', '30%'],
    corrected: ['type', 'Matrícula', '204418'],
  },
  // PORT-02, PORT-03, PORT-05 to PORT-08
  {
    what: 'an outbound portability',
    screen: '06',
    typeId: 10,
    who: marina,
    answers: [['type', 'CEP da entidade (opcional)', '01310100']],
    words: ['Previdência Horizonte S.A.', /^Avenida Paulista, /, 'Horizonte Renda Livre'],
    corrected: ['type', 'Nome do plano', 'Horizonte Renda Fácil'],
  },
  // BANKDATA-05, BANKDATA-26
  {
    what: 'a bank data change',
    screen: '07',
    typeId: 15,
    who: joao,
    answers: [
      ['question', 'A conta é de', 'Procurador/Curador'],
      ['tick', 'Renda programada de aposentadoria: Receber este benefício na nova conta'],
    ],
    words: ['033 Santander', '0187', 'Benefício: Renda programada de aposentadoria'],
    corrected: ['type', 'DV da conta (opcional)', 'X'],
  },
]

for (const filing of cancelled) {
  const title = `${filing.what} is filed, sent back by the fund, corrected, sent again and cancelled`
  test(title, { tag: filing.typeId === 11 ? [] : '@complete' }, ({ page }) => fileAndCancel(page, filing))
}
