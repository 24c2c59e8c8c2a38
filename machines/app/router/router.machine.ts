import { assign, sendTo, setup } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { callbackPort } from '../../support/port.ts'
import { type RouteWanted, toSession } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import type { HistoryCommand, RouterContext, RouterEvent } from './router.types.ts'

/**
 * Connects the charts and the browser's history (D-05, D-30). Charts navigate with `route.wanted`; the
 * session gets each place once, with whether a chart navigated. Navigation is blocked while a chart asks
 * about unsaved answers.
 */
export const routerMachine = setup({
  types: {} as { context: RouterContext; events: RouterEvent; meta: ChartMeta },
  actors: { history: callbackPort<HistoryCommand>('history') },
  actions: {
    setPath: assign({ path: (_, { place }: { place: Place }) => place.path }),
    setHeading: assign({ heading: (_, { path }: { path: string }) => path }),
    clearHeading: assign({ heading: null }),
    navigate: sendTo('history', (_, { path, replace, leaving }: Omit<RouteWanted, 'type'>) => ({
      type: 'navigate' as const,
      path,
      replace,
      leaving,
    })),
    proceed: sendTo('history', { type: 'proceed' } as const),
    reset: sendTo('history', { type: 'reset' } as const),
    sendPlace: sendTo(toSession, ({ context }, { place }: { place: Place }) => ({
      type: 'place.changed' as const,
      place,
      isWanted: place.path === context.heading,
    })),
    sendCode: sendTo(toSession, (_, { code }: { code: string }) => ({ type: 'code.arrived' as const, code })),
    sendBlocked: sendTo(toSession, (_, { place }: { place: Place }) => ({
      type: 'navigation.blocked' as const,
      place,
    })),
  },
  guards: {
    isElsewhere: ({ context: { path, heading } }, wanted: { path: string }) =>
      wanted.path !== (heading ?? path),
    isOnScreen: ({ context: { path, heading } }, { place }: { place: Place }) =>
      heading === null && place.path === path,
  },
}).createMachine({
  id: 'router',
  context: { path: null, heading: null },
  invoke: { id: 'history', src: 'history' },
  on: {
    'code.arrived': { actions: withEvent('sendCode') },
    'route.wanted': {
      guard: withEvent('isElsewhere'),
      target: '.navigating',
      actions: [withEvent('setHeading'), withEvent('navigate')],
    },
    'navigation.blocked': { target: '.blocked', actions: withEvent('sendBlocked') },
    'location.changed': [
      // A link to the current page.
      { guard: withEvent('isOnScreen'), target: '.idle' },
      { target: '.idle', actions: [withEvent('setPath'), withEvent('sendPlace')] },
    ],
  },
  initial: 'idle',
  states: {
    idle: { meta: { label: 'Mostrando o endereço' }, entry: 'clearHeading' },
    navigating: { meta: { label: 'Indo para outro endereço' } },
    blocked: {
      meta: { label: 'Esperando a resposta antes de sair da tela' },
      entry: 'clearHeading',
      on: {
        'navigation.released': { target: 'idle', actions: 'proceed' },
        'navigation.dismissed': { target: 'idle', actions: 'reset' },
      },
    },
  },
})
