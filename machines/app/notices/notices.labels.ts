import { chartOf } from '../../support/chart-labels.ts'
import { noticesMachine } from './notices.machine.ts'

export const chart = chartOf(noticesMachine, {
  title: 'Avisos',
  purpose: 'Mostra avisos que somem sozinhos, a menos que o participante olhe para eles.',
  screen: null,
  events: {
    'notice.given': 'chega um aviso',
    'attention.gained': 'o participante olha o aviso',
    'attention.lost': 'o participante deixa o aviso',
    'notice.dismissed': 'o participante fecha o aviso',
    'xstate.after.noticeTime.notices.showing': 'passa o tempo do aviso',
  },
  guards: {},
  actions: { setNotice: 'guarda o aviso' },
  delays: { noticeTime: 'tempo do aviso' },
  actors: {},
})
