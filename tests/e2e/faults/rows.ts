import type { Row } from './row.ts'
import { clock } from './rows/clock.ts'
import { entrance } from './rows/entrance.ts'
import { form } from './rows/form.ts'
import { list } from './rows/list.ts'
import { person } from './rows/person.ts'
import { upload } from './rows/upload.ts'

/** Every call of every screen. */
export const rows: readonly Row[] = [...entrance, ...list, ...form, ...person, ...upload, ...clock]

/** What charts wait for although no call of the contract is made, and why. */
export const NO_CALLS: Readonly<Record<string, string>> = {
  'requestView.printPage': 'The browser prints.',
  'session.clock': 'It is a chart of its own, whose code comes later; its waits have rows.',
  'session.recallSession': 'The tab itself remembers.',
  'write.call': 'It is one of the others, by whichever chart invoked the write.',
}
