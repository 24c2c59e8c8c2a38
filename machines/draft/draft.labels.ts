import type { ChartLabels } from '../support/chart-meta.ts'

export const draftLabels = {
  events: {
    'draft.changed': 'o formulário muda',
    'draft.restored': 'o que foi digitado volta ao formulário',
    'draft.settled': 'o servidor tem tudo',
    'draft.dropped': 'o que foi digitado é dispensado',
    'draft.kept': 'a aba guardou o rascunho',
    'draft.refused': 'a aba não guarda nada',
  },
  guards: {},
} satisfies ChartLabels
