import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Runs before the portal's own scripts, and reports errors and violations of the policy. */
const REPORTER = `
  const report = (words) => navigator.sendBeacon('/reported', words)
  addEventListener('error', ({ message, filename }) => message && report('error: ' + message + ' ' + filename))
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection: ' + reason))
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    report('policy: ' + effectiveDirective + ' ' + blockedURI + ' ' + sourceFile))
`

export type ReportingServer = {
  readonly url: string
  /** Errors, rejections and violations of the content policy on every page so far. */
  readonly reports: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * A proxy that adds a script to the page and collects its reports: WebDriver alone cannot see what happens
 * before a page has loaded.
 */
export async function reportingFor(serverUrl: string): Promise<ReportingServer> {
  const reports: string[] = []

  function forward(asked: IncomingMessage, answer: ServerResponse) {
    // A compressed page cannot be extended.
    const { 'accept-encoding': _, ...headers } = asked.headers
    const onward = request(
      new URL(asked.url ?? '/', serverUrl),
      { method: asked.method, headers },
      (answered) => {
        if (answered.headers['content-type']?.startsWith('text/html')) {
          void addReporter(answered, answer)
        } else {
          answer.writeHead(answered.statusCode ?? 502, answered.headers)
          answered.pipe(answer)
        }
      },
    )
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }

  const server = createServer(async (asked, answer) => {
    if (asked.url === '/reporter.js') {
      answer.setHeader('Content-Type', 'text/javascript').end(REPORTER)
    } else if (asked.url === '/reported') {
      reports.push(await text(asked))
      answer.writeHead(204).end()
    } else forward(asked, answer)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function addReporter(page: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = page.headers
  const html = await text(page)
  answer.writeHead(page.statusCode ?? 502, headers)
  answer.end(html.replace('<head>', '<head><script src="/reporter.js"></script>'))
}
