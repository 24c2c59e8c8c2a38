import { FIRST_LACKING } from '../forms/steps.ts'
import { kindOf, screenOf } from '../request-kinds/kinds.ts'
import { routes } from './routes.ts'

/** Where a new request of the type starts: '/requerimento01/novo/1' (D-19), or null when it cannot start here. */
export function startPath(typeId: number): string | null {
  const screen = screenOf(typeId)
  return screen === null ? null : routes.request[screen].build({ id: 'novo', id_tipo_req: typeId })
}

/** Where a saved request is edited, at a step when one is given (D-20, D-30). */
export function requestPath(
  { id, typeId }: { readonly id: number; readonly typeId: number },
  step?: number,
): string | null {
  const screen = screenOf(typeId)
  if (screen === null) return null
  return routes.request[screen].build(step === undefined ? { id } : { id, id_tipo_req: typeId, etapa: step })
}

/** Where a request that is not complete is gone on with; an acceptance has no steps. */
export const resumePath = (request: { readonly id: number; readonly typeId: number }): string | null =>
  requestPath(request, kindOf(request.typeId)?.form ? FIRST_LACKING : undefined)

const DOCUMENTS = 3

/**
 * Back to the documents of a request, on the screen of its type: at their step where its form has steps, by the path
 * that asks for the type where it is not known (D-20 to D-24, P-360).
 */
export function documentsPath(id: number, typeId: number | null): string {
  const path =
    typeId === null ? null : requestPath({ id, typeId }, kindOf(typeId)?.form ? DOCUMENTS : undefined)
  return path ?? routes.anyRequest.build({ id, etapa: DOCUMENTS })
}
