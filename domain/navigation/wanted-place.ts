import { listPath } from './paths.ts'
import { isLogin, isPublic, type Place, type PortalPlace } from './place.ts'

/** A private place that was asked for without a session, or where one ended (D-05). */
export type WantedPlace = {
  readonly place: Place
  /** CPF (digits) of the session that ended there; null: there was none. */
  readonly cpf: string | null
}

/** Where the person with that CPF wants to go on: the private place on screen, else what was wanted before. */
export function wantedAt(
  place: Place | null,
  cpf: string | null,
  before: WantedPlace | null,
): WantedPlace | null {
  const wanted = place !== null && !isPublic(place) ? place : before?.place
  return wanted === undefined ? null : { place: wanted, cpf: cpf ?? before?.cpf ?? null }
}

const HOME: PortalPlace = { screen: 'list', path: listPath }

/** Where a session begins: what was asked for before the login, else where the browser is, else the list (D-05). */
export function destinationOf(wanted: WantedPlace | null, place: Place | null): PortalPlace {
  const destination = wanted?.place ?? place ?? HOME
  return isLogin(destination) ? HOME : destination
}
