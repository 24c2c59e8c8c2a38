import type { Row } from './row.ts'
import { acceptance } from './rows/acceptance.ts'
import { clock } from './rows/clock.ts'
import { cloud } from './rows/cloud.ts'
import { complementary } from './rows/complementary.ts'
import { documents } from './rows/documents.ts'
import { form } from './rows/form.ts'
import { list } from './rows/list.ts'
import { login } from './rows/login.ts'
import { newDocument } from './rows/new-document.ts'
import { ownCalls } from './rows/own-calls.ts'
import { person } from './rows/person.ts'
import { upload } from './rows/upload.ts'
import { visitor } from './rows/visitor.ts'

export const rows: readonly Row[] = [
  ...acceptance,
  ...login,
  ...list,
  ...form,
  ...ownCalls,
  ...person,
  ...upload,
  ...complementary,
  ...documents,
  ...cloud,
  ...newDocument,
  ...clock,
  ...visitor,
]

/** Actors that charts wait for without a call of the contract, and why. */
export const NO_CALLS: Readonly<Record<string, string>> = {
  'chunk.loadChunk': 'The browser loads a file of the portal.',
  'chunk.reloadPage': 'The browser loads the page again.',
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
