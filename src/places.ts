import type { Place } from '#domain/navigation/place.ts'
import type { RequestScreen } from '#domain/requests/screens.ts'

/** Screens that hold one type only say so themselves: their address carries no type (core 2). */
const ONLY_TYPE: Partial<Record<RequestScreen, number>> = { '03': 11, '05': 16, '06': 10, '07': 15 }

/** Ways to say "no request yet" in an address (D-19). */
const NEW = ['novo', '0', 'undefined', 'null', '']

type Params = Readonly<Record<string, string | undefined>>

/** A whole number of an address, null when it is not said, undefined when it is something else. */
function numberIn(text: string | undefined): number | null | undefined {
  if (text === undefined) return null
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

function requestPlace(path: string, requestScreen: RequestScreen | null, params: Params): Place {
  const requestId = NEW.includes(params.id ?? '') ? null : numberIn(params.id)
  const typeId = numberIn(params.id_tipo_req) ?? (requestScreen ? (ONLY_TYPE[requestScreen] ?? null) : null)
  if (requestId === undefined) return { path, screen: 'unknown' }
  return { path, screen: 'request', requestScreen, requestId, typeId, step: numberIn(params.etapa) ?? null }
}

const requestRoute = (screen: RequestScreen) => ({
  pattern: `/requerimento${screen}/:id?/:id_tipo_req?/:etapa?`,
  place: (path: string, params: Params) => requestPlace(path, screen, params),
})

/** The route table (core 2; D-22, D-23, D-32); the first pattern that fits wins. */
const ROUTES: readonly {
  readonly pattern: string
  readonly place: (path: string, params: Params) => Place
}[] = [
  { pattern: '/', place: (path) => ({ path, screen: 'list' }) },
  { pattern: '/requerimentos', place: (path) => ({ path, screen: 'list' }) },
  { pattern: '/login/:code?', place: (path) => ({ path, screen: 'login' }) },
  { pattern: '/naotemsenha', place: (path) => ({ path, screen: 'noPassword' }) },
  { pattern: '/acessibilidade', place: (path) => ({ path, screen: 'accessibility' }) },
  { pattern: '/tiposreq', place: (path) => ({ path, screen: 'types' }) },
  requestRoute('01'),
  requestRoute('02'),
  requestRoute('03'),
  requestRoute('05'),
  requestRoute('06'),
  requestRoute('07'),
  { pattern: '/requerimento/:id/:etapa?', place: (path, params) => requestPlace(path, null, params) },
  {
    pattern: '/ver/:id',
    place: (path, params) => {
      const requestId = numberIn(params.id)
      return requestId ? { path, screen: 'view', requestId } : { path, screen: 'unknown' }
    },
  },
]

/** Every address there is, as patterns. */
export const PLACE_PATTERNS: readonly string[] = ROUTES.map(({ pattern }) => pattern)

/** '/ver/:id' as an expression with a group for each name; in capitals, or with a slash at its end, it is the same. */
const expressionOf = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/:(\w+)(\??)/g, '(?:/(?<$1>[^/]+))$2')}/?$`, 'i')

/** What an address of the portal means. */
export function placeOf(path: string): Place {
  // An empty segment stands for "no request yet" (D-19); the matcher would drop it.
  const spelled = path.replace(/\/\/+/g, '/novo/')
  for (const { pattern, place } of ROUTES) {
    const match = expressionOf(pattern).exec(spelled)
    if (match) return place(path, match.groups ?? {})
  }
  return { path, screen: 'unknown' }
}
