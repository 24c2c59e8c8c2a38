import { describe, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { cases, input, slot, stored } from './upload.cases.ts'
import { row, uploads } from './upload.models.ts'
import { openUpload } from './upload.page.tsx'

const STOPPED = 'O envio foi interrompido. Tente novamente em instantes.'
const REFUSED = 'O arquivo não foi aceito. Escolha outro arquivo.'

const NOT_ATTACHED = 'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento.'

const notAttached = (message: string | null) => (message ? `${NOT_ATTACHED} ${message}` : NOT_ATTACHED)

const messageOf = ({ failure }: CallError) => (failure.kind === 'refused' ? failure.message : null)

const received = { documentId: 77, storeId: '4711' }
const attachment = { slot, owner: input.owner, documentId: 77 }

const modelFor = (visit: keyof typeof uploads) =>
  chartModel(uploads[visit].machine, { ...uploads[visit], ways: waysThrough(row, visit) })

const models = {
  'para um documento pedido no requerimento': modelFor('para um documento pedido no requerimento'),
  'para a nuvem': modelFor('para a nuvem'),
  'da nuvem para uma linha': modelFor('da nuvem para uma linha'),
}

describe.each(Object.entries(models))('upload %s: every path of the chart, as it is seen', (_name, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openUpload(model.input)
    const { destination } = model.input
    const wasStored = model.input === stored
    let failure: unknown
    let message: string | null = null
    let percent = 0
    let times = wasStored ? 0 : 1
    let isReceived = wasStored

    await path.walk({
      events: {
        'file.progressed': ({ sent }) => {
          percent = sent === 505 ? 50 : 100
          return page.progress(sent)
        },
        'xstate.done.actor.sendFile': ({ output }) => {
          isReceived = true
          return page.receive(output)
        },
        'xstate.error.actor.sendFile': ({ error }) => {
          failure = error
          message = messageOf(error)
          return page.fail(error)
        },
        'xstate.done.actor.attachDocument': () => page.attachmentEnds(),
        'xstate.error.actor.attachDocument': ({ error }) => {
          failure = error
          message = messageOf(error)
          return page.attachmentFails(error)
        },
        'upload.retried': () => {
          percent = 0
          if (!isReceived) times += 1
          return page.retry()
        },
        'upload.abandoned': () => page.abandon(),
      },
      states: {
        sending: () => {
          page.seeProgress(percent === 100 ? 'Conferindo rg.pdf' : 'Enviando rg.pdf', percent)
          page.seeButtons('Cancelar o envio')
          page.seeSent(times, true)
          page.seeReported()
        },
        interrupted: () => {
          page.seeStopped(message ?? STOPPED)
          page.seeStopReported(null)
          page.seeButtons('Tentar novamente', 'Desistir')
          page.seeSent(times, false)
          page.seeEscalated()
        },
        refused: () => {
          const reason = isReceived ? notAttached(message) : (message ?? REFUSED)
          page.seeStopped(reason)
          page.seeStopReported(reason)
          page.seeButtons('Desistir')
          page.seeReported()
          page.seeEscalated()
        },
        attaching: () => {
          page.seeProgress('Anexando rg.pdf', 100)
          page.seeButtons('Cancelar o envio')
          page.seeOff('Cancelar o envio')
          page.seeSent(times, false)
          page.seeReported()
        },
        notAttached: () => {
          page.seeStopped(notAttached(message))
          page.seeStopReported(null)
          page.seeButtons('Tentar novamente', 'Desistir')
          page.seeEscalated()
        },
        escalated: () => page.seeEscalated(failure),
        done: () => {
          page.seeNothing()
          page.seeReported({
            type: 'upload.finished',
            destination,
            fileName: 'rg.pdf',
            wasStored,
            ...received,
          })
          if (destination.kind === 'cloud') page.seeAttached()
        },
        abandoned: () => {
          page.seeNothing()
          page.seeSent(times, false)
        },
      },
    })
  })
})

describe('upload: details of an upload', () => {
  test.each([
    [
      409,
      'O documento já foi conferido e não pode ser trocado.',
      'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento. O documento já foi conferido e não pode ser trocado.',
    ],
    [
      422,
      'O arquivo é de outro tipo de documento.',
      'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento. O arquivo é de outro tipo de documento.',
    ],
    [
      404,
      'Não encontrado.',
      'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento. Não encontrado.',
    ],
    [413, null, 'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento.'],
    [403, '', 'O arquivo foi enviado e está em Meus documentos, mas não foi anexado ao requerimento.'],
  ])('a link refused with %i cannot be repeated (P-786)', async (status, message, reason) => {
    const page = openUpload()
    await page.receive(received)
    await page.attachmentFails(new CallError({ kind: 'refused', status, message, problems: [] }))
    page.seeStopped(reason)
    page.seeButtons('Desistir')
    page.seeStopReported(reason)
  })

  test.each([
    ['a lost connection or a 5xx', { kind: 'interrupted' }],
    ['a 429', { kind: 'refused', status: 429, message: null, problems: [] }],
    ['a refusal that nothing explains', { kind: 'refused', status: 410, message: null, problems: [] }],
    ['a `codigo` other than ok', { kind: 'refused', status: 200, message: null, problems: [] }],
  ] as const)('after %s only the link is repeated (P-786)', async (_what, failure) => {
    const page = openUpload()
    await page.receive(received)
    await page.attachmentFails(new CallError(failure))
    page.seeStopped(NOT_ATTACHED)
    page.seeStopReported(null)
    page.seeButtons('Tentar novamente', 'Desistir')
    await page.retry()
    page.seeSent(1, false)
    page.seeAttached(attachment, attachment)
  })

  test('a cancelled upload whose file is in the cloud is not reported as attached', async () => {
    const page = openUpload()
    await page.receive(received)
    await page.attachmentFails(cases['a conexão cai durante a anexação'].error)
    await page.abandon()
    page.seeReported({ type: 'upload.cancelled', destination: input.destination })
  })

  test('after a lost connection the file is sent again from 0%', async () => {
    const page = openUpload()
    await page.progress(505)
    await page.fail(cases['a conexão cai'].error)
    await page.retry()
    page.seeProgress('Enviando rg.pdf', 0)
    page.seeSent(2, true)
  })
})
