import type { Place, RequestPlace } from '#domain/navigation/place.ts'
import type { OpenRequestInput } from '#machines/app/open-request/index.ts'
import { closes, type DialogRow } from '#tools/chart-paths/dialog-row.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { places as portalPlaces } from '#tools/samples/places.ts'
import { emptyReference } from '#tools/samples/reference.ts'

const { list, types, newRequest, otherNewRequest, request17, documentsOf17, request18, acceptance } =
  portalPlaces

export const places = {
  newRequest,
  otherNewRequest,
  request17,
  documentsOf17,
  request18,
  acceptance,
  /** An acceptance cannot be started here (D-28). */
  newAcceptance: { ...acceptance, path: '/requerimento05/novo', requestId: null },
  /** A request whose URL does not contain its type. */
  ofAnyType: {
    ...request17,
    path: '/requerimento/19',
    requestScreen: null,
    requestId: 19,
    typeId: null,
  },
  ofAnyTypeAtStep1: {
    ...request17,
    path: '/requerimento/19/1',
    requestScreen: null,
    requestId: 19,
    typeId: null,
    step: 1,
  },
} satisfies Record<string, RequestPlace>

export const elsewhere = { list, types } satisfies Record<string, Place>

export const inputAt = (place: RequestPlace): OpenRequestInput => ({
  participant,
  reference: { ...emptyReference, plans: [{ id: 1, name: 'Plano 1' }], maxFileMb: 5 },
  cloud,
  place,
})

export const input = inputAt(places.request17)

const visits = (place: RequestPlace) => ({ type: 'visited.request' as const, place })

export const cases = {
  'abre o requerimento 18': visits(places.request18),
  'abre o aceite 19': visits(places.acceptance),
  'vai aos documentos do 17': visits(places.documentsOf17),
  'volta ao requerimento 17': visits(places.request17),
  'chega o código do aceite': { type: 'xstate.done.actor.acceptanceCode', output: undefined },
  'o requerimento diz que é o 17': { type: 'request.opened', requestId: 17, typeId: 1 },
  'o requerimento diz que é o aceite 19': { type: 'request.opened', requestId: 19, typeId: 16 },
  'a navegação à lista espera': { type: 'navigation.blocked', place: elsewhere.list },
  'a navegação a outra etapa espera': { type: 'navigation.blocked', place: places.documentsOf17 },
  'digita algo': { type: 'form.unsaved' },
  'escolhe a situação de um documento': { type: 'form.unsaved', isLost: true },
  'grava tudo': { type: 'form.settled' },
  'sai sem gravar': { type: 'leave.confirmed' },
  'continua preenchendo': { type: 'leave.dismissed' },
  'grava e continua depois': { type: 'leave.kept' },
  'a pergunta sai da tela': { type: 'question.closed' },
} as const

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/parts/leave-dialog.tsx',
    dialog: 'Voltar sem gravar?',
    state: 'form.unsaved.askingToLeave',
    spoken: [
      [
        'As situações e os motivos que você escolheu ainda não foram gravados e serão perdidos.',
        'button: Continuar preenchendo',
      ],
      [
        'O que você preencheu ainda não foi gravado. Um rascunho fica guardado nesta aba e volta quando você abrir este requerimento de novo. Se você sair do sistema ou fechar a aba, ele será perdido.',
        'button: Continuar preenchendo',
      ],
    ],
    buttons: {
      'Voltar sem gravar': [null, 'form.leaving'],
      'Gravar e continuar depois': closes('form.unsaved.filling'),
      'Continuar preenchendo': closes('form.unsaved.filling'),
    },
    escape: closes('form.unsaved.filling'),
    back: ['/', 'Voltar sem gravar?', 'form.unsaved.askingToLeave'],
  },
]
