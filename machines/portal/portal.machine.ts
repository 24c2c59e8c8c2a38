import type { Place } from '#domain/navigation/place.ts'
import { FIRST_ARRANGEMENT } from '#domain/requests/arrangement.ts'

import { failureIn, fatalFailureIn } from '../support/failures.ts'
import { required } from '../support/required.ts'
import { request } from './portal.request.ts'
import { portalSetup } from './portal.setup.ts'
import type { PortalContext } from './portal.types.ts'

const areaInput = ({ context: { hasParticipantArea } }: { context: PortalContext }) => ({
  hasParticipantArea,
})

/**
 * O portal de quem entrou: primeiro a autorização, depois a tela que o endereço pede (core 2; D-07).
 * Each screen's chart lives exactly as long as its place; leaving the session ends them all.
 */
export const portalMachine = portalSetup.createMachine({
  id: 'portal',
  context: ({ input }) => ({
    ...input,
    cloud: null,
    open: null,
    arrangement: FIRST_ARRANGEMENT,
    justSent: null,
    drafts: [],
  }),
  initial: 'consenting',
  states: {
    consenting: {
      meta: { label: 'Pedindo a autorização', spec: 'core 1; D-07' },
      invoke: {
        id: 'consent',
        src: 'consent',
        input: ({ context }) => ({ participant: context.participant }),
        onDone: {
          target: 'visiting',
          actions: [{ type: 'keepCloud', params: ({ event }) => event.output }, 'goToPlace'],
        },
      },
    },
    visiting: {
      meta: { label: 'Visitando' },
      // Whatever is on screen: files go on their way, and any document can be opened.
      invoke: [
        {
          id: 'transfers',
          systemId: 'transfers',
          src: 'transfers',
          input: ({ context: { participant, cloud } }) => ({
            owner: { participant, cloud: required(cloud, 'cloud') },
          }),
        },
        { id: 'documentReader', src: 'documentReader' },
      ],
      initial: 'routing',
      on: {
        'place.changed': [
          // The echo of the portal's own address change loads nothing twice.
          { guard: { type: 'isSamePath', params: ({ event }) => event } },
          {
            target: '.routing',
            actions: [{ type: 'keepPlace', params: ({ event }) => event }, 'closeViewer'],
          },
        ],
      },
      states: {
        routing: {
          meta: { label: 'Indo para a tela' },
          always: [
            { guard: 'isList', target: 'list' },
            { guard: 'isTypes', target: 'types' },
            { guard: 'isRequest', target: 'request' },
            { guard: 'isView', target: 'view' },
            { guard: 'isNewDocument', target: 'newDocument' },
            { guard: 'isCloudPicker', target: 'cloudPicker' },
            { guard: 'isNoPassword', target: 'noPassword' },
            { guard: 'isAccessibility', target: 'accessibility' },
            { target: 'unknown' },
          ],
        },
        list: {
          meta: { label: 'Lista de requerimentos', spec: 'core 2' },
          invoke: [
            {
              id: 'requestList',
              src: 'requestList',
              input: ({ context }) => ({
                participant: context.participant,
                cloud: required(context.cloud, 'cloud'),
                arrangement: context.arrangement,
                justSent: context.justSent,
              }),
            },
            { id: 'participantArea', src: 'participantArea', input: areaInput },
          ],
          on: { 'list.arranged': { actions: { type: 'keepArrangement', params: ({ event }) => event } } },
          exit: 'forgetSent',
        },
        types: {
          meta: {
            label: 'Tipos de requerimento',
            help: 'Ao abrir um tipo, você lê para que ele serve. Para começar, clique em Iniciar requerimento. Onde você já tem um rascunho, pode continuar por ele.',
            spec: 'core 2',
          },
          invoke: [
            { id: 'participantArea', src: 'participantArea', input: areaInput },
            {
              id: 'loadDrafts',
              src: 'loadDrafts',
              input: ({ context }) => ({ cloudId: required(context.cloud, 'cloud').id }),
              onDone: {
                actions: { type: 'keepDrafts', params: ({ event }) => ({ requests: event.output }) },
              },
              // Types can be chosen without them: what fails is not told, unless the session is over.
              onError: [
                {
                  guard: { type: 'isExpired', params: failureIn },
                  actions: { type: 'reportTrouble', params: fatalFailureIn },
                },
                {},
              ],
            },
          ],
          exit: 'forgetDrafts',
        },
        request,
        view: {
          meta: { label: 'Leitura de um requerimento', spec: 'D-32' },
          invoke: {
            id: 'requestView',
            src: 'requestView',
            input: ({ context: { place, participant, reference } }) => {
              const { requestId } = place as Extract<Place, { screen: 'view' }>
              return { requestId, participant, reference }
            },
          },
        },
        newDocument: {
          meta: { label: 'Envio de um documento', spec: 'core 2; D-31' },
          invoke: {
            id: 'newDocument',
            src: 'newDocument',
            input: ({ context: { place, participant, reference, cloud } }) => ({
              place: place as Extract<Place, { screen: 'newDocument' }>,
              participant,
              reference,
              cloud: required(cloud, 'cloud'),
            }),
          },
        },
        cloudPicker: {
          meta: { label: 'Escolha de um documento da nuvem', spec: 'specialised 2' },
          invoke: {
            id: 'cloudPicker',
            src: 'cloudPicker',
            input: ({ context: { place, participant, cloud } }) => ({
              place: place as Extract<Place, { screen: 'cloudPicker' }>,
              participant,
              cloud: required(cloud, 'cloud'),
            }),
          },
        },
        noPassword: { meta: { label: 'Ajuda para quem não tem senha', spec: 'core 2' } },
        accessibility: { meta: { label: 'Declaração de acessibilidade' } },
        unknown: { meta: { label: 'Página que não existe' } },
      },
    },
  },
})
