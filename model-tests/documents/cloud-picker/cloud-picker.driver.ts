import type { SnapshotFrom } from 'xstate'

import { listCloud, listCloudOfType } from '#api/contract/cloud.ts'
import { attachComplementaryDocument } from '#api/contract/complementary.ts'
import { attachDocument } from '#api/contract/documents.ts'
import { showRequest } from '#api/contract/requests.ts'
import type { cloudPickerMachine } from '#machines/documents/cloud-picker/index.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { retirement } from '../../../tests/server/support/retirement.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { refusal } from '../../drivers/held-call.ts'
import {
  CHECKED,
  CLOSED,
  checked,
  isGone,
  requestIn,
  type ShownRequest,
} from '../../drivers/shown-request.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './cloud-picker.cases.ts'

type Model = { readonly machine: typeof cloudPickerMachine; readonly cases: typeof cases }

/** Twelve documents of the type, sent one a day, oldest first. */
export const twelve = (id_tipo_documento: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const time = `2026-10-${String(index + 1).padStart(2, '0')}T12:00:00Z`
    return {
      id: 9001 + index,
      id_documento_ged: String(9001 + index),
      id_tipo_documento,
      tipo_documento: 'Documento de identidade',
      arquivo: `rg-${index + 1}.pdf`,
      data_gravacao: time,
      data_envio: time,
    }
  })

/**
 * Those of the list. They were recorded in the contrary order; the fund rejected the ninth for the row, the scanner
 * refused the seventh and has not seen the eighth, and the first one has no date.
 */
const listed = (documentTypeId: number, rowId: number) =>
  twelve(documentTypeId).map((document, index, all) => ({
    ...document,
    data_gravacao: index === 0 ? '' : (all.at(-index)?.data_gravacao ?? ''),
    ...(index === 8 && { rejeicoes: [{ linha: rowId, data: '2026-11-18T12:00:00Z' }] }),
    ...(index === 6 && { verificacao: 'recusado' }),
    ...(index === 7 && { verificacao: 'pendente' }),
  }))

const newestTen = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `rg-${number}.pdf`)

const INFECTED = 'Recusado na verificação de segurança. Envie outro arquivo.'
const OPENED = 'VerBaixar'
const NONE = 'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum.'

const WORDS = {
  'um documento do titular': {
    choosing: 'Escolher em Meus documentos: Documento de identidade',
    reading: 'Meus documentos: Documento de identidade',
    back: 'Voltar',
    ninth: 'Rejeitado pelo fundo em 18/11/2026',
  },
  'um documento complementar': {
    choosing: 'Escolher em Meus documentos: Documento complementar',
    reading: 'Meus documentos',
    back: 'Sair desta lista de documentos',
    ninth: 'Anexar',
  },
  'a nuvem só para ver': {
    choosing: '',
    reading: 'Meus documentos',
    back: 'Voltar',
    ninth: '',
  },
} as const

const isKnown = (visit: string): visit is keyof typeof WORDS => visit in WORDS

async function begin({ page, serverUrl, lendSession, hold }: Stage, { visit }: { readonly visit: string }) {
  if (!isKnown(visit)) throw new Error(`There is no visit «${visit}»`)
  await page.clock.install()
  const self = await participant(serverUrl, beatriz)
  const { requerimento, documentos } = await self.saved(retirement(self.cloudId))
  const row = documentos[0]
  if (row === undefined) throw new Error('The request asks for no document')
  const ofRow = visit === 'um documento do titular'
  const list = await hold(ofRow ? listCloudOfType : listCloud)
  const request = await hold(showRequest)
  const attachment = await hold(ofRow ? attachDocument : attachComplementaryDocument)
  const { body } = await self.show(requerimento.id)
  await lendSession(beatriz)
  const inPath = visit === 'um documento complementar' ? `/docs/${requerimento.id}` : '/docs'
  await page.goto(
    ofRow ? `/docsportipo/${row.id_tipo_documento}/${requerimento.id}/${row.id_req_doc}/1` : inPath,
  )
  return {
    page,
    list,
    request,
    attachment,
    id: requerimento.id,
    words: WORDS[visit],
    lead: visit === 'a nuvem só para ver' ? '' : `Aposentadoria, protocolo ${requerimento.protocolo}`,
    documents: listed(row.id_tipo_documento, row.id_req_doc),
    shown: body as unknown as ShownRequest,
    /** Which document the request has, for the row and as a complementary one. */
    attached: 11,
    files: newestTen as readonly string[],
    obstacle: '',
    refusal: '',
  }
}

