import type { PrefetchedReads } from '#api/client/prefetched-reads.ts'
import { requestReads } from '#api/contract/first-reads.ts'

import { placeOf } from './adapters/place-of.ts'

/** A request that was read this long ago, in milliseconds, is read again: it may be open elsewhere too. */
const LIFETIME = 3_000

/** What says that a link of the list is about to be followed. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const

type Prefetching = Pick<PrefetchedReads, 'prefetch'> & {
  /** Loads the code of the form. */
  readonly loadForm: () => Promise<unknown>
}

/** Reads the request of a link of the list as soon as it is pointed at, pressed or focused (P-703). */
export function prefetchLinks({ prefetch, loadForm }: Prefetching): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== window.location.origin || placeOf(window.location.pathname).screen !== 'list') return
    const place = placeOf(link.pathname)
    if (place.screen === 'request') void loadForm()
    for (const { call, sent } of requestReads(place)) prefetch(call, sent, LIFETIME)
  }
  for (const sign of SIGNS) document.addEventListener(sign, look, { passive: true })
}
