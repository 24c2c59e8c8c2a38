import { attachDocument, newDocument } from '#api/contract/documents.ts'
import { showRequest } from '#api/contract/requests.ts'
import { participant } from '../../../tests/e2e/support/asking.ts'
import { pdf } from '../../../tests/e2e/support/files.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import { sendFile } from '../../../tests/e2e/support/wizard.ts'
import { openDocuments } from '../../drivers/documents.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { uploadQueue as model } from './upload-queue.models.ts'

/** The documents of a draft, one of which is missing. */
async function begin(stage: Stage) {
  const { page, serverUrl, hold } = stage
  const send = await hold(newDocument)
  const link = await hold(attachDocument)
  const { missing, titles } = await openDocuments(stage, { missing: 1, uploaded: true })
  const path = new URL(page.url()).pathname
  const id = Number(path.split('/')[2])
  const [row] = missing
  if (row === undefined) throw new Error('No document is missing')
  const { body } = await (await participant(serverUrl, marina)).show(id)
  return {
    page,
    send,
    link,
    show: await hold(showRequest),
    path,
    id,
    picker: `/docsportipo/${row.id_tipo_documento}/${id}/${row.id_req_doc}/1`,
    slot: {
      requestId: id,
      rowId: row.id_req_doc,
      dependantId: null,
      documentTypeId: row.id_tipo_documento,
      title: titles[0] ?? '',
    },
    shown: body,
    file: '',
    /** The rows are on the screen. */
    hasRows: true,
    isInterrupted: false,
    isStopped: false,
  }
}

type World = Awaited<ReturnType<typeof begin>>

const clip = ({ page, slot }: World) =>
  page
    .getByRole('button', { name: `Anexar ${slot.title}`, exact: true })
    .or(page.getByRole('button', { name: `Trocar ${slot.title}`, exact: true }))
const cancel = ({ page, slot }: World) =>
  page.getByRole('button', { name: `Cancelar o envio: ${slot.title}` })
const interruption = ({ page }: World) =>
  page.getByText(
    /^O arquivo “rg-de-ontem\.pdf” \(.+\), do requerimento Aposentadoria, protocolo 2026000027, ainda estava sendo enviado quando a sua sessão terminou\./,
  )

const STORED = `portal.draft.${marina}.envios`
const UNCHANGED = { resting: { in: 'resting', calls: [] }, carrying: { in: 'carrying', calls: [] } } as const

const asksBeforeClosing = ({ page }: World) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))

/** The tab stores only uploads that an earlier session interrupted. */
async function seeInterruption(world: World) {
  const { page, path, isInterrupted } = world
  await expect(interruption(world)).toHaveCount(isInterrupted ? 1 : 0)
  const link = page.getByRole('link', { name: 'Abrir os documentos do requerimento' })
  if (isInterrupted) await expect(link).toHaveAttribute('href', path)
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), STORED)
  expect(stored !== null).toBe(isInterrupted)
}

/** Opens the request once more, unless its read waits already. */
async function readAgain(world: World) {
  const { page, path, show } = world
  if (show.waiting() > 0) return
  await follow(page, '/')
  await page.getByRole('heading', { name: 'Meus requerimentos' }).waitFor()
  await follow(page, path)
  await show.asked()
  world.hasRows = false
}

async function seeRows(world: World) {
  await world.show.pass()
  await world.page.getByRole('heading', { name: 'Documentos necessários' }).waitFor()
  world.hasRows = true
}

/** Rows with a document are folded together. */
async function unfold(world: World) {
  const fold = world.page.getByText(/^\d+ documentos anexados$/)
  await clip(world).or(fold).first().waitFor()
  if (!(await clip(world).isVisible())) await fold.click()
}

async function ensureRows(world: World) {
  if (world.hasRows) return
  await readAgain(world)
  await seeRows(world)
}

/** A stopped upload has to be started again before it can end. */
async function goOn(world: World) {
  await ensureRows(world)
  if (world.isStopped)
    await world.page.getByRole('button', { name: `Tentar novamente: ${world.slot.title}` }).click()
  world.isStopped = false
}

const sendTo = (file: string) => async (world: World) => {
  await ensureRows(world)
  world.file = file
  world.isInterrupted = false
  await unfold(world)
  await clip(world).click()
  await sendFile(world.page, pdf(file))
}

