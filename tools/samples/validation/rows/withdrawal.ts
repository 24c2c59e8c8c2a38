import { answersOf } from '#domain/forms/answers.ts'

import { answersByType } from '#tools/samples/request-answers.ts'
import { beatriz, marina } from '../people.ts'
import { at, REQUIRED, type Sheet, unanswered } from '../row.ts'
import { ADDRESS_ASKED } from './address.ts'
import { PAYMENT_ASKED } from './bank.ts'
import { dismissalRows, IDENTITY_ASKED, PARENTS_ASKED } from './identity.ts'

/** Type 3 (TYPES-31). */
export const sheets: readonly Sheet[] = [
  {
    name: 'resgate em branco de quem está nos dois planos',
    typeId: 3,
    person: beatriz,
    answers: answersOf({}),
    rows: [
      unanswered([
        'detalhes.id_plano',
        'detalhes.data_demissao',
        'detalhes.resgate',
        'detalhes.quitacao_contrato',
        ...IDENTITY_ASKED,
        ...PARENTS_ASKED,
        ...PAYMENT_ASKED,
        'detalhes.opcao_irrf',
        'detalhes.ciente_perda_paridade',
        'detalhes.ciente_desligamento_irreversivel',
        ...ADDRESS_ASKED,
      ]),
    ],
  },
  {
    name: 'resgate',
    typeId: 3,
    person: marina,
    answers: answersByType[3],
    rows: [
      ...at('detalhes.data_demissao', 'WITHDRAWAL-01', [['', REQUIRED]]),
      ...dismissalRows,
      ...at('detalhes.parcelas', 'WITHDRAWAL-03', [
        ['', REQUIRED],
        ['0', 'Informe de 1 a 60 parcelas'],
        ['61', 'Informe de 1 a 60 parcelas'],
        ['2,5', 'Somente números'],
      ]),
      ...at('detalhes.ciente_perda_paridade', 'WITHDRAWAL-07', [['N', REQUIRED]]),
      ...at('detalhes.ciente_desligamento_irreversivel', 'WITHDRAWAL-08', [['N', REQUIRED]]),
    ],
  },
]
