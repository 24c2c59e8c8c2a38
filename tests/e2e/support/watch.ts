import type { BrowserContext, Page } from '@playwright/test'

/** What the browser says of an answer that is no success; journeys ask for such answers on purpose. */
const REFUSED_ANSWER = /^Failed to load resource: /

/**
 * Watches over every page of a browser and lists what none may bring about: an error that was thrown, an error on the
 * console, a violation of the content policy. The list grows while the pages live.
 */
export async function watch(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  context.on('weberror', (thrown) => complaints.push(`thrown: ${thrown.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' || REFUSED_ANSWER.test(message.text())) return
    complaints.push(`console: ${message.text()}`)
  })
  await context.exposeBinding('reportViolation', (_source, violation: string) => {
    complaints.push(`policy: ${violation}`)
  })
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return complaints
}

/** Answers, when asked, every address of the pages or of their calls so far that holds a bearer token of theirs. */
export function watchAddresses(context: BrowserContext): () => string[] {
  const addresses = new Set<string>()
  const tokens = new Set<string>()
  context.on('request', (request) => {
    addresses.add(request.url())
    const token = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1]
    if (token) tokens.add(token)
  })
  context.on('page', (page: Page) => page.on('framenavigated', (frame) => addresses.add(frame.url())))
  return () => [...addresses].filter((address) => [...tokens].some((token) => address.includes(token)))
}
