import { execFileSync } from 'node:child_process'

const ACCOUNTS = ['postgres', 'nobody']

/** @typedef {{ uid: number, gid: number }} Account */

/**
 * The account that runs PostgreSQL, which refuses to run as root; null: the current one.
 * @returns {Account | null}
 */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return null
  for (const name of ACCOUNTS) {
    const account = accountOf(name)
    if (account) return account
  }
  throw new Error(`PostgreSQL refuses to be run by root, and none of ${ACCOUNTS.join(', ')} exists here.`)
}

/** @param {string} name */
function accountOf(name) {
  /** @param {string} option */
  const id = (option) => Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return null
  }
}
