import type { InputFrom, SnapshotFrom } from 'xstate'
import type { Arrangement } from '#domain/requests/arrangement.ts'
import { consentInput, type screensMachine } from '#machines/app/screens/index.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { places } from '#tools/samples/places.ts'
import { emptyReference } from '#tools/samples/reference.ts'

export const input: InputFrom<typeof screensMachine> = {
  participant,
  reference: { ...emptyReference, plans: [{ id: 1, name: 'Plano 1' }], maxFileMb: 5 },
  place: places.list,
  hasParticipantArea: true,
}

export const staffInput: typeof input = {
  ...input,
  participant: { ...participant, cpf: '81940527341', name: 'Teresa Quadros', personId: 502, roleId: 1 },
}

const secondPageOfEnded: Arrangement = { tab: 'ended', search: '', page: 1 }

const visits = <Screen extends string, Place extends { readonly screen: Screen }>(
  place: Place & { readonly screen: Screen },
) => ({ type: `visited.${place.screen}` as const, place })

export const cases = {
  'autoriza o uso dos documentos': { type: 'consent.granted', cloud },
  'não se pede a autorização': { type: 'consent.notAsked' },
  'volta sem autorizar': { type: 'consent.declined' },
  'pede os próprios requerimentos': { type: 'consent.wanted' },
  'retira a autorização': { type: 'consent.withdrawn' },
  'vai à lista': visits(places.list),
  'vai aos tipos': visits(places.types),
  'começa um requerimento': visits(places.newRequest),
  'abre o requerimento 17': visits(places.request17),
  'abre o aceite 19': visits(places.acceptance),
  'vai aos documentos do 17': visits(places.documentsOf17),
  'lê o requerimento 17': visits(places.reading),
  'envia um documento para o 17': visits(places.sending),
  'escolhe na nuvem para o 17': visits(places.picking),
  'vai à ajuda sobre a senha': visits(places.noPassword),
  'vai à declaração de acessibilidade': visits(places.accessibility),
  'vai a um endereço que não existe': visits(places.nowhere),
  'a navegação à lista espera': { type: 'navigation.blocked', place: places.list },
  'a aba do navegador ainda guarda o requerimento 17': {
    type: 'sent.recalled',
    sent: { requestId: 17, protocol: '2026000017' },
  },
  'o aviso do envio foi fechado': { type: 'sent.dismissed' },
  'a lista mostra os encerrados': { type: 'list.arranged', arrangement: secondPageOfEnded },
  'o requerimento 17 é enviado': { type: 'request.sent', requestId: 17, protocol: '2026000017' },
} as const

/** What staff do until they have a cloud; with one the screens are those of everybody. */
export const casesOfStaff = {
  'não se pede a autorização': cases['não se pede a autorização'],
  'autoriza o uso dos documentos': cases['autoriza o uso dos documentos'],
  'volta sem autorizar': cases['volta sem autorizar'],
  'pede os próprios requerimentos': cases['pede os próprios requerimentos'],
  'vai à lista': cases['vai à lista'],
  'vai aos tipos': cases['vai aos tipos'],
  'abre o requerimento 17': cases['abre o requerimento 17'],
  'abre o aceite 19': cases['abre o aceite 19'],
  'lê o requerimento 17': cases['lê o requerimento 17'],
  'envia um documento para o 17': cases['envia um documento para o 17'],
  'escolhe na nuvem para o 17': cases['escolhe na nuvem para o 17'],
  'vai à ajuda sobre a senha': cases['vai à ajuda sobre a senha'],
  'vai à declaração de acessibilidade': cases['vai à declaração de acessibilidade'],
  'vai a um endereço que não existe': cases['vai a um endereço que não existe'],
} as const

/** The consent ends without a cloud where it does not ask, or staff decline; without one it is wanted, and cannot be withdrawn. */
export function isPossible(
  { context }: SnapshotFrom<typeof screensMachine>,
  event: (typeof cases)[keyof typeof cases],
): boolean {
  if (event.type === 'consent.wanted') return context.cloud === null
  if (event.type === 'consent.withdrawn') return context.cloud !== null
  const { asks } = consentInput({ context })
  if (event.type === 'consent.declined') return asks && context.participant.roleId !== null
  return event.type !== 'consent.notAsked' || !asks
}
