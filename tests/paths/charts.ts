import { consent } from './consent.ts'
import { documentRemoval } from './document-removal.ts'
import { login } from './login.ts'
import { requestList } from './request-list.ts'
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
  inside: OPEN,
  load: OPEN,
  login,
  'new-document': OPEN,
  notices: OPEN,
  'open-request': OPEN,
  'participant-area': OPEN,
  'person-lookup': OPEN,
  portal: OPEN,
  'postal-code': OPEN,
  'request-list': requestList,
  'request-status': {
    unreachable: 'só o fundo o percorre, na mesa; telas e servidor perguntam a ele o que é permitido',
  },
  'request-types': OPEN,
  'request-view': OPEN,
  router: OPEN,
  session: OPEN,
  'session-clock': OPEN,
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
