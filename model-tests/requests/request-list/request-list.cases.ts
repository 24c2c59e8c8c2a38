import type { ListedRequest } from '#domain/requests/summary.ts'
import type { RequestListInput } from '#machines/requests/request-list/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { loadedWith } from '#tools/samples/query-outcomes.ts'
import { emptyReference } from '#tools/samples/reference.ts'

/** The oldest of the twelve. */
export const justSent = { requestId: 101, protocol: '2026000007' }

export const input: RequestListInput = {
  participant,
  cloud,
  reference: emptyReference,
  arrangement: { tab: 'ongoing', search: '', page: 0 },
  justSent: null,
}

export const summary = (change: Partial<ListedRequest> & { id: number }): ListedRequest => ({
  typeId: 1,
  typeName: 'Benefício de aposentadoria',
  planName: 'Plano Um',
  protocol: `2026-${change.id}`,
  requestedAt: '2026-10-05',
  status: 'A',
  statusName: 'Em análise',
  correctionRequest: '',
  ...change,
})

/** Requests that wait for the participant, by their month. */
const turns: Readonly<Record<number, Partial<ListedRequest>>> = {
  12: { status: 'L', statusName: 'Em elaboração' },
  11: {
    status: 'E',
    statusName: 'Em exigência',
    correctionRequest: 'O comprovante de residência está ilegível.',
  },
  9: {
    typeId: 16,
    typeName: 'Aceite de alteração de beneficiários',
    status: 'X',
    statusName: 'Aceite',
    correctionRequest:
      'A mudança de beneficiários altera o valor do seu benefício. Veja o novo valor e responda se o aceita.',
  },
}

/** One per month, oldest first, so that only the chart can have made the order on screen. */
const twelve = Array.from({ length: 12 }, (_, index) => {
  const number = index + 1
  const month = String(number).padStart(2, '0')
  return summary({
    id: 100 + number,
    requestedAt: `2025-${month}-15`,
    protocol: `2025-${month}`,
    ...turns[number],
  })
})

const ended = [
  summary({ id: 91, requestedAt: '2024-03-15', protocol: '2024-03', status: 'D', statusName: 'Deferido' }),
  summary({ id: 92, requestedAt: '2024-10-15', protocol: '2024-10', status: 'N', statusName: 'Cancelado' }),
]

export const twelveAndTwo: readonly ListedRequest[] = [...twelve, ...ended]

export const cases = {
  'chegam doze em andamento e dois encerrados': {
    type: 'xstate.done.actor.loadRequests',
    output: loadedWith(twelveAndTwo),
  },
  'não chega nenhum requerimento': { type: 'xstate.done.actor.loadRequests', output: loadedWith([]) },
  'vai à próxima página': { type: 'nextPage.chosen' },
  'volta à página anterior': { type: 'previousPage.chosen' },
  'escolhe os encerrados': { type: 'tab.chosen', tab: 'ended' },
  'escolhe os em andamento': { type: 'tab.chosen', tab: 'ongoing' },
  'fecha o aviso do envio': { type: 'sent.dismissed' },
  'copia o protocolo': { type: 'protocol.copied' },
  'o navegador não copia o protocolo': { type: 'protocol.notCopied' },
  'busca um protocolo': { type: 'search.typed', text: '-10' },
} as const
