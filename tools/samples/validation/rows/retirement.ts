import { answersOf } from '#domain/forms/answers.ts'

import { validAnswers, withDetails } from '#tools/samples/benefit-answers.ts'
import { beatriz, carlos, marina } from '../people.ts'
import { at, REQUIRED, type Row, type Sheet, unanswered } from '../row.ts'
import { ADDRESS_ASKED } from './address.ts'
import { PAYMENT_ASKED } from './bank.ts'
import { dismissalRows, IDENTITY_ASKED, identityRows, PARENTS_ASKED, parentsRows } from './identity.ts'

/** Of type 8 too; which answer about the tax option is missing depends on the plan. */
export const BENEFIT_ASKED = [
  'detalhes.beneficio',
  ...IDENTITY_ASKED,
  ...PARENTS_ASKED,
  'detalhes.representante_legal',
  ...PAYMENT_ASKED,
  ...ADDRESS_ASKED,
]

const ownRows: readonly Row[] = [
  ...at('detalhes.data_demissao', 'BENEFIT-01', [['', REQUIRED]]),
  ...dismissalRows,
  {
    answers: { 'detalhes.beneficio': '2' },
    says: { 'detalhes.dib': REQUIRED },
    rule: 'BENEFIT-02',
  },
  {
    answers: { 'detalhes.beneficio': '4', 'detalhes.dib': '30/02/2026' },
    says: { 'detalhes.dib': 'Data inválida' },
    rule: 'VALID-05',
  },
  ...at('detalhes.ciente_opcao_irrf_irreversivel', 'BENEFIT-16', [['N', REQUIRED]]),
  ...at('detalhes.ciente_desligamento_irreversivel', 'BENEFIT-17', [['N', REQUIRED]]),
]

const lumpSumRows: readonly Row[] = [
  ...at('detalhes.parcela25', 'BENEFIT-11', [
    ['26', 'Máximo 25%'],
    ['2,5', 'Somente números'],
  ]),
  ...at('detalhes.parcela100', 'BENEFIT-12', [
    ['101', 'Máximo 100%'],
    ['-1', 'Somente números'],
  ]),
]

/** Type 1 (TYPES-29). */
export const sheets: readonly Sheet[] = [
  {
    name: 'aposentadoria em branco',
    typeId: 1,
    person: marina,
    answers: answersOf({}),
    rows: [unanswered([...BENEFIT_ASKED, 'detalhes.ciente_opcao_irrf_irreversivel'])],
  },
  {
    name: 'aposentadoria',
    typeId: 1,
    person: marina,
    answers: validAnswers,
    rows: [...ownRows, ...identityRows, ...parentsRows],
  },
  {
    name: 'aposentadoria do plano 2',
    typeId: 1,
    person: beatriz,
    answers: withDetails({ id_plano: '2', parcela: '', opcao_irrf: 'R' }),
    rows: lumpSumRows,
  },
  {
    name: 'aposentadoria de quem tem 45 anos e 3 de plano',
    typeId: 1,
    person: carlos,
    answers: withDetails({ id_plano: '2', beneficio: '3', parcela: '', opcao_irrf: 'R' }),
    rows: at('detalhes.beneficio', 'BENEFIT-04 to BENEFIT-06', [
      [
        '1',
        'A idade mínima para esse requerimento é 50 anos.\nO tempo de plano mínimo para esse requerimento é 5 anos',
      ],
    ]),
  },
]