type World = Awaited<ReturnType<typeof begin>>

const answer = (
  world: World,
  situacao: string,
  {
    obstacle = '',
    change,
  }: { readonly obstacle?: string; readonly change?: (row: object) => object | null } = {},
) => {
  world.obstacle = obstacle
  return world.request.reply(requestIn(withDocument(world), situacao, change))
}

/** The request with a document, which the fund has not judged. */
function withDocument({ shown, attached }: World): ShownRequest {
  const document = {
    arquivo: `rg-${attached}.pdf`,
    id_documento: 9000 + attached,
    id_documento_ged: String(9000 + attached),
    id_situacao: 4,
    desc_tipo_documento: 'Documento de identidade',
  }
  const [row, ...rows] = shown.documentos
  return {
    ...shown,
    documentos: [{ ...row, ...document }, ...rows],
    documentos_complementares: [{ id: 51, ...document }],
  }
}

/** A read was refused, and the person repeats it. */
async function retryRead({ page }: World, refused: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não foi possível carregar agora')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(refused)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
}

const refuse = (world: World, message: string | null, shown: string) => {
  world.refusal = shown
  return world.attachment.reply(refusal(message), 409)
}

const turn = (world: World, button: string, files: readonly string[]) => {
  world.files = files
  return world.page.getByRole('button', { name: button }).click()
}

const choices = ({ page }: World) => page.getByRole('button', { name: /^Anexar rg-/ })
const alert = ({ page }: World) => page.getByRole('main').getByRole('alert')
const button = ({ page }: World, name: string) => page.getByRole('button', { name, exact: true })
const title = ({ page }: World) => page.getByRole('heading', { level: 1 })

/** What the column of a document says and offers. */
function choiceOf({ attached, words }: World, file: string): string {
  if (file === `rg-${attached}.pdf`) return 'Já anexado'
  if (file === 'rg-7.pdf') return 'Não pode ser anexado'
  return file === 'rg-9.pdf' ? words.ninth : 'Anexar'
}

async function seeList(world: World, isChoosing: boolean) {
  const { page, words, files, lead } = world
  await expect(title(world)).toHaveText(isChoosing ? words.choosing : words.reading)
  if (lead !== '') await expect(page.getByText(lead, { exact: true })).toBeVisible()
  await expect(button(world, words.back)).toHaveCount(1)
  const columns = ['Documentos', 'Nome Arquivo', 'Data Gravação', 'Download']
  const table = page.getByRole('table')
  await expect(table.locator('thead th')).toHaveText(isChoosing ? [...columns, 'Escolher'] : columns)
  await expect(table.locator('tbody th')).toHaveText(files)
  if (files.length === 0) {
    await expect(table.locator('tbody td')).toHaveCount(1)
    await expect(choices(world)).toHaveCount(0)
    return
  }
  const isFirst = files === newestTen
  await expect(page.getByText(isFirst ? '1–10 de 12' : '11–12 de 12', { exact: true })).toBeVisible()
  await expect(button(world, 'Página anterior')).toHaveAttribute('aria-disabled', String(isFirst))
  await expect(button(world, 'Próxima página')).toHaveAttribute('aria-disabled', String(!isFirst))
  await expect(table.getByText(isFirst ? '02/10/2026' : '—', { exact: true })).toHaveCount(1)
  await expect(table.locator('tbody td:nth-child(4)')).toHaveText(
    files.map((file) =>
      file === 'rg-7.pdf' ? INFECTED : file === 'rg-8.pdf' ? 'Em verificação de segurança' : OPENED,
    ),
  )
  if (isChoosing)
    await expect(table.locator('tbody td:nth-child(5)')).toHaveText(
      files.map((file) => choiceOf(world, file)),
    )
  await expect(choices(world)).toHaveCount(
    isChoosing ? files.filter((file) => choiceOf(world, file) === 'Anexar').length : 0,
  )
}

