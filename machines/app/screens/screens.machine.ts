import { FIRST_ARRANGEMENT } from '#domain/requests/arrangement.ts'

import { required } from '../../support/required.ts'
import type { PortalScreen } from '../../support/visited.ts'
import { withEvent } from '../../support/with-event.ts'
import { consentedInput, consentInput, placeAt } from './screens.inputs.ts'
import { screensSetup } from './screens.setup.ts'
import type { ScreensContext } from './screens.types.ts'

/** A URL change by the portal itself does not reload the screen. */
const arrival = {
  guard: withEvent('isNotShown'),
  actions: [withEvent('setPlace'), 'closeViewer'],
} as const

/** What the URL asks for at last is shown after the consent. */
const wanted = { actions: withEvent('setWanted') } as const

/** Staff leave the consent for a place that needs none. */
const wantedByStaff = [
  { guard: withEvent('isOpenWithoutCloud'), target: 'consenting', reenter: true, ...wanted },
  wanted,
] as const

/** Staff without a cloud are asked for the consent first. */
const asking = { guard: withEvent('lacksCloudFor'), target: '#screens.consenting', ...wanted } as const

/** One transition for each of these screens: with the wildcard `visited.*` the planner cannot prove that its plan is short. */
const onVisits = <const S extends PortalScreen, const T>(screens: readonly S[], does: (to: S) => T) =>
  Object.fromEntries(screens.map((to) => [`visited.${to}`, does(to)])) as Record<`visited.${S}`, T>

const arrivingAt = (to: PortalScreen) => ({ ...arrival, target: `.${to}` })

const STAFF_HELP =
  'Abra pelo endereço o requerimento que vai analisar. Para ver os seus próprios requerimentos, clique em Meus requerimentos: antes deles vem a autorização de uso dos seus documentos.'

const participantArea = {
  id: 'participantArea',
  src: 'participantArea',
  input: ({ context }: { context: ScreensContext }) => ({ hasParticipantArea: context.hasParticipantArea }),
} as const

/** The chart of a screen runs while its place is shown; leaving the session stops them all. */
export const screensMachine = screensSetup.createMachine({
  id: 'screens',
  tags: 'help',
  context: ({ input }) => ({
    ...input,
    shownPath: null,
    cloud: null,
    wantsCloud: false,
    arrangement: FIRST_ARRANGEMENT,
    justSent: null,
  }),
  // From the start, so that the tab has answered before the list is shown.
  invoke: { id: 'storage', src: 'storage', input: ({ context }) => ({ cpf: context.participant.cpf }) },
  initial: 'consenting',
  states: {
    consenting: {
      meta: { label: 'Pedindo a autorização', requirements: ['CONSENT-01', 'D-07'] },
      entry: 'clearShown',
      exit: 'clearWantsCloud',
      on: {
        // Not the list, to whose address the consent itself leads.
        ...onVisits(['types', 'view', 'newDocument', 'cloudPicker'], () => wanted),
        ...onVisits(['request', 'noPassword', 'accessibility', 'unknown'], () => wantedByStaff),
        'sent.recalled': { actions: withEvent('recallSent') },
        'consent.granted': { target: 'visiting', actions: withEvent('setCloud') },
        'consent.declined': { target: 'visiting', actions: 'setStart' },
        'consent.notAsked': 'visiting',
      },
      invoke: { id: 'consent', src: 'consent', input: consentInput },
    },
    visiting: {
      meta: { label: 'Visitando' },
      entry: 'goToPlace',
      // Independent of the screen: uploads continue, and any document can be opened.
      invoke: [
        {
          id: 'uploadQueue',
          systemId: 'uploadQueue',
          src: 'uploadQueue',
          input: ({ context: { participant, cloud } }) => ({ owner: { participant, cloud } }),
        },
        { id: 'documentReader', src: 'documentReader' },
      ],
      initial: 'arriving',
      on: {
        'consent.withdrawn': { target: 'consenting', actions: 'clearCloud' },
        'consent.wanted': { target: 'consenting', actions: 'wantCloud' },
        'visited.list': [
          { guard: 'lacksCloud', target: '.staffStart', actions: arrival.actions },
          arrivingAt('list'),
        ],
        ...onVisits(['types', 'request', 'view', 'newDocument', 'cloudPicker'], (to) => [
          asking,
          arrivingAt(to),
        ]),
        ...onVisits(['noPassword', 'accessibility', 'unknown'], arrivingAt),
      },
      states: {
        arriving: { meta: { label: 'Indo para a tela' }, entry: 'visitPlace' },
        staffStart: {
          meta: { label: 'Início da equipe', help: STAFF_HELP, requirements: ['STAFF-20', 'D-135'] },
        },
        list: {
          meta: { label: 'Lista de requerimentos', requirements: ['LIST-02'] },
          invoke: [
            {
              id: 'requestList',
              src: 'requestList',
              input: ({ context }) => ({
                ...consentedInput(context),
                arrangement: context.arrangement,
                justSent: context.justSent,
              }),
            },
            participantArea,
            {
              id: 'consentWithdrawal',
              src: 'consentWithdrawal',
              input: ({ context }) => ({ participant: context.participant }),
            },
          ],
          on: {
            'list.arranged': { actions: withEvent('setArrangement') },
            'sent.dismissed': { actions: ['clearSent', 'notifyStorage'] },
          },
        },
        types: {
          meta: { label: 'Tipos de requerimento', requirements: ['TYPES-01'] },
          invoke: [
            participantArea,
            { id: 'requestTypes', src: 'requestTypes', input: ({ context }) => consentedInput(context) },
          ],
        },
        request: {
          meta: { label: 'Um requerimento', requirements: ['STEPS-01'] },
          invoke: {
            id: 'openRequest',
            systemId: 'openRequest',
            src: 'openRequest',
            input: ({ context }) => {
              const { participant, reference, cloud } = context
              return { participant, reference, cloud, place: placeAt(context, 'request') }
            },
          },
          on: {
            'visited.request': [asking, { ...arrival, actions: [...arrival.actions, 'notifyRequest'] }],
            'request.sent': { actions: [withEvent('setSent'), 'notifyStorage'] },
            'navigation.blocked': { actions: 'notifyRequest' },
          },
        },
        view: {
          meta: { label: 'Leitura de um requerimento', requirements: ['D-32'] },
          invoke: {
            id: 'requestView',
            src: 'requestView',
            input: ({ context }) => ({
              requestId: placeAt(context, 'view').requestId,
              participant: context.participant,
              reference: context.reference,
            }),
          },
        },
        newDocument: {
          meta: { label: 'Envio de um documento', requirements: ['UPLOAD-13', 'D-31'] },
          invoke: {
            id: 'newDocument',
            src: 'newDocument',
            input: ({ context }) => ({ ...consentedInput(context), place: placeAt(context, 'newDocument') }),
          },
        },
        cloudPicker: {
          meta: { label: 'Escolha de um documento da nuvem', requirements: ['CLOUD-01'] },
          invoke: {
            id: 'cloudPicker',
            src: 'cloudPicker',
            input: ({ context }) => ({
              place: placeAt(context, 'cloudPicker'),
              participant: context.participant,
              cloud: required(context.cloud, 'cloud'),
            }),
          },
        },
        noPassword: {
          meta: {
            label: 'Ajuda para quem não tem senha',
            help: 'Pesquise o seu CPF: a tela diz como obter, criar ou trocar a senha.',
            requirements: ['NAV-05'],
          },
        },
        accessibility: { meta: { label: 'Declaração de acessibilidade' } },
        unknown: { meta: { label: 'Página que não existe' } },
      },
    },
  },
})
