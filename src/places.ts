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

/** Numbers of an address by their names, or undefined where one of them is something else. */
function numbersIn(params: Params): Readonly<Record<string, number | null>> | undefined {
  const entries = Object.entries(params).map(([name, text]) => [name, numberIn(text)] as const)
  if (entries.some(([, number]) => number === undefined)) return undefined
  return Object.fromEntries(entries) as Record<string, number | null>
}

function newDocumentPlace(path: string, params: Params, isComplementary: boolean): Place {
  const numbers = numbersIn(params)
  if (!numbers) return { path, screen: 'unknown' }
  const { id = null, requer = null, id_req_doc: rowId = null } = numbers
  return isComplementary
    ? {
        path,
        screen: 'newDocument',
        documentTypeId: null,
        requestId: id,
        rowId: null,
        isComplementary: id !== null,
      }
    : { path, screen: 'newDocument', documentTypeId: id, requestId: requer, rowId, isComplementary: false }
}

/** What the address says of the type of request is only a hint: the request itself knows (D-21). */
function rowPickerPlace(path: string, { tipo_requerimento, ...params }: Params): Place {
  const numbers = numbersIn(params)
  const {
    id_tipo_documento: documentTypeId,
    id_requerimento: requestId,
    id_dependente: dependantId = null,
  } = numbers ?? {}
  const rowId = numbers?.id_req_doc ?? numbers?.id_req_bnf_doc
  if (!documentTypeId || !requestId || !rowId) return { path, screen: 'unknown' }
  return { path, screen: 'cloudPicker', row: { documentTypeId, rowId, dependantId }, requestId }
}

const requestRoute = (screen: RequestScreen) => ({
  pattern: `/requerimento${screen}/:id?/:id_tipo_req?/:etapa?`,
  place: (path: string, params: Params) => requestPlace(path, screen, params),
})

/** The route table (core 2, specialised 2; D-22 to D-24, D-31, D-32); the first pattern that fits wins. */
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
  {
    pattern: '/novo/:id?/:requer?/:id_req_doc?',
    place: (path, params) => newDocumentPlace(path, params, false),
  },
  { pattern: '/novocomplementar/:id?', place: (path, params) => newDocumentPlace(path, params, true) },
  {
    pattern: '/docsportipo/:id_tipo_documento/:id_requerimento/:id_req_doc/:tipo_requerimento',
    place: rowPickerPlace,
  },
  {
    pattern:
      '/docsbnfportipo/:id_tipo_documento/:id_requerimento/:id_req_bnf_doc/:id_dependente/:tipo_requerimento',
    place: rowPickerPlace,
  },
  {
    pattern: '/docs/:id_requerimento?',
    place: (path, { id_requerimento }) => {
      const requestId = numberIn(id_requerimento)
      return requestId === undefined
        ? { path, screen: 'unknown' }
        : { path, screen: 'cloudPicker', row: null, requestId }
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
