import { answersOf } from '#domain/forms/answers.ts'

import { dependantRow } from '#tools/samples/benefit-answers.ts'
import { answersByType } from '#tools/samples/request-answers.ts'
import { beatriz, marina } from '../people.ts'
import { at, REQUIRED, type Sheet, unanswered } from '../row.ts'
import { dependantRows, UNLIKELY } from './people.ts'

/** Type 13: the plan and the dependants (STEPS-16). */
export const sheets: readonly Sheet[] = [
  {
    name: 'declaração de dependentes de quem está nos dois planos',
    typeId: 13,
    person: beatriz,
    answers: answersByType[13],
    rows: at('detalhes.id_plano', 'STEPS-03', [['', REQUIRED]]),
  },
  {
    name: 'declaração de dependentes',
    typeId: 13,
    person: marina,
    answers: answersByType[13],
    rows: dependantRows,
  },
  {
    name: 'declaração de dois dependentes',
    typeId: 13,
    person: marina,
    answers: answersOf({
      detalhes: { id_plano: '1' },
      dependentes: [dependantRow(), { ...dependantRow({ nome: 'Rui Duarte', cpf: '31862407940' }), id: -2 }],
    }),
    rows: [
      {
        answers: { 'dependentes.-2.cpf': '11144477735' },
        says: {
          'dependentes.-1.cpf': 'Este CPF foi informado para mais de um dependente. Confira.',
          'dependentes.-2.cpf': 'Este CPF foi informado para mais de um dependente. Confira.',
        },
        rule: UNLIKELY,
      },
    ],
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
