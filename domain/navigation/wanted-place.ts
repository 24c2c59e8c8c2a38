import { listPath } from './paths.ts'
import { isLogin, isPublic, type Place, type PortalPlace } from './place.ts'

/** A private place that was requested without a session, or at which a session ended (D-05). */
export type WantedPlace = {
  readonly place: Place
  /** CPF (digits) of the session that ended there; null if there was none. */
  readonly cpf: string | null
}

/** The place where the person with that CPF continues: the private place on screen, else the wanted one. */
export function wantedAt(
  place: Place | null,
  cpf: string | null,
  before: WantedPlace | null,
): WantedPlace | null {
  const wanted = place !== null && !isPublic(place) ? place : before?.place
  return wanted === undefined ? null : { place: wanted, cpf: cpf ?? before?.cpf ?? null }
}

const HOME: PortalPlace = { screen: 'list', path: listPath }

/**
 * The first place of a session: the one requested before the login, else that of the URL, else the list
 * (D-05).
 */
export function destinationOf(wanted: WantedPlace | null, place: Place | null): PortalPlace {
  const destination = wanted?.place ?? place ?? HOME
  return isLogin(destination) ? HOME : destination
}
