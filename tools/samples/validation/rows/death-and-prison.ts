import { answersOf, setValues } from '#domain/forms/answers.ts'

import { representativeAnswers } from '#tools/samples/benefit-answers.ts'
import { answersByType } from '#tools/samples/request-answers.ts'
import { helena, rita } from '../people.ts'
import { at, REQUIRED, type Row, type Sheet, unanswered } from '../row.ts'
import { ADDRESS_ASKED } from './address.ts'
import { ACCOUNT_ASKED, bankRows } from './bank.ts'
import { PARENTS_ASKED } from './identity.ts'
import { date, representativeRows, UNLIKELY } from './people.ts'

const COMMON_ASKED = [...PARENTS_ASKED, 'detalhes.representante_legal', ...ACCOUNT_ASKED, ...ADDRESS_ASKED]

const dateOfDeath = [
  ...at('detalhes.data_obito', 'CLAIM-17, VALID-01', [
    ['', REQUIRED],
    ['2026-11-22', 'Data maior que a atual'],
  ]),
  ...date('detalhes.data_obito'),
]

/** The plan is asked after the lookup of a valid CPF. */
const namingNobody = (path: string): Row => ({
  answers: { [path]: '16372849501' },
  says: { [path]: 'CPF inválido' },
  rule: 'CLAIM-01, VALID-11',
})

/** The plan is not one's own where another person must be named (D-134). */
const namingMissing = (path: string): readonly Row[] => at(path, 'CLAIM-21', [['', REQUIRED]])

/** A person without plans, and an unknown CPF, leave no plan to choose. */
const namingWithoutUse = (path: string): readonly Row[] =>
  [['55017293698', 'CPF não localizado'] as const, ['20846513951', 'Participante sem planos'] as const].map(
    ([cpf, sentence]) => ({
      answers: { [path]: cpf },
      says: { [path]: sentence },
      rule: 'CLAIM-05, CLAIM-06',
    }),
  )

/** A single plan is chosen automatically. */
const namingOneself = (path: string): Row => ({
  answers: { [path]: helena.cpf },
  says: { [path]: 'Informe o CPF de outra pessoa.' },
  rule: 'CLAIM-07',
})

/** Types 4, 5 and 6, by a person without a plan and by a pensioner of 72 (CLAIM-01). */
export const sheets: readonly Sheet[] = [
  {
    name: 'pensão por morte em branco de quem não tem plano',
    typeId: 4,
    person: rita,
    answers: answersOf({}),
    rows: [
      unanswered([
        'detalhes.cpf_participante_pensao',
        'detalhes.data_obito',
        'detalhes.parentesco',
        ...COMMON_ASKED,
      ]),
    ],
  },
  {
    name: 'pensão por morte',
    typeId: 4,
    person: helena,
    answers: answersByType[4],
    rows: [
      ...dateOfDeath,
      ...at('detalhes.parentesco', 'CLAIM-09', [['', REQUIRED]]),
      {
        answers: { 'detalhes.parentesco': '3' },
        says: { 'detalhes.possui_certidao': REQUIRED },
        rule: 'CLAIM-11',
      },
      {
        answers: { 'detalhes.parentesco': '13' },
        says: { 'detalhes.invalido': REQUIRED },
        rule: 'P-111',
      },
      ...['7', '8', '10'].map((parentesco) => ({
        answers: {
          'detalhes.parentesco': parentesco,
          'detalhes.invalido': 'N',
          'detalhes.id_escolaridade': '02',
        },
        says: {
          'detalhes.parentesco':
            'Pensão por morte não pode ser requerida por filhos válidos com 24 anos ou mais.',
        },
        rule: 'CLAIM-12 to CLAIM-14',
      })),
      {
        answers: { 'detalhes.parentesco': '7', 'detalhes.invalido': 'S' },
        says: { 'detalhes.id_escolaridade': REQUIRED },
        rule: 'CLAIM-10, P-111',
      },
      ...namingMissing('detalhes.cpf_participante_pensao'),
      namingNobody('detalhes.cpf_participante_pensao'),
      ...namingWithoutUse('detalhes.cpf_participante_pensao'),
      namingOneself('detalhes.cpf_participante_pensao'),
    ],
  },
  {
    name: 'pecúlio por morte em branco de quem não tem plano',
    typeId: 5,
    person: rita,
    answers: answersOf({}),
    rows: [unanswered(['detalhes.cpf_participante_peculio', 'detalhes.data_obito', ...COMMON_ASKED])],
  },
  {
    name: 'pecúlio por morte',
    typeId: 5,
    person: helena,
    answers: answersByType[5],
    rows: [
      ...dateOfDeath,
      ...namingMissing('detalhes.cpf_participante_peculio'),
      namingNobody('detalhes.cpf_participante_peculio'),
      ...namingWithoutUse('detalhes.cpf_participante_peculio'),
      namingOneself('detalhes.cpf_participante_peculio'),
      ...bankRows,
    ],
  },
  {
    name: 'auxílio-reclusão em branco de quem não tem plano',
    typeId: 6,
    person: rita,
    answers: answersOf({}),
    rows: [
      unanswered([
        'detalhes.cpf_participante_reclusao',
        'detalhes.id_plano',
        'detalhes.parentesco',
        ...COMMON_ASKED,
      ]),
    ],
  },
  {
    name: 'auxílio-reclusão',
    typeId: 6,
    person: helena,
    answers: answersByType[6],
    rows: [
      namingNobody('detalhes.cpf_participante_reclusao'),
      ...namingWithoutUse('detalhes.cpf_participante_reclusao'),
    ],
  },
  {
    name: 'auxílio-reclusão por representante',
    typeId: 6,
    person: helena,
    answers: setValues(answersByType[6], 'detalhes', representativeAnswers),
    rows: [
      ...representativeRows,
      ...at('detalhes.cpf_representante', UNLIKELY, [
        [helena.cpf, 'Este é o seu CPF. Informe o CPF do representante.'],
      ]),
    ],
  },
]
