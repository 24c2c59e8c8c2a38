import { consent } from './consent.ts'
import { documentRemoval } from './document-removal.ts'
import { inside } from './inside.ts'
import { login } from './login.ts'
import { notices } from './notices.ts'
import { participantArea } from './participant-area.ts'
import { personLookup } from './person-lookup.ts'
import { postalCode } from './postal-code.ts'
import { requestList } from './request-list.ts'
import { requestTypes } from './request-types.ts'
import { session } from './session.ts'
import { sessionClock } from './session-clock.ts'
import { type ChartDrivers, OPEN, type Unreachable } from './support/drivers.ts'

/** All charts: the drivers of each, why no person reaches it with a browser, or that it has none yet. */
export const charts: Readonly<Record<string, ChartDrivers | Unreachable | typeof OPEN>> = {
  acceptance: OPEN,
  'acceptance-answer': OPEN,
  'acceptance-correction': OPEN,
  'acceptance-judgement': OPEN,
  attachment: OPEN,
  beneficiaries: OPEN,
  'choice-lists': OPEN,
  chunk: OPEN,
  'cloud-picker': OPEN,
  consent,
  'document-reader': OPEN,
  'document-removal': documentRemoval,
  draft: OPEN,
  'file-choice': OPEN,
  'form-editor': OPEN,
  inside,
  load: OPEN,
  login,
  'new-document': OPEN,
  notices,
  'open-request': OPEN,
  'participant-area': participantArea,
  'person-lookup': personLookup,
  portal: OPEN,
  'postal-code': postalCode,
  'request-list': requestList,
  'request-status': {
    unreachable: 'só o fundo o percorre, na mesa; telas e servidor perguntam a ele o que é permitido',
  },
  'request-types': requestTypes,
  'request-view': OPEN,
  router: OPEN,
  session,
  'session-clock': sessionClock,
  submission: OPEN,
  transfers: OPEN,
  upload: OPEN,
  'upload-chooser': OPEN,
  'version-choice': OPEN,
  visitor: OPEN,
  'visitor-confirmation': OPEN,
  wizard: OPEN,
  write: OPEN,
}
