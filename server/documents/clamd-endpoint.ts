export type ClamdEndpoint = { readonly host: string; readonly port: number } | { readonly path: string }

const DEFAULT_PORT = 3310

/** Parses `tcp://host:port` or `unix:/path/of/the.socket`; null for anything else. */
export function readClamdEndpoint(text: string): ClamdEndpoint | null {
  if (!URL.canParse(text)) return null
  const { protocol, hostname, port, pathname, username, search, hash } = new URL(text)
  if (username !== '' || search !== '' || hash !== '') return null
  if (protocol === 'unix:') return hostname === '' && pathname.length > 1 ? { path: pathname } : null
  if (protocol !== 'tcp:' || hostname === '' || !['', '/'].includes(pathname)) return null
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || DEFAULT_PORT) }
}
