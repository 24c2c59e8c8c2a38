import { answersOf } from '#domain/forms/answers.ts'

import { answersByType } from '#tools/samples/request-answers.ts'
import { paulo } from '../people.ts'
import { at, REQUIRED, type Sheet, unanswered } from '../row.ts'
import { BENEFIT_ASKED } from './retirement.ts'

/** Type 8: the benefit screen without the minimums (STEPS-17). */
export const sheets: readonly Sheet[] = [
  {
    name: 'benefício do tipo 8 em branco',
    typeId: 8,
    person: paulo,
    answers: answersOf({}),
    rows: [unanswered([...BENEFIT_ASKED, 'detalhes.opcao_irrf'])],
  },
  {
    name: 'benefício do tipo 8',
    typeId: 8,
    person: paulo,
    answers: answersByType[8],
    rows: [
      ...at('detalhes.data_demissao', 'BENEFIT-01, D-51', [['', REQUIRED]]),
      ...at('detalhes.parcela25', 'BENEFIT-11', [['26', 'Máximo 25%']]),
      ...at('detalhes.ciente_desligamento_irreversivel', 'BENEFIT-17', [['N', REQUIRED]]),
    ],
  },
]
