import { isEnded } from './status.ts'
import type { RequestSummary } from './summary.ts'

export type RequestTab = 'ongoing' | 'ended'

/** What of the list is on screen: requests that go on or have ended, with a protocol like `search`, page from 0. */
export type Arrangement = {
  readonly tab: RequestTab
  readonly search: string
  readonly page: number
}

/** How the list is met for the first time. */
export const FIRST_ARRANGEMENT: Arrangement = { tab: 'ongoing', search: '', page: 0 }

/** Letters and digits alone count: a protocol is copied with dots, dashes or blanks, or without. */
const comparable = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()

/** The requests of one tab whose protocol has `search` in it, in the order given. */
export function arranged<Request extends RequestSummary>(
  requests: readonly Request[],
  { tab, search }: Pick<Arrangement, 'tab' | 'search'>,
): readonly Request[] {
  const wanted = comparable(search)
  return requests.filter(
    ({ status, protocol }) => isEnded(status) === (tab === 'ended') && comparable(protocol).includes(wanted),
  )
}
