const LOWEST = [20, 19]

/**
 * Exits with a clear message if Node is too old.
 * @param {string} version as in process.versions.node
 */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [lowestMajor = 0, lowestMinor = 0] = LOWEST
  if (major > lowestMajor || (major === lowestMajor && minor >= lowestMinor)) return
  console.error(`This project needs Node ${LOWEST.join('.')} or newer; this is Node ${version}.`)
  process.exit(1)
}
