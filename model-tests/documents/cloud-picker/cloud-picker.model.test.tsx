import { describe, test } from 'vitest'

import { required } from '#machines/support/required.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { cases, picking, visit } from './cloud-picker.cases.ts'
import { type CloudPickerModel, models, row } from './cloud-picker.models.ts'
import { type CloudPickerPage, openCloudPicker } from './cloud-picker.page.tsx'

const ASKED_TYPE = 'Documento de identidade'
const READ = ['Documentos', 'Nome Arquivo', 'Data Gravação', 'Download']
const CLOSED =
  'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.'
const CHECKED = 'O documento já foi conferido e não pode ser trocado.'
const LEAD = 'Aposentadoria, protocolo 2026000007'

const words = {
  'um documento do titular': {
    title: `Escolher em Meus documentos: ${ASKED_TYPE}`,
    reading: `Meus documentos: ${ASKED_TYPE}`,
    lead: LEAD,
    back: 'Voltar',
    asked: { cloudId: 900, documentTypeId: 9, requestId: 7 },
    attached: 'rg-11.pdf',
    row: { documentTypeId: 9, rowId: 31, dependantId: null },
    none: 'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum deste tipo.',
  },
  'um documento complementar': {
    title: 'Escolher em Meus documentos: Documento complementar',
    reading: 'Meus documentos',
    lead: LEAD,
    back: 'Sair desta lista de documentos',
    asked: { cloudId: 900, documentTypeId: null, requestId: 7 },
    attached: 'rg-10.pdf',
    row: null,
    none: 'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum.',
  },
  'a nuvem só para ver': {
    title: '',
    reading: 'Meus documentos',
    lead: '',
    back: 'Voltar',
    asked: { cloudId: 900, documentTypeId: null, requestId: null },
    attached: '',
    row: null,
    none: 'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum. Envie o primeiro: depois ele serve para qualquer requerimento.',
  },
} as const

type About = (typeof words)[keyof typeof words]

/** Why nothing can be attached, by the reply that has the request. */
const OBSTACLES: ReadonlyMap<unknown, string> = new Map([
  [cases['chega o requerimento em análise'].output, CLOSED],
  [cases['chega o requerimento com o documento conferido'].output, CHECKED],
])
const OBSTACLES_ON_REREAD: ReadonlyMap<unknown, string> = new Map([
  [cases['é relido, já em análise'].output, CLOSED],
  [cases['é relido, com o documento conferido'].output, CHECKED],
])

const REFUSALS: ReadonlyMap<unknown, string> = new Map([
  [cases['a anexação é recusada'].output, CLOSED],
  [
    cases['a anexação é recusada sem dizer por quê'].output,
    'O documento não foi anexado. Tente novamente ou escolha outro.',
  ],
])

