import { loginPath } from '#domain/navigation/paths.ts'

const LOGIN_WITH_CODE = /^\/login\/([^/]+)\/?$/i

const IN_QUERY = ['code', 'token']

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * The single sign-on code of the initial URL, or null: `/login/{code}`, `?code=` or `?token=`, which is a
 * code too and never a bearer token (D-01). Removes it from URL and history at once, so that it is in no
 * later request, copied link or history entry.
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
