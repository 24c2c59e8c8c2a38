import type { RequestScreen } from '../request-kinds/kinds.ts'

/** A place of the portal: what a URL means. `path` is the URL's own path, for coming back to it. */
export type Place = { readonly path: string } & PlaceFacts

/** The screen of a place, and what it needs to know. */
export type PlaceFacts =
  | { readonly screen: 'login' }
  | { readonly screen: 'noPassword' }
  | { readonly screen: 'accessibility' }
  | { readonly screen: 'list' }
  | { readonly screen: 'types' }
  | {
      readonly screen: 'request'
      /** null: the resolver /requerimento/:id, which asks the server for the type (D-22). */
      readonly requestScreen: RequestScreen | null
      /** null: a new request of `typeId`. */
      readonly requestId: number | null
      readonly typeId: number | null
      /** 1 to 3 as asked for in the address; null when not said. */
      readonly step: number | null
    }
  | { readonly screen: 'view'; readonly requestId: number }
  | ({ readonly screen: 'newDocument' } & NewDocumentPlace)
  | ({ readonly screen: 'cloudPicker' } & CloudPickerPlace)
  | { readonly screen: 'unknown' }

/** /novo and /novocomplementar: a file is sent away from the form (D-31). */
export type NewDocumentPlace = {
  readonly documentTypeId: number | null
  /** null: the file goes into the cloud and nowhere else. */
  readonly requestId: number | null
  /** The row of the request (`id_req_doc`) that it is for; null: for none. */
  readonly rowId: number | null
  /** It is one more document of the request, which did not ask for it. */
  readonly isComplementary: boolean
}

/** /docsportipo, /docsbnfportipo and /docs: a document of the cloud is chosen. */
export type CloudPickerPlace = {
  /** null: of any type, for a request that did not ask for it. */
  readonly row: {
    readonly documentTypeId: number
    /** `id_req_doc`, or `id_req_bnf_doc` where there is a dependant. */
    readonly rowId: number
    readonly dependantId: number | null
  } | null
  /** null: the cloud is only looked at. */
  readonly requestId: number | null
}

export type RequestPlace = Extract<Place, { screen: 'request' }>

/** A place with a session: where the login is shown, there is no portal. */
export type PortalPlace = Exclude<Place, { screen: 'login' }>

export const isLogin = (place: Place): place is Exclude<Place, PortalPlace> => place.screen === 'login'

/** Reached without a session (D-04). */
export const isPublic = ({ screen }: Place) => ['login', 'noPassword', 'accessibility'].includes(screen)
