import { answersOf } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { EnrolmentLists } from '#domain/requests/facts.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { BANK_CHANGE, ENROLMENT, PORTABILITY } from '#domain/requests/type-ids.ts'
import { formEditorMachine } from '#machines/form/form-editor/index.ts'
import { designatedRow, enrolmentWith } from '#tools/samples/enrolment-answers.ts'
import {
  bankChangeWith,
  benefitRow,
  enrolmentWithRows,
  portabilityWith,
} from '#tools/samples/specialised-answers.ts'

import { cases } from '../../model-tests/form/form-editor/form-editor.cases.ts'
import { traitOf } from '../../model-tests/form/form-editor/form-editor.models.ts'
import civilStatuses from '../../server/reference/civil-statuses.json'
import kinships from '../../server/reference/kinships.json'
import nationalities from '../../server/reference/nationalities.json'
import regionals from '../../server/reference/regionals.json'
import schooling from '../../server/reference/schooling.json'
import serviceTimeTypes from '../../server/reference/service-time-types.json'
import sponsors from '../../server/reference/sponsors.json'
import { attachedIdentity, identity, loaded, visit } from '../samples/wizard.ts'
import { driven, type Model } from './driven.ts'
import { reference } from './reference.ts'

const enrolment: EnrolmentLists = {
  nationalities,
  civilStatuses,
  schooling,
  serviceTimeTypes,
  kinships,
  sponsors,
  regionals,
}

/** Here the fund's lists come with the session; the portal loads them with the request. */
const known = Object.assign({}, reference, { enrolment })

/** All warnings of an enrolment at once. */
const unlikely = enrolmentWith(
  { data_nascimento: '1940-01-01', data_admissao: '1955-01-01', percentual_variavel: '12' },
  {
    designados: [
      designatedRow({ sexo: 'F', data_nascimento: '1980-01-01', percentual: '80' }),
      designatedRow({ cpf: '92741508305', id_parentesco: '3', designado: 'N', percentual: '0' }, -2),
      designatedRow(
        {
          cpf: '40281736553',
          id_parentesco: '7',
          data_nascimento: '1941-01-01',
          designado: 'N',
          percentual: '0',
        },
        -3,
      ),
      designatedRow(
        {
          cpf: '69301825406',
          id_parentesco: '6',
          data_nascimento: '1930-01-01',
          designado: 'N',
          percentual: '0',
        },
        -4,
      ),
    ],
  },
)

/** `blank` contains the rows that the fund knows. */
const SHEETS: readonly { typeId: number; full: Answers; blank: Answers; odd: Answers }[] = [
  {
    typeId: ENROLMENT,
    full: enrolmentWithRows(),
    blank: answersOf({ participante: { politicamente_exposto: 'S' }, designados: [{ id: -1, values: {} }] }),
    odd: unlikely,
  },
  {
    typeId: PORTABILITY,
    full: portabilityWith(),
    blank: answersOf({}),
    odd: portabilityWith({
      cnpj_entidade: '12ABC34501DE36',
      conta_dv_entidade: '123',
      agencia_entidade: '12',
    }),
  },
  {
    typeId: BANK_CHANGE,
    full: bankChangeWith(),
    blank: answersOf({ beneficios: [benefitRow()] }),
    odd: bankChangeWith({ titular_conta: 'R' }),
  },
]

const STATUS_NAMES = { L: 'Em elaboração', E: 'Em exigência', A: 'Em análise' } as const

const documents = [
  { ...identity, id: 33 },
  { ...attachedIdentity, id: 34, situationId: 2, situationName: 'REJEITADO' },
  { ...attachedIdentity, id: 35, situationId: 1, situationName: 'CONFERIDO' },
]

const nameOf = (typeId: number) => reference.types.find(({ id }) => id === typeId)?.name ?? ''

/** Forms with their own screen: answered in L, E and A, blank, with warnings, and with all problems shown. */
export const specialisedFormModels = (): readonly Model[] =>
  SHEETS.flatMap(({ typeId, full, blank, odd }) => {
    const modelOf = (answers: Answers, status: RequestStatus & keyof typeof STATUS_NAMES) => {
      const request = { typeId, typeName: nameOf(typeId), status, statusName: STATUS_NAMES[status] }
      const { participant, cloud } = visit()
      return driven(formEditorMachine, {
        input: {
          participant,
          cloud,
          reference: known,
          step: 1,
          loaded: loaded({ request, answers, documents }),
        },
        cases: { 'clica em Próximo': cases['clica em Próximo'], 'vai à etapa 3': cases['vai à etapa 3'] },
        trait: traitOf,
      })
    }
    return [
      modelOf(full, 'L'),
      modelOf(full, 'E'),
      modelOf(full, 'A'),
      modelOf(blank, 'L'),
      modelOf(odd, 'L'),
    ]
  })
