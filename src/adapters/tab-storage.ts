/** The storage of the browser tab, or null where the browser forbids it: then to name it is an error already. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
