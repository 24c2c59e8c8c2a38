import { readFileSync } from 'node:fs'

import { version } from '../../package.json'

/** Written by `npm run package` into the folder that the server is started in. */
const COMMIT_FILE = 'COMMIT'

export type BuildInfo = {
  readonly version: string
  /** '' if unknown, as in a clone. */
  readonly commit: string
}

export function buildInfo(commitFile = COMMIT_FILE): BuildInfo {
  try {
    return { version, commit: readFileSync(commitFile, 'utf8').trim() }
  } catch {
    return { version, commit: '' }
  }
}
