import { answersOf } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import { formKindOf, kindOf, TYPES_WITH_SCREEN } from '#domain/request-kinds/kinds.ts'

import { complete, contributionsWith, sicknessWith, withdrawalWith } from './answers-01.ts'
import { dependantRow, validAnswers, withDetails } from './benefit-answers.ts'
import { OTAVIO } from './named.ts'

/**
 * Requests that can be saved and sent unchanged, by type id, of the types that ask more than a retirement or
 * other things. Types 7 and 8 are filed in plan 2, 4 to 6 by a pensioner of plan 1 (4 and 5 name Otávio, of plan 1), the others in plan 1.
 */
export const answersByType = {
  1: validAnswers,
  2: sicknessWith(),
  3: withdrawalWith(),
  4: complete(4)({ data_obito: '2026-08-02', parentesco: '1', possui_certidao: '' }),
  5: complete(5)({ cpf_participante_peculio: OTAVIO.cpf, data_obito: '2026-08-02' }),
  6: complete(6)({ cpf_participante_reclusao: '' }),
  7: contributionsWith(),
  8: withDetails({ id_plano: '2', parcela: '', parcela25: '25', opcao_irrf: 'R' }),
  13: answersOf({ detalhes: { id_plano: '1' }, dependentes: [dependantRow()] }),
} satisfies Readonly<Record<number, Answers>>

/** The types that are saved by the call of the shared form. */
export const SHARED_TYPES = TYPES_WITH_SCREEN.filter(
  (typeId) => kindOf(typeId)?.form && formKindOf(typeId).savedBy === 'request',
)

/** A request of a type of the shared form that can be saved and sent unchanged. */
export const answersOfType = (typeId: number): Answers =>
  answersByType[typeId as keyof typeof answersByType] ?? complete(typeId)()
