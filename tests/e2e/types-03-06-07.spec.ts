import type { Answer } from './support/answers.ts'
import { fileAndCancel } from './support/filing.ts'
import { test } from './support/journey.ts'
import { joao, marina } from './support/people.ts'

const shareOf = (row: string, percent: string): readonly Answer[] => [
  ['in', row, ['question', 'Beneficiário(a) da pensão?', 'Sim']],
  ['in', row, ['question', 'Designado(a) para o pecúlio?', 'Sim']],
  ['in', row, ['type', 'Percentual do pecúlio (em %)', percent]],
]

// BANKDATA-05, BANKDATA-26, ENROL-01, ENROL-17, ENROL-20, PORT-02, PORT-03, PORT-05 to PORT-08
test('an enrolment is filed, sent back by the fund, corrected, sent again and cancelled', ({ page }) =>
  fileAndCancel(page, '03', {
    what: 'an enrolment',
    typeId: 11,
    who: marina,
    answers: [
      ['see', 'PSII (CNPB 1998007774)'],
      ['question', 'Você é aposentado(a) pelo INSS?', 'Não'],
      ['type', 'CEP', '01310100'],
      ['question', 'Você é pessoa politicamente exposta?', 'Sim'],
      ['in', 'Detalhe 1', ['type', 'Nome de quem exerce ou exerceu o cargo', 'Marina Duarte Alves']],
      ['in', 'Detalhe 1', ['type', 'Cargo ou função', 'Vereadora']],
      ['in', 'Detalhe 1', ['type', 'Data de início', '01/01/2021']],
      ['question', 'Você tem obrigações fiscais nos Estados Unidos (FATCA)?', 'Não'],
      ['question', 'Você quer fazer uma contribuição espontânea mensal?', 'Sim'],
      ['type', 'Valor da contribuição espontânea (em R$)', '500,5'],
      ['question', 'Regime de tributação', 'Regressivo'],
      ...shareOf('Dependente 1', '70'),
      ...shareOf('Dependente 2', '20'),
      ['see', 'Soma: 90% de 100%'],
    ],
    refused: [
      ['in', 'Dependente 2', ['type', 'Percentual do pecúlio (em %)', '25']],
      'Somatório deve ser 100%',
      ['in', 'Dependente 2', ['type', 'Percentual do pecúlio (em %)', '30']],
    ],
    words: ['Avenida Paulista', '500,50', 'Regressivo', 'Vereadora', '30'],
    corrected: ['type', 'Matrícula', '204418'],
  }))

test(
  'an outbound portability is filed, sent back by the fund, corrected, sent again and cancelled',
  {
    tag: '@complete',
  },
  ({ page }) =>
    fileAndCancel(page, '06', {
      what: 'an outbound portability',
      typeId: 10,
      who: marina,
      answers: [
        ['type', 'Nome da entidade', 'Previdência Horizonte S.A.'],
        ['question', 'Tipo de entidade (opcional)', 'Aberta'],
        ['type', 'CEP da entidade (opcional)', '01310100'],
        ['type', 'Nome do plano', 'Horizonte Renda Livre'],
        ['type', 'CNPB ou número do processo SUSEP', '15414.900512/2019-08'],
      ],
      refused: [
        ['type', 'CNPJ da entidade (opcional)', '12ABC34501DE36'],
        'CNPJ inválido',
        ['type', 'CNPJ da entidade (opcional)', '12ABC34501DE35'],
      ],
      words: ['12.ABC.345/01DE-35', 'Avenida Paulista', 'Aberta', 'Horizonte Renda Livre'],
      corrected: ['type', 'Nome do plano', 'Horizonte Renda Fácil'],
    }),
)

test(
  'a bank data change is filed, sent back by the fund, corrected, sent again and cancelled',
  {
    tag: '@complete',
  },
  ({ page }) =>
    fileAndCancel(page, '07', {
      what: 'a bank data change',
      typeId: 15,
      who: joao,
      answers: [
        ['see', 'A nova conta deve ser uma conta salário.'],
        ['list', 'Banco', '104 - Caixa Econômica Federal'],
        ['type', 'Agência', '0647'],
        ['type', 'Conta', '31872'],
      ],
      refused: [
        ['question', 'A conta é de', 'Procurador/Curador'],
        'Selecione ao menos um benefício.',
        ['in', 'Renda programada de aposentadoria', ['tick', 'Receber este benefício na nova conta']],
      ],
      words: ['104 - Caixa Econômica Federal', '0647', 'Renda programada de aposentadoria'],
      corrected: ['type', 'DV da conta (opcional)', 'X'],
    }),
)
