import type { Answer } from './support/answers.ts'
import { type Filing, file } from './support/filing.ts'
import { test } from './support/journey.ts'
import { beatriz, paulo } from './support/people.ts'

const mother: Answer = ['type', 'Nome da mãe', 'Ana Rangel']

const identity: readonly Answer[] = [
  ['type', 'Número do RG', '12345678'],
  ['type', 'Órgão emissor', 'SSP'],
  ['type', 'Data de expedição', '10/05/2001'],
  ['list', 'UF de expedição', 'PR'],
  mother,
]

const account = (bank: string): readonly Answer[] => [
  ['question', 'Tipo de pagamento', 'Crédito em conta corrente'],
  ['list', 'Banco', bank],
  ['type', 'Agência', '1234'],
  ['type', 'Conta', '56789'],
  ['type', 'DV da conta (opcional)', '0'],
]

const dismissed: Answer = ['type', 'Data de demissão', '15/10/2025']
const leaving: Answer = ['tick', 'Estou ciente de que o desligamento é irreversível']

const filings: readonly Filing[] = [
  {
    what: 'a sickness allowance',
    typeId: 2,
    who: paulo,
    answers: [
      ['question', 'Você é aposentado(a) pelo INSS?', 'Não'],
      mother,
      ...account('341 - Itaú Unibanco'),
    ],
    refused: [
      ['type', 'Data de início do afastamento', '01/01/2199'],
      'Data maior que a atual',
      ['type', 'Data de início do afastamento', '02/03/2025'],
    ],
    words: ['02/03/2025', '341 - Itaú Unibanco'],
  },
  {
    what: 'a withdrawal',
    typeId: 3,
    who: beatriz,
    answers: [
      ['list', 'Plano', 'Plano de Benefícios II'],
      dismissed,
      ['question', 'Você quer receber o resgate em parcelas?', 'Sim'],
      [
        'question',
        'Se houver empréstimo em aberto, você autoriza o fundo a descontar o saldo do resgate?',
        'Não',
      ],
      ...identity,
      ...account('756 - Sicoob'),
      ['question', 'Regime de tributação', 'Regressivo'],
      ['tick', 'Estou ciente de que, com o resgate, perco a contribuição paritária da patrocinadora'],
      leaving,
    ],
    refused: [
      ['type', 'Número de parcelas', '61'],
      'Informe de 1 a 60 parcelas',
      ['type', 'Número de parcelas', '60'],
    ],
    words: ['60', 'Regressivo', '756 - Sicoob'],
  },
  {
    what: 'a self-sponsorship',
    typeId: 7,
    who: paulo,
    answers: [
      ['question', 'Tipo de autopatrocínio', 'Integral'],
      ['question', 'Motivo', 'Desligamento da patrocinadora'],
      ['type', 'Data de início', '01/12/2025'],
      ['question', 'Você quer alterar a contribuição variável?', 'Sim'],
      ['type', 'Contribuição variável (em %)', '12,5'],
      ['question', 'Você quer alterar a contribuição espontânea?', 'Sim'],
    ],
    refused: [
      ['type', 'Valor da contribuição espontânea (em R$)', '1.872,01'],
      'Máximo R$ 1.872,00',
      ['type', 'Valor da contribuição espontânea (em R$)', 'R$ 1.872,00'],
    ],
    words: ['Integral', 'Desligamento da patrocinadora', '12,5', '1.872,00'],
  },
  {
    what: 'the benefit that asks for no age',
    typeId: 8,
    who: paulo,
    answers: [['list', 'Benefício', 'Renda antecipada']],
    words: ['Renda antecipada', 'Progressivo'],
  },
  {
    what: 'dependants for income tax',
    typeId: 13,
    who: paulo,
    answers: [
      ['press', 'Adicionar dependente'],
      ['type', 'Nome', 'Lia Rangel'],
      ['type', 'Data de nascimento', '02/05/2015'],
      ['question', 'Sexo', 'Feminino'],
      ['list', 'Vínculo com você', 'Filho(a) com menos de 21 anos'],
    ],
    refused: [['type', 'CPF', '402.817.365-54'], 'CPF inválido', ['type', 'CPF', '402.817.365-53']],
    words: ['Lia Rangel', '402.817.365-53', 'Feminino'],
  },
]

for (const filing of filings) {
  // In a short run `filing.spec.ts` files a request of this screen, and an enrolment is sent again.
  test(`${filing.what} is filed, sent back by the fund and sent again`, { tag: '@complete' }, ({ page }) =>
    file(page, '01', filing),
  )
}