/** `waiting`: the calls of that read that the server has not answered. */
async function seeLoading(world: World, call: 'list' | 'request', waiting: number) {
  await expect(world.page.getByText('Carregando os seus documentos')).toBeVisible()
  await expect(world.page.getByRole('table')).toHaveCount(0)
  await expect.poll(world[call].waiting).toBe(waiting)
}

async function seeAlert(world: World, text: string) {
  await expect(alert(world)).toHaveText(text)
  await expect(world.page.getByText(text, { exact: true })).toHaveCount(1)
  await expect(world.page.locator(':focus').filter({ has: world.page.getByRole('alert') })).toHaveCount(1)
}

async function seeRefused(world: World) {
  await seeAlert(world, world.refusal)
  await seeList(world, true)
  await expect(choices(world).first()).toBeEnabled()
  await expect(button(world, world.words.back)).toBeEnabled()
}

/** Without a request there is none to wait for, so that only the list is awaited. */
const listIsAwaited = (snapshot: SnapshotFrom<typeof cloudPickerMachine>) =>
  snapshot.context.place.requestId !== null || snapshot.matches({ loading: { request: 'loaded' } })

const ends = <Leaf extends string>(leaf: Leaf) => ({ in: leaf, calls: [] })

/** What the request decides once the list is there too. */
const arrives = <Leaf extends string>(leaf: Leaf) => ({
  from: {
    'loading.documents.loaded': ends(leaf),
    'loading.documents.asked': ends('loading.request.loaded' as const),
  },
})

