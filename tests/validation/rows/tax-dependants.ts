import { answersOf } from '#domain/forms/answers.ts'

import { answersByType } from '#samples/request-answers.ts'
import { at, REQUIRED, type Sheet, unanswered } from '../row.ts'
import { beatriz, marina } from '../support/people.ts'
import { dependantRows } from './people.ts'

/** Type 13: the plan and the dependants (core 2, D-51). */
export const taxDependantsSheets: readonly Sheet[] = [
  {
    name: 'declaração de dependentes de quem está nos dois planos',
    typeId: 13,
    person: beatriz,
    answers: answersByType[13],
    rows: at('detalhes.id_plano', 'core 2', [['', REQUIRED]]),
  },
  {
    name: 'declaração de dependentes',
    typeId: 13,
    person: marina,
    answers: answersByType[13],
    rows: dependantRows,
  },
  {
    name: 'declaração com um dependente em branco',
    typeId: 13,
    person: marina,
    answers: answersOf({ dependentes: [{ id: -1, values: {} }] }),
    rows: [
      unanswered(
        ['nome', 'cpf', 'data_nascimento', 'sexo', 'dependencia'].map((name) => `dependentes.-1.${name}`),
      ),
    ],
  },
]
