import { describe, expect, test } from 'vitest'
import { loginMachine } from '#machines/app/login/index.ts'
import { sessionMachine } from '#machines/app/session/index.ts'
import { sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { signedInMachine } from '#machines/app/signed-in/index.ts'
import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { localFileMachine } from '#machines/documents/local-file/index.ts'
import { uploadMachine } from '#machines/documents/upload/index.ts'
import { uploadQueueMachine } from '#machines/documents/upload-queue/index.ts'
import { visitorMachine } from '#machines/visitor/visitor/index.ts'
import { visitorConfirmationMachine } from '#machines/visitor/visitor-confirmation/index.ts'
import * as login from '../../model-tests/app/login/login.cases.ts'
import * as session from '../../model-tests/app/session/session.cases.ts'
import * as clock from '../../model-tests/app/session-clock/session-clock.cases.ts'
import * as signedIn from '../../model-tests/app/signed-in/signed-in.cases.ts'
import { models as choosers } from '../../model-tests/documents/attach-dialog/attach-dialog.models.ts'
import * as reader from '../../model-tests/documents/document-reader/document-reader.cases.ts'
import * as localFile from '../../model-tests/documents/local-file/local-file.cases.ts'
import * as upload from '../../model-tests/documents/upload/upload.cases.ts'
import * as uploadQueue from '../../model-tests/documents/upload-queue/upload-queue.cases.ts'
import * as visitor from '../../model-tests/visitor/visitor/visitor.cases.ts'
import * as confirmation from '../../model-tests/visitor/visitor-confirmation/visitor-confirmation.cases.ts'
import { pathsOf } from '../../tools/chart-paths/chart-model.ts'

const chooser = choosers['um arquivo solto na linha']()

const pathsOfCharts = {
  'document-reader': pathsOf(documentReaderMachine, { ...reader, input: undefined }),
  'local-file': pathsOf(localFileMachine, localFile),
  'signed-in': pathsOf(signedInMachine, signedIn),
  login: pathsOf(loginMachine, { ...login, input: login.inputs['a página é aberta'] }),
  session: pathsOf(sessionMachine, session),
  'session-clock': pathsOf(sessionClockMachine, clock),
  'upload-queue': pathsOf(uploadQueueMachine, uploadQueue),
  upload: pathsOf(uploadMachine, upload),
  'attach-dialog': pathsOf(chooser.machine, chooser),
  visitor: pathsOf(visitorMachine, visitor),
  'visitor-confirmation': pathsOf(visitorConfirmationMachine, confirmation),
}

describe('chart snapshots can be serialised and restored on every path', () => {
  test.each(Object.entries(pathsOfCharts))('%s', (_name, paths) => {
    const contexts = paths.flatMap(({ steps }) => steps.map(({ state }) => state.context))
    expect(contexts.length).toBeGreaterThan(1)
    expect(contexts).toEqual(JSON.parse(JSON.stringify(contexts)))
  })
})
