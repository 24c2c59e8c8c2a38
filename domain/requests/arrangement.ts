import { isEnded } from './status.ts'
import type { RequestSummary } from './summary.ts'

export type RequestTab = 'ongoing' | 'ended'

/** The part of the list on screen: ongoing or ended requests with `search` in their protocol, page from 0. */
export type Arrangement = {
  readonly tab: RequestTab
  readonly search: string
  readonly page: number
}

/** The list on its first visit. */
export const FIRST_ARRANGEMENT: Arrangement = { tab: 'ongoing', search: '', page: 0 }

/** Letters and digits only: a protocol may be copied with dots, hyphens or spaces. */
const comparable = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** The requests of one tab whose protocol contains `search`, in the given order. */
export function arranged<Request extends RequestSummary>(
  requests: readonly Request[],
  { tab, search }: Pick<Arrangement, 'tab' | 'search'>,
): readonly Request[] {
  const wanted = comparable(search)
  return requests.filter(
    ({ status, protocol }) => isEnded(status) === (tab === 'ended') && comparable(protocol).includes(wanted),
  )
}
