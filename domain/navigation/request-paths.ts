import { FIRST_LACKING } from '../forms/steps.ts'
import { kindOf, screenOf } from '../request-kinds/kinds.ts'
import { routes } from './routes.ts'

/** The path of a new request of the type: '/requerimento01/novo/1' (D-19); null if it cannot start here. */
export function startPath(typeId: number): string | null {
  const screen = screenOf(typeId)
  return screen === null ? null : routes.request[screen].build({ id: 'novo', id_tipo_req: typeId })
}

/** The path for editing a saved request, at a step if one is given (D-20, D-30). */
export function requestPath(
  { id, typeId }: { readonly id: number; readonly typeId: number },
  step?: number,
): string | null {
  const screen = screenOf(typeId)
  if (screen === null) return null
  return routes.request[screen].build(step === undefined ? { id } : { id, id_tipo_req: typeId, etapa: step })
}

/** The path for continuing an incomplete request; an acceptance has no steps. */
export const resumePath = (request: { readonly id: number; readonly typeId: number }): string | null =>
  requestPath(request, kindOf(request.typeId)?.form ? FIRST_LACKING : undefined)

const DOCUMENTS = 3

/**
 * The path of a request's documents, on the screen of its type: at their step if its form has steps, and
 * through the resolver if the type is unknown (D-20 to D-24, P-360).
 */
export function documentsPath(id: number, typeId: number | null): string {
  const path =
    typeId === null ? null : requestPath({ id, typeId }, kindOf(typeId)?.form ? DOCUMENTS : undefined)
  return path ?? routes.anyRequest.build({ id, etapa: DOCUMENTS })
}