// CLOUD-02, CLOUD-07, CLOUD-10, CLOUD-13, DOCUMENTS-21
export const cloudPicker: Drivers<Model, World> = {
  begin,
  drive: {
    'chegam doze documentos': async (world) => {
      const { list, request } = world
      const bothWait = request.waiting() > 0
      if (bothWait) {
        // Two refusals are shown one after the other.
        await list.reply(refusal('A nuvem não está disponível.'), 403)
        await request.reply(refusal('O requerimento está bloqueado.'), 403)
        await retryRead(world, 'A nuvem não está disponível.')
      }
      await list.reply({ codigo: 'ok', documentos: world.documents })
      if (bothWait) await retryRead(world, 'O requerimento está bloqueado.')
    },
    'a nuvem está vazia': (world) => {
      world.files = []
      return world.list.reply({ codigo: 'ok', documentos: [] })
    },
    'chega o requerimento em elaboração': (world) => answer(world, 'L'),
    'chega o requerimento em análise': (world) => answer(world, 'A', { obstacle: CLOSED }),
    'chega o requerimento com o documento conferido': (world) =>
      answer(world, 'E', { obstacle: CHECKED, change: checked }),
    'chega o requerimento sem esse documento': (world) => answer(world, 'L', { change: isGone }),
    'não há requerimento a esperar': ({ request }) => expect(request.waiting()).toBe(0),
    'o requerimento não existe': ({ request }) => request.reply(refusal(null), 404),
    'é relido, ainda em elaboração': (world) => {
      // Another one has been attached elsewhere.
      world.attached = 10
      return answer(world, 'L')
    },
    'é relido, já em análise': (world) => answer(world, 'A', { obstacle: CLOSED }),
    'é relido, com o documento conferido': (world) =>
      answer(world, 'E', { obstacle: CHECKED, change: checked }),
    'é relido, sem esse documento': (world) => answer(world, 'L', { change: isGone }),
    'a conexão cai ao reler': ({ request }) => request.interrupt(),
    'a sessão expira ao reler': ({ request }) => request.reply(refusal('Não autorizado.'), 401),
    'vai à próxima página': (world) => turn(world, 'Próxima página', ['rg-2.pdf', 'rg-1.pdf']),
    'volta à página anterior': (world) => turn(world, 'Página anterior', newestTen),
    'anexa o último que enviou': ({ page }) => page.getByRole('button', { name: 'Anexar rg-12.pdf' }).click(),
    'a anexação dá certo': ({ attachment }) =>
      attachment.answer(async (route) => {
        expect(route.request().postDataJSON()).toMatchObject({ id_documento: 9012 })
        await route.fulfill({ json: { codigo: 'ok', id_req_doc: 1 } })
      }),
    'a anexação é recusada': (world) => refuse(world, CLOSED, CLOSED),
    'a anexação é recusada sem dizer por quê': (world) =>
      refuse(world, null, 'O documento não foi anexado. Tente novamente ou escolha outro.'),
  },
  offered: {
    'chegam doze documentos': listIsAwaited,
    'a nuvem está vazia': listIsAwaited,
  },
  see: {
    'loading.documents.asked': (world) => seeLoading(world, 'list', 1),
    'loading.documents.loaded': (world) => seeLoading(world, 'list', 0),
    'loading.request.asked': (world) => seeLoading(world, 'request', world.lead === '' ? 0 : 1),
    'loading.request.loaded': (world) => seeLoading(world, 'request', 0),
    'showing.looking': async (world) => {
      await seeList(world, false)
      const send = 'Envie o primeiro: depois ele serve para qualquer requerimento.'
      await expect(world.page.getByText(`${NONE} ${send}`)).toHaveCount(world.files.length === 0 ? 1 : 0)
      await expect(button(world, 'Enviar documento')).toHaveCount(1)
      await expect(alert(world)).toHaveCount(0)
    },
    'showing.closed': async (world) => {
      await seeList(world, false)
      await expect(world.page.getByText(world.obstacle)).toBeVisible()
      await expect(button(world, 'Enviar do aparelho')).toHaveCount(0)
      await expect(alert(world)).toHaveCount(0)
    },
    'showing.tooLate': async (world) => {
      await seeAlert(world, world.obstacle)
      await seeList(world, false)
    },
    'showing.choosing.undecided': async (world) => {
      await seeList(world, true)
      await expect(button(world, 'Enviar do aparelho')).toHaveCount(world.files.length === 0 ? 1 : 0)
      await expect(alert(world)).toHaveCount(0)
    },
    'showing.choosing.rereading': async (world) => {
      await seeRefused(world)
      await world.request.asked()
    },
    'showing.choosing.refused': async (world) => {
      await seeRefused(world)
      await expect.poll(world.request.waiting).toBe(0)
    },
    attaching: async (world) => {
      await world.attachment.asked()
      await expect(button(world, 'Anexar rg-12.pdf')).toHaveAttribute('aria-busy', 'true')
      await expect(choices(world).and(world.page.locator('[aria-disabled=true]'))).toHaveCount(
        await choices(world).count(),
      )
      await expect(button(world, world.words.back)).toBeDisabled()
      await expect(alert(world)).toHaveCount(0)
    },
    attached: async ({ page, id }) => {
      await expect(page.getByText('Documento anexado com sucesso!').first()).toBeVisible()
      await expect(page).toHaveURL(`/requerimento01/${id}/1/3`)
    },
    missing: async (world) => {
      await expect(title(world)).toHaveText('Requerimento não encontrado')
      await expect(button(world, 'Ver meus requerimentos')).toBeVisible()
    },
    rowGone: async (world) => {
      await expect(title(world)).toHaveText('Documento não pedido')
      await expect(world.page.getByText(world.lead, { exact: true })).toBeVisible()
      await expect(button(world, 'Voltar ao requerimento')).toBeVisible()
    },
    escalated: seeExpired,
  },
  ends: {
    'o requerimento não existe': ends('missing'),
    'chega o requerimento em análise': arrives('showing.closed'),
    'chega o requerimento com o documento conferido': arrives('showing.closed'),
    'chega o requerimento sem esse documento': arrives('rowGone'),
    'chega o requerimento em elaboração': arrives('showing.choosing.undecided'),
    'anexa o último que enviou': {
      by: {
        'um documento do titular': { in: 'attaching', calls: ['attachDocument'] },
        'um documento complementar': { in: 'attaching', calls: ['attachComplementaryDocument'] },
      },
    },
    'a anexação dá certo': ends('attached'),
    'a anexação é recusada': ends('showing.choosing.rereading'),
    'a anexação é recusada sem dizer por quê': ends('showing.choosing.rereading'),
    'é relido, ainda em elaboração': ends('showing.choosing.refused'),
    'é relido, já em análise': ends('showing.tooLate'),
    'é relido, com o documento conferido': ends('showing.tooLate'),
    'é relido, sem esse documento': ends('rowGone'),
    'a conexão cai ao reler': ends('showing.choosing.refused'),
    'a sessão expira ao reler': ends('escalated'),
  },
}
