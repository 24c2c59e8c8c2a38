import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Row } from './row.ts'

const FOLDER = join(import.meta.dirname, './rows')

async function load(name: string): Promise<readonly Row[]> {
  const { rows = [] } = await import(join(FOLDER, name))
  return rows
}

/** Every call of every screen, by the files of rows/ that have some. */
export const rows: readonly Row[] = (await Promise.all(readdirSync(FOLDER).sort().map(load))).flat()

/** Actors that charts wait for without a call of the contract, and why. */
export const NO_CALLS: Readonly<Record<string, string>> = {
  'autosave.saveQuietly':
    'Nobody waits for it, and nothing is said of it; tests/e2e/autosave.spec.ts makes it fail.',
  'chunk.loadChunk': 'The browser loads a file of the portal.',
  'chunk.reloadPage': 'The browser loads the page again.',
  'attachMany.prepareDocuments': 'The browser reads, reduces and joins files.',
  'localFile.inspectFile': 'The browser reads the file.',
  'localFile.joinPhotos': 'The browser joins photos.',
  'localFile.reducePhoto': 'The browser reduces a photo.',
  'documentReader.saveFile': 'The browser saves.',
  'requestView.printPage': 'The browser prints.',
  'login.recallSession': 'The tab itself remembers.',
  'session.signedIn': 'It is a chart of its own, whose code comes later; its waits have rows.',
  'sessionClock.untilEnd': 'The browser counts the time.',
  'sessionClock.untilFirstWarning': 'The browser counts the time.',
  'visitorConfirmation.untilExpiry': 'The browser counts the time.',
  'visitorConfirmation.untilResend': 'The browser counts the time.',
  'sessionClock.untilLastWarning': 'The browser counts the time.',
  'query.call': 'It is one of the others, by the chart that invoked the query.',
  'mutation.call': 'It is one of the others, by whichever chart invoked the mutation.',
}
