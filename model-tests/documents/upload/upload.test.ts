import { expect, test } from 'vitest'

import { CallError, type CallFailure } from '#domain/call-failure.ts'
import { type AttachRequest, uploadMachine, uploadView } from '#machines/documents/upload/index.ts'
import { inRecordedSystem, withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { cases, input, slot, stored } from './upload.cases.ts'

const NOT_ATTACHED = 'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento.'

/** An upload whose file is in the cloud and whose link failed. */
async function openNotAttached(failure: CallFailure) {
  const attach = controlledPort<void, AttachRequest>()
  const machine = uploadMachine.provide({ actors: { attachDocument: attach.logic } })
  const { actor, heard } = inRecordedSystem(machine, { input: stored })
  await settled(() => attach.fail(new CallError(failure)))
  return { actor, attach, heard, view: () => uploadView(actor.getSnapshot()) }
}

const refused = (status: number, message: string | null): CallFailure => ({
  kind: 'refused',
  status,
  message,
  problems: [],
})

test.each([
  [409, 'O documento já foi conferido e não pode ser trocado.'],
  [422, 'O arquivo é de outro tipo de documento.'],
  [404, 'Não encontrado.'],
  [413, null],
  [403, ''],
])('upload: a link refused with %i cannot be repeated (P-786)', async (status, message) => {
  const { heard, view } = await openNotAttached(refused(status, message))
  const reason = message ? `${NOT_ATTACHED} ${message}` : NOT_ATTACHED
  expect(view()).toMatchObject({ reason, canRetry: false, canAbandon: true })
  expect(heard.parent).toMatchObject([{ type: 'upload.stopped', refusal: reason }])
})

test.each([
  ['a lost connection or a 5xx', { kind: 'interrupted' }],
  ['a 429', refused(429, null)],
  ['a refusal that nothing explains', refused(410, null)],
  ['a `codigo` other than ok', refused(200, null)],
] as const)('upload: after %s the link is repeated (P-786)', async (_what, failure) => {
  const { actor, attach, heard, view } = await openNotAttached(failure)
  expect(view()).toMatchObject({ reason: NOT_ATTACHED, canRetry: true, canAbandon: true })
  expect(heard.parent).toMatchObject([{ type: 'upload.stopped', refusal: null }])
  actor.send({ type: 'upload.retried' })
  const link = { slot, owner: stored.owner, documentId: 77 }
  expect(attach.inputs).toEqual([link, link])
})

test('upload: one that a lost connection stopped is told as stopped, not as refused (P-198)', () => {
  const { actor, heard } = withRecordedActors(uploadMachine, input)
  actor.send(cases['a conexão cai'])
  expect(heard.parent).toMatchObject([{ type: 'upload.stopped', refusal: null }])
})
