import type { RequestScreen } from '../requests/screens.ts'

/** A place of the portal: what an address means (core 2). `path` is the address itself, for coming back to it. */
export type Place = { readonly path: string } & (
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
  | { readonly screen: 'unknown' }
)

export type RequestPlace = Extract<Place, { screen: 'request' }>

/** Reached without a session (D-04). */
export const isPublic = (place: Place) => isEntrance(place) || place.screen === 'accessibility'

/** What only somebody without a session needs: a session that begins there leads elsewhere. */
export const isEntrance = ({ screen }: Place) => screen === 'login' || screen === 'noPassword'
