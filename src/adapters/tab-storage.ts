/** Session storage, or null if forbidden: then even the property access throws. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
