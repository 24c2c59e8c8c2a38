import { answersOf } from '#domain/forms/answers.ts'

import { answersByType } from '#tools/samples/request-answers.ts'
import { marina } from '../people.ts'
import { at, REQUIRED, type Sheet, unanswered } from '../row.ts'
import { ADDRESS_ASKED } from './address.ts'
import { PAYMENT_ASKED } from './bank.ts'
import { PARENTS_ASKED } from './identity.ts'
import { date } from './people.ts'

/** Type 2 (SICKNESS-01). */
export const sheets: readonly Sheet[] = [
  {
    name: 'auxílio-doença em branco',
    typeId: 2,
    person: marina,
    answers: answersOf({}),
    rows: [
      unanswered([
        'detalhes.data_ini',
        'detalhes.aposentado_inss',
        ...PARENTS_ASKED,
        ...PAYMENT_ASKED,
        ...ADDRESS_ASKED,
      ]),
    ],
  },
  {
    name: 'auxílio-doença',
    typeId: 2,
    person: marina,
    answers: answersByType[2],
    rows: [
      ...at('detalhes.data_ini', 'SICKNESS-01, SICKNESS-02', [
        ['2026-11-22', 'Data maior que a atual'],
        ['', REQUIRED],
      ]),
      ...date('detalhes.data_ini'),
    ],
  },
]
