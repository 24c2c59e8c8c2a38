import type { AnyMachineSnapshot } from 'xstate'
import type { RequiredDocument } from '#domain/documents/required.ts'
import { answersOf } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { OpenRequest } from '#domain/request-kinds/edited-request.ts'
import type { Reference } from '#domain/requests/reference.ts'
import { BANK_CHANGE, ENROLMENT, PORTABILITY } from '#domain/requests/type-ids.ts'
import { formEditorMachine } from '#machines/form/form-editor/index.ts'
import { driven, drivenAs, type Model } from '#tools/gallery/driven.ts'
import { EDITOR, filling, type Placed, REQUEST, signedIn } from '#tools/gallery/events.ts'
import { reference } from '#tools/gallery/reference.ts'
import { designatedRow, enrolmentWith } from '#tools/samples/enrolment-answers.ts'
import { answersOfType, SHARED_TYPES } from '#tools/samples/request-answers.ts'
import {
  bankChangeWith,
  benefitRow,
  enrolmentWithRows,
  portabilityWith,
} from '#tools/samples/specialised-answers.ts'
import { attachedIdentity, identity, loaded } from '#tools/samples/wizard.ts'
import civilStatuses from '../../../server/reference/civil-statuses.json'
import kinships from '../../../server/reference/kinships.json'
import nationalities from '../../../server/reference/nationalities.json'
import regionals from '../../../server/reference/regionals.json'
import schooling from '../../../server/reference/schooling.json'
import serviceTimeTypes from '../../../server/reference/service-time-types.json'
import sponsors from '../../../server/reference/sponsors.json'
import { attaching, leaving, removing } from '../../documents/document-rows/document-rows.pictures.ts'
import { cases } from './form-editor.cases.ts'
import { models, opened, traitOf } from './form-editor.models.ts'

/** The form, its step and its message, or what is saved; other dialogs look the same for every form. */
function formOf(snapshot: AnyMachineSnapshot): string {
  const { submission } = snapshot.children
  if (submission) return submission.getSnapshot().context.purpose
  if (!snapshot.matches({ editing: { task: 'none' } }) && !snapshot.matches({ editing: { task: 'closed' } }))
    return ''
  const { documents, orphanedAnswers, filled } = snapshot.context
  const { request, alert, answers, removedRows } = filled
  const traits = [
    request.typeName,
    request.id === null ? 'novo' : request.status,
    alert,
    answers.dependentes.length > 0 && 'com dependentes',
    SPECIALISED.includes(request.typeId) && contentOf(answers),
    removedRows.length > 0 && 'com um removido',
    snapshot.matches({ editing: { step: 'documents' } }) && documents.length > 0 && 'com documentos',
    orphanedAnswers.length > 0 && 'com o que não se grava mais',
  ]
  return traits.filter(Boolean).join(', ')
}

/* Their pictures differ by the answers. */
const SPECIALISED = [PORTABILITY, ENROLMENT, BANK_CHANGE]

function contentOf({ detalhes, participante, designados, peps }: Answers): string {
  const traits = [
    detalhes.titular_conta === 'R' && 'do procurador',
    detalhes.banco === '' && 'sem banco',
    detalhes.cnpj_entidade === '' && 'sem entidade',
    participante.nome === '' && 'em branco',
    peps.length > 0 && 'com exposição política',
    designados.length > 0 && `designados: ${designados.length}`,
  ]
  return traits.filter(Boolean).join(', ')
}

function modelOf(
  request: Pick<OpenRequest, 'typeId'> & Partial<OpenRequest>,
  answers: Answers,
  documents: readonly RequiredDocument[],
  reference: Reference,
): Model {
  const typeName = reference.types.find(({ id }) => id === request.typeId)?.name ?? ''
  return driven(formEditorMachine, {
    input: {
      ...opened('um rascunho sem o banco', 1),
      reference,
      loaded: loaded({ request: { ...request, typeName }, answers, documents }),
    },
    cases: { 'clica em Próximo': cases['clica em Próximo'], 'vai à etapa 3': cases['vai à etapa 3'] },
    trait: traitOf,
  })
}

/** The form of every type: answered, empty, with all problems shown, and while it is sent. */
const formModels = (): readonly Model[] =>
  SHARED_TYPES.flatMap((typeId) =>
    [answersOfType(typeId), answersOf({})].map((answers) =>
      modelOf({ typeId }, answers, [identity], reference),
    ),
  )

/** Here the fund's lists come with the session; the portal loads them with the request. */
const known = Object.assign({}, reference, {
  enrolment: { nationalities, civilStatuses, schooling, serviceTimeTypes, kinships, sponsors, regionals },
})

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

const documents = [
  { ...identity, id: 33 },
  { ...attachedIdentity, id: 34, situationId: 2, situationName: 'REJEITADO' },
  { ...attachedIdentity, id: 35, situationId: 1, situationName: 'CONFERIDO' },
]

/** Forms with their own screen: answered in L, E and A, blank, with warnings, and with all problems shown. */
const specialisedFormModels = (): readonly Model[] =>
  SHEETS.flatMap(({ typeId, full, blank, odd }) => [
    modelOf({ typeId }, full, documents, known),
    modelOf({ typeId, status: 'E', statusName: 'Em exigência' }, full, documents, known),
    modelOf({ typeId, status: 'A', statusName: 'Em análise' }, full, documents, known),
    modelOf({ typeId }, blank, documents, known),
    modelOf({ typeId }, odd, documents, known),
  ])

export const pictures: Placed = {
  at: EDITOR,
  path: REQUEST,
  around: [...signedIn, filling],
  /** The events that the documents of a form send to it. */
  sentByInvoked: {
    'documentRows.attaching': attaching,
    'documentRows.removing': removing,
    'documentRows.settled': leaving,
  },
  models: () => [
    ...Object.values(models).map((build) => drivenAs(build())),
    ...formModels(),
    ...specialisedFormModels(),
  ],
  trait: formOf,
}
