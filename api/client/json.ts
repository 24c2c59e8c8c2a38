/** A body that is not JSON: an HTML page, an empty body or an incomplete one. */
export const NOT_JSON = Symbol('not JSON')

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return NOT_JSON
  }
}
