import type { RequestScreen } from '../request-kinds/kinds.ts'

/** A place of the portal: the meaning of a URL. `path` is the path of that URL, for returning to it. */
export type Place = { readonly path: string } & PlaceFacts

/** The screen of a place, and its parameters. */
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
      /** The number in the URL, 0 to 3; null without one. */
      readonly step: number | null
    }
  | { readonly screen: 'view'; readonly requestId: number }
  | ({ readonly screen: 'newDocument' } & NewDocumentPlace)
  | ({ readonly screen: 'cloudPicker' } & CloudPickerPlace)
  | { readonly screen: 'unknown' }

/** /novo and /novocomplementar: an upload outside the form (D-31). */
export type NewDocumentPlace = {
  readonly documentTypeId: number | null
  /** null: only into the cloud. */
  readonly requestId: number | null
  /** The row of the request (`id_req_doc`); null without one. */
  readonly rowId: number | null
  /** A further document that the request did not require. */
  readonly isComplementary: boolean
}

/** /docsportipo, /docsbnfportipo and /docs: the choice of a document of the cloud. */
export type CloudPickerPlace = {
  /** null: any type, for a complementary document. */
  readonly row: {
    readonly documentTypeId: number
    /** `id_req_doc`, or `id_req_bnf_doc` with a dependant. */
    readonly rowId: number
    readonly dependantId: number | null
  } | null
  /** null: the cloud is only viewed. */
  readonly requestId: number | null
}

export type RequestPlace = Extract<Place, { screen: 'request' }>

/** A place that needs a session; the login is not part of the portal. */
export type PortalPlace = Exclude<Place, { screen: 'login' }>

export const isLogin = (place: Place): place is Exclude<Place, PortalPlace> => place.screen === 'login'

/** Available without a session (D-04). */
export const isPublic = ({ screen }: Place) => ['login', 'noPassword', 'accessibility'].includes(screen)
