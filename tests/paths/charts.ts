import type { ChartName } from '../../model-tests/charts.ts'
import { acceptance } from './acceptance.ts'
import { acceptanceAnswer } from './acceptance-answer.ts'
import { acceptanceCorrection } from './acceptance-correction.ts'
import { acceptanceJudgement } from './acceptance-judgement.ts'
import { attachment } from './attachment.ts'
import { beneficiaries } from './beneficiaries.ts'
import { choiceLists } from './choice-lists.ts'
import { chunk } from './chunk.ts'
import { cloudPicker } from './cloud-picker.ts'
import { consent } from './consent.ts'
import { consentWithdrawal } from './consent-withdrawal.ts'
import { documentReader } from './document-reader.ts'
import { documentRemoval } from './document-removal.ts'
import { draft } from './draft.ts'
import { fileChoice } from './file-choice.ts'
import { formEditor } from './form-editor.ts'
import { inside } from './inside.ts'
import { load } from './load.ts'
import { login } from './login.ts'
import { newDocument } from './new-document.ts'
import { notices } from './notices.ts'
import { openRequest } from './open-request.ts'
import { participantArea } from './participant-area.ts'
import { personLookup } from './person-lookup.ts'
import { portal } from './portal.ts'
import { postalCode } from './postal-code.ts'
import { requestList } from './request-list.ts'
import { requestTypes } from './request-types.ts'
import { requestView } from './request-view.ts'
import { router } from './router.ts'
import { session } from './session.ts'
import { sessionClock } from './session-clock.ts'
import { submission } from './submission.ts'
import type { ChartDrivers, Unreachable } from './support/drivers.ts'
import { transfers } from './transfers.ts'
import { upload } from './upload.ts'
import { uploadChooser } from './upload-chooser.ts'
import { versionChoice } from './version-choice.ts'
import { visitor } from './visitor.ts'
import { visitorConfirmation } from './visitor-confirmation.ts'
import { wizard } from './wizard.ts'
import { write } from './write.ts'

type Entry = ChartDrivers | Unreachable

/**
 * All charts: the drivers of each, or why no person reaches it with a browser. A missing
 * chart does not compile.
 */
export const charts: Readonly<Record<string, Entry>> = {
  acceptance,
  'acceptance-answer': acceptanceAnswer,
  'acceptance-correction': acceptanceCorrection,
  'acceptance-judgement': acceptanceJudgement,
  attachment,
  beneficiaries,
  'choice-lists': choiceLists,
  chunk,
  'cloud-picker': cloudPicker,
  consent,
  'consent-withdrawal': consentWithdrawal,
  'document-reader': documentReader,
  'document-removal': documentRemoval,
  draft,
  'file-choice': fileChoice,
  'form-editor': formEditor,
  inside,
  load,
  login,
  'new-document': newDocument,
  notices,
  'open-request': openRequest,
  'participant-area': participantArea,
  'person-lookup': personLookup,
  portal,
  'postal-code': postalCode,
  'request-list': requestList,
  'request-status': {
    unreachable: 'só o fundo o percorre, na mesa; telas e servidor perguntam a ele o que é permitido',
  },
  'request-types': requestTypes,
  'request-view': requestView,
  router,
  session,
  'session-clock': sessionClock,
  submission,
  transfers,
  upload,
  'upload-chooser': uploadChooser,
  'version-choice': versionChoice,
  visitor,
  'visitor-confirmation': visitorConfirmation,
  wizard,
  write,
} satisfies Readonly<Record<ChartName, Entry>>
