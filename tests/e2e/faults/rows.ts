import type { Row } from './row.ts'
import { clock } from './rows/clock.ts'
import { cloud } from './rows/cloud.ts'
import { complementary } from './rows/complementary.ts'
import { documents } from './rows/documents.ts'
import { entrance } from './rows/entrance.ts'
import { form } from './rows/form.ts'
import { list } from './rows/list.ts'
import { newDocument } from './rows/new-document.ts'
import { person } from './rows/person.ts'
import { upload } from './rows/upload.ts'

/** Every call of every screen. */
export const rows: readonly Row[] = [
  ...entrance,
  ...list,
  ...form,
  ...person,
  ...upload,
  ...complementary,
  ...documents,
  ...cloud,
  ...newDocument,
  ...clock,
]

/** What charts wait for although no call of the contract is made, and why. */
export const NO_CALLS: Readonly<Record<string, string>> = {
  'fileChoice.inspectFile': 'The browser reads the file.',
  'fileChoice.joinPhotos': 'The browser joins photos.',
  'fileChoice.reducePhoto': 'The browser reduces a photo.',
  'documentReader.saveFile': 'The browser saves.',
  'requestView.printPage': 'The browser prints.',
  'session.clock': 'It is a chart of its own, whose code comes later; its waits have rows.',
  'session.portal': 'It is a chart of its own, whose code comes later; its waits have rows.',
  'session.recallSession': 'The tab itself remembers.',
  'load.call': 'It is one of the others, by the chart that invoked the load.',
  'write.call': 'It is one of the others, by whichever chart invoked the write.',
}
