import { loginPath } from '#domain/navigation/paths.ts'

const LOGIN_WITH_CODE = /^\/login\/([^/]+)\/?$/i

/** Names under which the query may carry the code. */
const IN_QUERY = ['code', 'token']

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The single sign-on code that the browser came with, or null: `/login/{code}`, else `?code=`, else `?token=`, which
 * is a code too and never a bearer (D-01). It is taken out of the address and of the history at once, so that no
 * later request, copied link or Back carries it.
 */
export function takeCode(
  { href }: Pick<Location, 'href'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  const url = new URL(href)
  const inPath = LOGIN_WITH_CODE.exec(url.pathname)?.[1]
  const codes = [decoded(inPath ?? ''), ...IN_QUERY.map((name) => url.searchParams.get(name) ?? '')]
  if (inPath === undefined && IN_QUERY.every((name) => !url.searchParams.has(name))) return null

  if (inPath !== undefined) url.pathname = loginPath
  for (const name of IN_QUERY) url.searchParams.delete(name)
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  return codes.find((code) => code !== '') ?? null
}
