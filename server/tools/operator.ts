import { userInfo } from 'node:os'

/** The account of the machine that runs the command; of `sudo`, the one that called it. */
export function operator(): string {
  const { SUDO_USER } = process.env
  if (SUDO_USER) return SUDO_USER
  try {
    return userInfo().username
  } catch {
    // An account without an entry in the list of users, as in a container.
    return `uid ${process.getuid?.()}`
  }
}
