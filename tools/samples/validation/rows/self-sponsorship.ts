import { answersOf } from '#domain/forms/answers.ts'

import { answersByType } from '#tools/samples/request-answers.ts'
import { paulo } from '../people.ts'
import { at, REQUIRED, type Sheet, unanswered } from '../row.ts'
import { ADDRESS_ASKED, addressRows } from './address.ts'
import { date } from './people.ts'

const SELF_SPONSORSHIP = 'SPONSOR-11'

const ASKED = [
  'detalhes.data_ini',
  'detalhes.alterar_variavel',
  'detalhes.alterar_espontanea',
  ...ADDRESS_ASKED,
]

/** Type 7, by a person with a salary of R$ 12.480,00 (SPONSOR-08). */
export const sheets: readonly Sheet[] = [
  {
    name: 'autopatrocínio em branco',
    typeId: 7,
    person: paulo,
    answers: answersOf({}),
    rows: [
      unanswered(['detalhes.autopatrocinio', ...ASKED]),
      {
        answers: { 'detalhes.autopatrocinio': 'I' },
        says: unanswered(['detalhes.razao', ...ASKED]).says,
        rule: SELF_SPONSORSHIP,
      },
    ],
  },
  {
    name: 'autopatrocínio',
    typeId: 7,
    person: paulo,
    answers: answersByType[7],
    rows: [
      {
        answers: { 'detalhes.autopatrocinio': 'P', 'detalhes.data_ini': '' },
        says: { 'detalhes.data_ini': REQUIRED },
        rule: SELF_SPONSORSHIP,
      },
      ...date('detalhes.data_ini'),
      ...at('detalhes.data_fim', 'SPONSOR-05', [['2026-09-30', 'Data final menor que data inicial']]),
      ...date('detalhes.data_fim'),
      ...at('detalhes.percentual_variavel', 'SPONSOR-06, VALID-26', [
        ['', REQUIRED],
        ['15.01', 'Máximo 15%'],
        ['-1', 'Somente números'],
      ]),
      ...at('detalhes.valor_espontanea', 'SPONSOR-08, P-66', [
        ['', REQUIRED],
        ['0', REQUIRED],
        ['1872.01', 'Máximo R$\u00a01.872,00'],
        ['1,2,3', 'Somente números'],
      ]),
    ],
  },
  {
    name: 'endereço do autopatrocínio',
    typeId: 7,
    person: paulo,
    answers: answersByType[7],
    rows: addressRows,
  },
]
