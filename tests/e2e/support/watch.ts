import type { BrowserContext, Page } from '@playwright/test'

/** The browser's message for a failed response; journeys cause such responses on purpose. */
const REFUSED_ANSWER = /^Failed to load resource: /

/**
 * Collects what no page of a browser may cause: uncaught errors, console errors, violations of the content
 * policy. The list grows while the pages are open.
 */
export async function watch(context: BrowserContext): Promise<string[]> {
  const pageErrors: string[] = []
  context.on('weberror', (thrown) => pageErrors.push(`thrown: ${thrown.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' || REFUSED_ANSWER.test(message.text())) return
    pageErrors.push(`console: ${message.text()}`)
  })
  await context.exposeBinding('reportViolation', (_source, violation: string) => {
    pageErrors.push(`policy: ${violation}`)
  })
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return pageErrors
}

/** Returns a function that lists every URL of the pages or of their calls that contained a bearer token. */
export function watchUrls(context: BrowserContext): () => string[] {
  const urls = new Set<string>()
  const tokens = new Set<string>()
  context.on('request', (request) => {
    urls.add(request.url())
    const token = /^Bearer (.+)$/.exec(request.headers().authorization ?? '')?.[1]
    if (token) tokens.add(token)
  })
  context.on('page', (page: Page) => page.on('framenavigated', (frame) => urls.add(frame.url())))
  return () => [...urls].filter((url) => [...tokens].some((token) => url.includes(token)))
}
