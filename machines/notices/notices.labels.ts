import type { ChartLabels } from '../support/chart-meta.ts'

export const noticesLabels = {
  events: {
    'notice.given': 'chega um aviso',
    'attention.gained': 'o participante olha o aviso',
    'attention.lost': 'o participante deixa o aviso',
    'notice.dismissed': 'o participante fecha o aviso',
    'xstate.after.noticeTime.notices.showing': 'passa o tempo do aviso',
  },
  guards: {},
} satisfies ChartLabels