export const uploadQueue: Drivers<typeof model, World> = {
  begin,
  drive: {
    'manda o RG': sendTo('rg.pdf'),
    'manda outro RG': sendTo('rg-melhor.pdf'),
    'manda o RG com outros': notInBrowser('os caminhos de vários arquivos os mandam'),
    'a aba do navegador ainda guarda um envio interrompido': async (world) => {
      const { page, slot } = world
      const request = { typeId: 1, name: 'Aposentadoria, protocolo 2026000027' }
      await page.evaluate(([key, stored]) => sessionStorage.setItem(key, stored), [
        STORED,
        JSON.stringify([{ slot, request, fileName: 'rg-de-ontem.pdf' }]),
      ] as const)
      world.hasRows = false
      world.isStopped = false
      world.isInterrupted = true
      await page.reload()
      await world.show.asked()
    },
    'dispensa o aviso': async (world) => {
      world.isInterrupted = false
      await world.page.getByRole('button', { name: 'Entendi' }).click()
    },
    'o requerimento vai ser lido': readAgain,
    'o requerimento pergunta': async (world) => {
      await readAgain(world)
      await seeRows(world)
    },
    'o requerimento é cancelado': async (world) => {
      await readAgain(world)
      world.isStopped = false
      world.isInterrupted = false
      await world.show.reply({ ...world.shown, documentos: [], docs_obrig_bnf: [], dependentes: [] })
      await expect(world.page.getByRole('heading', { level: 1 })).toHaveText('Aposentadoria')
      await expect(clip(world)).toHaveCount(0)
    },
    'a linha recebe um documento da nuvem': async (world) => {
      const { page, show, link, picker } = world
      // The form that was left does not read its answer.
      if (show.waiting() > 0) await show.pass()
      await follow(page, picker)
      await show.pass()
      await page.getByRole('button', { name: 'Anexar documento.pdf' }).first().click()
      await link.pass()
      world.isStopped = false
      world.isInterrupted = false
      await seeRows(world)
    },
    'o envio para': async (world) => {
      await goOn(world)
      world.isStopped = true
      await world.send.drop()
    },
    'o arquivo é anexado': async (world) => {
      await goOn(world)
      await world.send.pass()
      await world.link.pass()
      await expect(world.page.getByText('Documento gravado com sucesso!').first()).toBeVisible()
    },
    desiste: async (world) => {
      await ensureRows(world)
      world.isStopped = false
      await cancel(world).click()
    },
  },
  see: {
    resting: async (world) => {
      await expect(world.page.getByRole('progressbar')).toHaveCount(0)
      await expect.poll(() => world.send.waiting()).toBe(0)
      expect(await asksBeforeClosing(world)).toBe(false)
      await seeInterruption(world)
    },
    carrying: async (world) => {
      const { page, file, hasRows, isStopped, send } = world
      if (isStopped) await expect(page.getByText('O envio foi interrompido.')).toHaveCount(hasRows ? 1 : 0)
      else await send.asked()
      await expect(page.getByRole('progressbar', { name: `Enviando ${file}` })).toHaveCount(
        hasRows && !isStopped ? 1 : 0,
      )
      // The row itself says that its upload stopped.
      await expect(page.getByText(/^O envio de ".+" parou\./)).toHaveCount(0)
      expect(await asksBeforeClosing(world)).toBe(true)
      await seeInterruption(world)
    },
  },
  ends: {
    'manda o RG': { in: 'carrying', calls: ['newDocument'] },
    'manda outro RG': { in: 'carrying', calls: ['newDocument'] },
    'a aba do navegador ainda guarda um envio interrompido': { in: 'resting', calls: [] },
    'dispensa o aviso': { in: 'resting', calls: [] },
    'o requerimento vai ser lido': { from: UNCHANGED },
    'o requerimento pergunta': { from: UNCHANGED },
    'o requerimento é cancelado': { in: 'resting', calls: [] },
    'a linha recebe um documento da nuvem': { in: 'resting', calls: ['attachDocument'] },
    'o envio para': { in: 'carrying', calls: [] },
    // A stopped upload is sent once more.
    'o arquivo é anexado': { in: 'resting', calls: ['newDocument', 'attachDocument'] },
    desiste: { in: 'resting', calls: [] },
  },
  offered: {
    // While a file is sent, its row has no button for another.
    'manda o RG': (snapshot) => snapshot.matches('resting'),
    'manda outro RG': (snapshot) => snapshot.matches('resting'),
    'dispensa o aviso': ({ context }) => context.interrupted.length > 0,
  },
}
