import * as v from 'valibot'

import type { RequestScreen } from '../request-kinds/kinds.ts'
import type { Place, PlaceFacts } from './place.ts'

type Segment<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? Head | Segment<Tail> : Path

type Named<Part extends string> = Part extends `:${infer Name}` ? Name : never

type NameIn<Path extends string> = Named<Segment<Path>>

type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never

/** The parameters of `build`: '/ver/:id' needs `id`; in '/docs/:id_requerimento?' it is optional. */
type Filling<Path extends string> = {
  readonly [Name in Exclude<NameIn<Path>, `${string}?`>]: string | number
} & { readonly [Name in Optional<NameIn<Path>>]?: string | number }

/** Parameters of a URL as a router provides them. */
export type RawParams = Readonly<Record<string, string | undefined>>

export type Route<Path extends string = string> = {
  /** In the syntax of react-router, with the parameter names of the specification. */
  readonly path: Path
  /** The meaning of a URL of this route; the screen 'unknown' if a parameter is malformed. */
  readonly parse: (url: string, params: RawParams) => Place
  readonly build: (params: Filling<Path>) => string
}

function route<const Path extends string, Params extends v.ObjectEntries>(
  path: Path,
  params: Params,
  place: (params: v.InferOutput<v.ObjectSchema<Params, undefined>>) => PlaceFacts,
): Route<Path> {
  const schema = v.object(params)
  return {
    path,
    parse(url, raw) {
      const parsed = v.safeParse(schema, raw)
      return { path: url, ...(parsed.success ? place(parsed.output) : { screen: 'unknown' }) }
    },
    build: (filling) =>
      path.replace(/\/:(\w+)\??/g, (_, name: string) => {
        const value = (filling as Readonly<Record<string, string | number | undefined>>)[name]
        return value === undefined ? '' : `/${value}`
      }) || '/',
  }
}

const WHOLE = /^[1-9]\d{0,14}$/
const whole = v.pipe(v.string(), v.regex(WHOLE), v.transform(Number))
const optional = v.optional(whole)

/** The type and the step in a URL are hints: the request itself determines both (D-21, D-30). */
const hint = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (WHOLE.test(text) ? Number(text) : null)),
  ),
)

/** 0 is the first incomplete step (P-369). */
const stepHint = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : null)),
  ),
)

/** The values in a URL for a request that does not exist yet; links use 'novo' (D-19). */
const NEW = 'novo'
const newOrId = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(?:novo|0|undefined|null|[1-9]\d{0,14})$/),
    v.transform((text) => Number(text) || null),
  ),
  NEW,
)

/** An empty segment would mean the same (D-19), but no route matches it. */
export const withoutEmptySegments = (url: string) => url.replace(/\/\/+/g, `/${NEW}/`)

/** Screens for one type only: the type follows from the screen, whatever the URL contains (D-28). */
const ONLY_TYPE: Partial<Record<RequestScreen, number>> = { '03': 11, '05': 16, '06': 10, '07': 15 }

const requestRoute = <Screen extends RequestScreen>(screen: Screen) =>
  route(
    `/requerimento${screen}/:id?/:id_tipo_req?/:etapa?`,
    { id: newOrId, id_tipo_req: hint, etapa: stepHint },
    ({ id, id_tipo_req, etapa }) => ({
      screen: 'request',
      requestScreen: screen,
      requestId: id,
      typeId: ONLY_TYPE[screen] ?? id_tipo_req ?? null,
      step: etapa ?? null,
    }),
  )

/** The screens of requests, by the number in their path. */
const requestRoutes = {
  '01': requestRoute('01'),
  '02': requestRoute('02'),
  '03': requestRoute('03'),
  '05': requestRoute('05'),
  '06': requestRoute('06'),
  '07': requestRoute('07'),
} satisfies Record<RequestScreen, Route>

const list = route('/', {}, () => ({ screen: 'list' }))
const login = route('/login/:code?', { code: v.optional(v.string()) }, () => ({ screen: 'login' }))
const noPassword = route('/naotemsenha', {}, () => ({ screen: 'noPassword' }))
const accessibility = route('/acessibilidade', {}, () => ({ screen: 'accessibility' }))
const types = route('/tiposreq', {}, () => ({ screen: 'types' }))

/** A request of unknown type; the server knows it (D-22). */
const anyRequest = route('/requerimento/:id/:etapa?', { id: newOrId, etapa: hint }, ({ id, etapa }) => ({
  screen: 'request',
  requestScreen: null,
  requestId: id,
  typeId: null,
  step: etapa ?? null,
}))

/** Any request of the participant, read-only (D-32). */
const view = route('/ver/:id', { id: whole }, ({ id }) => ({ screen: 'view', requestId: id }))

/** An upload, for a row of a request or into the cloud only (D-31). */
const newDocument = route(
  '/novo/:id?/:requer?/:id_req_doc?',
  { id: optional, requer: optional, id_req_doc: optional },
  ({ id = null, requer = null, id_req_doc = null }) => ({
    screen: 'newDocument',
    documentTypeId: id,
    requestId: requer,
    rowId: id_req_doc,
    isComplementary: false,
  }),
)

const newComplementary = route('/novocomplementar/:id?', { id: optional }, ({ id = null }) => ({
  screen: 'newDocument',
  documentTypeId: null,
  requestId: id,
  rowId: null,
  isComplementary: id !== null,
}))

const rowParams = { id_tipo_documento: whole, id_requerimento: whole, tipo_requerimento: v.string() }

const rowPicker = route(
  '/docsportipo/:id_tipo_documento/:id_requerimento/:id_req_doc/:tipo_requerimento',
  { ...rowParams, id_req_doc: whole },
  ({ id_tipo_documento, id_requerimento, id_req_doc }) => ({
    screen: 'cloudPicker',
    row: { documentTypeId: id_tipo_documento, rowId: id_req_doc, dependantId: null },
    requestId: id_requerimento,
  }),
)

const beneficiaryRowPicker = route(
  '/docsbnfportipo/:id_tipo_documento/:id_requerimento/:id_req_bnf_doc/:id_dependente/:tipo_requerimento',
  { ...rowParams, id_req_bnf_doc: whole, id_dependente: whole },
  ({ id_tipo_documento, id_requerimento, id_req_bnf_doc, id_dependente }) => ({
    screen: 'cloudPicker',
    row: { documentTypeId: id_tipo_documento, rowId: id_req_bnf_doc, dependantId: id_dependente },
    requestId: id_requerimento,
  }),
)

/** The participant's cloud, for a complementary document of a request or for viewing. */
const cloud = route(
  '/docs/:id_requerimento?',
  { id_requerimento: optional },
  ({ id_requerimento = null }) => ({
    screen: 'cloudPicker',
    row: null,
    requestId: id_requerimento,
  }),
)

/** The routes with links to them. */
export const routes = {
  list,
  login,
  noPassword,
  accessibility,
  types,
  request: requestRoutes,
  anyRequest,
  view,
  newDocument,
  newComplementary,
  rowPicker,
  beneficiaryRowPicker,
  cloud,
}

/** Every route of the portal (D-22 to D-24, D-31, D-32). */
export const allRoutes: readonly Route[] = [
  list,
  route('/requerimentos', {}, () => ({ screen: 'list' })),
  login,
  noPassword,
  route('/visitante', {}, () => ({ screen: 'noPassword' })),
  accessibility,
  types,
  ...Object.values(requestRoutes),
  anyRequest,
  view,
  newDocument,
  newComplementary,
  rowPicker,
  beneficiaryRowPicker,
  cloud,
]