/** Expects the current page of the list: newest first, ten per page; `choices` are the cells of Escolher. */
function seeList(page: CloudPickerPage, about: About, number: number, isChoosing: boolean, empty: string) {
  const isEmpty = empty !== ''
  page.seeTitle(isChoosing ? about.title : about.reading, about.lead)
  page.seeColumns(...READ, ...(isChoosing ? ['Escolher'] : []))
  if (isEmpty) {
    page.seeNothing(empty)
    return
  }
  if (number > 0) {
    page.seeFiles('rg-2.pdf', 'rg-1.pdf')
    page.seePage('11–12 de 12', { back: true, forward: false })
    return
  }
  page.seeFiles(...[12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((id) => `rg-${id}.pdf`))
  const choice = isChoosing ? ['Anexar'] : []
  page.seeRow(0, ASKED_TYPE, 'rg-12.pdf', '17/10/2026', 'VerBaixar', ...choice)
  page.seeChoosable('rg-9.pdf', isChoosing)
}

const built = Object.entries<() => CloudPickerModel>(models).map(
  ([name, build]) => [name, build().along(waysThrough(row, name))] as const,
)

// CLOUD-02, CLOUD-07, CLOUD-10, CLOUD-13, DOCUMENTS-21
describe.each(built)('cloud picker, %s: every path of the chart, on the rendered screen', (name, model) => {
  const about = words[name as keyof typeof words]

  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openCloudPicker(model.input)
    let isEmpty = false
    let number: 0 | 1 = 0
    let obstacle: string | undefined
    let tooLate: string | undefined
    let refusal: string | undefined

    const seeShown = (isChoosing: boolean, emptied: string) => {
      seeList(page, about, number, isChoosing, isEmpty ? emptied : '')
      if (!isEmpty && number === 0) page.seePage('1–10 de 12', { back: false, forward: true })
      page.seeButton(about.back, true)
      page.seeNoInterruption()
    }
    const seeLoading = () => {
      page.seeAsked(about.asked)
      page.seeLoading()
      page.seeButton(about.back, true)
      page.seeNoInterruption()
    }
    const sendInstead = `${about.none} Anexe um arquivo do seu aparelho.`
    const seeRefused = () => {
      seeShown(true, sendInstead)
      page.seeAlert(required(refusal, 'expected refusal'))
      page.seeEnabled(about.back)
      page.seeSentTo()
    }

    await path.walk({
      events: {
        'xstate.done.actor.loadDocuments': ({ output }) => {
          isEmpty = output === cases['a nuvem está vazia'].output
          return page.listArrives(output.reply)
        },
        'xstate.done.actor.loadRequest': ({ output }) => {
          obstacle = OBSTACLES.get(output)
          return output.kind === 'loaded' ? page.requestArrives(output.reply) : page.requestIsMissing()
        },
        'xstate.done.actor.reread': ({ output }) => {
          tooLate = OBSTACLES_ON_REREAD.get(output)
          return page.requestArrives(output)
        },
        'xstate.error.actor.reread': ({ error }) => page.requestFails(error),
        'nextPage.chosen': (event) => {
          if (!page.offers('Próxima página')) return page.sendUnasked(event)
          number = 1
          return page.turnForward()
        },
        'previousPage.chosen': (event) => {
          if (!page.offers('Página anterior')) return page.sendUnasked(event)
          number = 0
          return page.turnBack()
        },
        'document.chosen': (event) => {
          const file = `rg-${event.documentId}.pdf`
          return page.offers(`Anexar ${file}`) ? page.attach(file) : page.sendUnasked(event)
        },
        'xstate.done.actor.attachDocument': ({ output }) => {
          refusal = REFUSALS.get(output)
          return page.endAttachment(output)
        },
      },
      states: {
        escalated: () => page.seeEscalated(cases['a sessão expira ao reler'].error),
        'loading.documents.asked': seeLoading,
        'loading.documents.loaded': seeLoading,
        'loading.request.asked': seeLoading,
        'loading.request.loaded': seeLoading,
        'showing.looking': () => {
          seeShown(false, about.none)
          page.seeButton('Enviar documento', true)
        },
        'showing.closed': () => {
          seeShown(false, about.none)
          page.seeText(required(obstacle, 'expected obstacle'))
        },
        'showing.tooLate': () => {
          seeShown(false, about.none)
          const alert = required(tooLate, 'expected obstacle')
          page.seeAlert(alert)
          page.seeSaidOnce(alert)
          page.seeMain(about.back)
        },
        'showing.choosing.undecided': () => {
          seeShown(true, sendInstead)
          page.seeButton('Enviar do aparelho', isEmpty)
          page.seeAlert(null)
          if (!isEmpty && number === 0) page.seeChoosable(about.attached, false)
        },
        'showing.choosing.rereading': seeRefused,
        'showing.choosing.refused': seeRefused,
        attaching: () => {
          page.seeAttaching('rg-12.pdf', about.back)
          page.seeAlert(null)
        },
        attached: () => {
          page.seeAttachmentAsked({ requestId: 7, row: about.row, document: { id: 12, typeId: 9 } })
          page.seeNoticed('Documento anexado com sucesso!')
          page.seeRowSettled(about.row)
          page.seeSentTo('/requerimento01/7/1/3')
        },
        missing: () => {
          page.seeTitle('Requerimento não encontrado')
          page.seeButton('Ver meus requerimentos', true)
          page.seeNoInterruption()
        },
        rowGone: () => {
          page.seeTitle('Documento não pedido', LEAD)
          page.seeButton('Voltar ao requerimento', true)
          page.seeNoInterruption()
        },
      },
    })
  })
})

test('cloud picker: the notice about an attached document of an enrolment stays for 4 seconds', async () => {
  const page = openCloudPicker(visit())
  await page.listArrives(cases['chegam doze documentos'].output.reply)
  await page.requestArrives(picking({ typeId: 11 }))
  await page.attach('rg-12.pdf')
  await page.endAttachment({ kind: 'done', reply: undefined })
  page.seeNoticeLasting(4000)
})
