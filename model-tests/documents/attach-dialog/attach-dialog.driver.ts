import { listCloudOfType } from '#api/contract/cloud.ts'
import { attachDocument, newDocument } from '#api/contract/documents.ts'
import type { attachDialogMachine } from '#machines/documents/attach-dialog/index.ts'
import { drop } from '../../../tests/e2e/support/drop.ts'
import { pdf, text } from '../../../tests/e2e/support/files.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import type { DocumentRow } from '../../../tests/server/support/participant.ts'
import { openDocuments } from '../../drivers/documents.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { gateFiles } from '../../drivers/file-gates.ts'
import { refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import { twelve } from '../cloud-picker/cloud-picker.driver.ts'
import type { cases } from './attach-dialog.cases.ts'

type Model = {
  readonly machine: typeof attachDialogMachine
  /** No screen offers the other one. */
  readonly cases: Omit<typeof cases, 'escolhe um que não é oferecido'>
  readonly transient: readonly ['opening']
}

const NEWEST = 'rg-12.pdf'
const DROPPED = 'cpf.pdf'

/** How long dropped files are read before the dialog opens, in milliseconds. */
const MOMENT = 400

/** The newest two may not be attached to the row: the fund rejected one for it, and one is infected. */
function documentsOf(row?: DocumentRow) {
  const documents = twelve(row?.id_tipo_documento ?? 0)
  const [first] = documents
  const later = { ...first, data_envio: '2026-10-20T12:00:00Z' }
  const rejections = [{ linha: row?.id_req_doc ?? 0, data: '2026-11-18T12:00:00Z' }]
  return [
    ...documents,
    { ...later, id: 9101, arquivo: 'rejeitado.pdf', rejeicoes: rejections },
    { ...later, id: 9102, arquivo: 'infectado.pdf', verificacao: 'recusado' },
  ]
}

const ends = <Leaf extends string>(leaf: Leaf) => ({ in: leaf, calls: [] })

async function begin(stage: Stage, { visit }: { readonly visit: string }) {
  const { page, hold } = stage
  const gates = await gateFiles(page)
  const list = await hold(listCloudOfType)
  const send = await hold(newDocument)
  const attachment = await hold(attachDocument)
  const hasNext = visit === 'o clipe de uma linha, e falta mais um documento'
  const { missing, titles, clip } = await openDocuments(stage, { missing: hasNext ? 2 : 1 })
  if (visit === 'um arquivo solto na linha') {
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await drop(page.getByRole('row').filter({ has: clip(0) }), [
      { name: DROPPED, text: 'Qualquer conteúdo.' },
    ])
  } else await clip(0).click()
  return {
    page,
    gates,
    list,
    send,
    attachment,
    hasNext,
    titles,
    clip,
    documents: documentsOf(missing[0]),
    /** What the file field shows and says. */
    shown: '',
    problem: '',
    offered: [] as readonly string[],
    chosen: '',
    /** Whether a document of the cloud was to be attached before one was chosen. */
    isDemanded: false,
    isLast: true,
  }
}

type World = Awaited<ReturnType<typeof begin>>

const dialog = ({ page }: World) => page.getByRole('dialog', { name: 'Anexar documento' })
const field = (world: World) => dialog(world).getByLabel('Arquivo', { exact: true })
const radio = (world: World, name: string) => dialog(world).getByRole('radio', { name })
const press = (world: World, name: string) => dialog(world).getByRole('button', { name }).click()

async function pick(world: World, file: ReturnType<typeof pdf>, shown: string, problem = '') {
  world.shown = shown
  world.problem = problem
  await field(world).setInputFiles(file)
}

const choose = (name: string) => async (world: World) => {
  world.chosen = name
  world.isDemanded = false
  await radio(world, name).check()
}

/** What a press says while nothing is chosen. */
async function demand(world: World) {
  if (await radio(world, 'Escolher em Meus documentos').isChecked()) world.isDemanded = world.chosen === ''
  else if (world.shown === '') world.problem = 'Escolha um arquivo para enviar'
}

async function seePicker(world: World) {
  await seeDialog(world, 'Enviar do aparelho')
  await expect(dialog(world).locator('output')).toHaveText(world.shown)
  await expect(field(world)).toHaveAccessibleDescription(
    world.problem === '' ? /^Foto ou PDF / : new RegExp(`^${world.problem}`),
  )
  expect(world.send.waiting()).toBe(0)
}

async function seeCloud(world: World) {
  await seeDialog(world, 'Escolher em Meus documentos')
  await expect(dialog(world).getByRole('group', { name: 'Qual deles?' }).getByRole('radio')).toHaveCount(
    world.offered.length,
  )
  for (const name of world.offered)
    await expect(radio(world, name)).toBeChecked({ checked: name === world.chosen })
  await expect(dialog(world).getByRole('alert')).toHaveText(
    world.isDemanded ? ['Escolha um documento para anexar'] : [],
  )
  const days = dialog(world).getByText(/^Enviado em /)
  await expect(days).toHaveText(
    world.offered.length === 0 ? [] : ['Enviado em 12/10/2026', 'Enviado em 11/10/2026'],
  )
  expect(world.attachment.waiting()).toBe(0)
}

async function seeDialog(world: World, origin: string) {
  await expect(dialog(world)).toContainText(world.titles[0] ?? '')
  await expect(radio(world, origin)).toBeChecked()
  await expect(dialog(world).getByText(/^Foto ou PDF \(pdf, png, jpg ou jpeg\), até 5\sMB/)).toHaveCount(1)
  await expect(dialog(world).getByText('São os documentos que você já enviou ao fundo')).toBeVisible()
  await expect(
    dialog(world).getByRole('button', { name: /^(Cancelar|Anexar \(prosseguir\)|Anexar e ir ao próximo)$/ }),
  ).toHaveText(['Cancelar', ...(world.hasNext ? ['Anexar e ir ao próximo'] : []), 'Anexar'])
}

/** The dialog is closed, or asks for the next document. */
async function seeAnswered(world: World) {
  if (world.isLast) await expect(dialog(world)).toHaveCount(0)
  else await expect(dialog(world)).toContainText(world.titles[1] ?? '')
}

export const attachDialog: Drivers<Model, World> = {
  begin,
  drive: {
    'escolhe computador': (world) => radio(world, 'Enviar do aparelho').check(),
    'escolhe nuvem': async (world) => {
      world.chosen = ''
      world.isDemanded = false
      world.offered = []
      await radio(world, 'Escolher em Meus documentos').check()
    },
    'pega um PDF que pode ir': async (world) => {
      await pick(world, pdf('rg.PDF'), 'rg.PDF (1 KB)')
      // Anexar waits for what is still being read.
      await press(world, 'Anexar (prosseguir)')
      await expect(dialog(world).getByText('Lendo o arquivo…', { exact: true })).toBeVisible()
      await world.gates.read('%PDF-1.4\n')
    },
    'pega um arquivo que não pode ir': async (world) => {
      await pick(
        world,
        text('rg.exe', ''),
        'rg.exe (1 KB)',
        'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.',
      )
      await world.gates.decode('broken')
    },
    'fica pronto outro arquivo que o solto': notInBrowser(
      'um arquivo que é trocado por outro, como várias fotos por um PDF, abre antes a janela',
    ),
    'o arquivo solto pode ir': async (world) => {
      if (await dialog(world).isVisible()) await pick(world, pdf(DROPPED), `${DROPPED} (1 KB)`)
      await world.gates.read('%PDF-1.4\n')
    },
    'o arquivo solto não pode ir': async (world) => {
      world.shown = `${DROPPED} (1 KB)`
      world.problem = 'Este PDF tem senha ou restrições.'
      await world.gates.read('%PDF-1.4\n', '/Encrypt 5 0 R')
    },
    'passa um momento': async (world) => {
      await world.page.clock.runFor(MOMENT - 1)
      await expect(dialog(world)).toHaveCount(0)
      await world.page.clock.runFor(1)
      world.shown = `${DROPPED} (1 KB)`
    },
    prossegue: async (world) => {
      await demand(world)
      await press(world, 'Anexar (prosseguir)')
    },
    'anexa e vai ao documento seguinte': async (world) => {
      world.isLast = false
      await demand(world)
      await press(world, 'Anexar e ir ao próximo')
    },
    'chegam os documentos da nuvem': async (world) => {
      world.offered = [NEWEST, 'rg-11.pdf']
      await world.list.reply({ codigo: 'ok', documentos: world.documents })
    },
    'a lista da nuvem não chega': ({ list }) => list.reply(refusal('Não encontrado.'), 404),
    'a sessão expira ao pedir a lista': ({ list }) => list.reply(refusal('Não autorizado.'), 401),
    'escolhe o mais novo': choose(NEWEST),
    'quer ver todos': async (world) => {
      await press(world, 'Ver todos os documentos deste tipo')
    },
    cancela: ({ page }) => page.keyboard.press('Escape'),
  },
  see: {
    escalated: seeExpired,
    'choosing.computer.waiting': (world) => seePicker(world),
    'choosing.computer.ready': (world) => seePicker(world),
    'choosing.cloud.asking': async (world) => {
      await world.list.asked()
      await expect(dialog(world).getByText('Procurando os documentos já enviados…')).toBeVisible()
      await seeCloud(world)
    },
    'choosing.cloud.offering': async (world) => {
      await expect(dialog(world).getByText('Procurando os documentos já enviados…')).toHaveCount(0)
      await seeCloud(world)
    },
    'choosing.dropped': async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      expect(world.send.waiting()).toBe(0)
    },
    documentChosen: async (world) => {
      await seeAnswered(world)
      await world.send.asked()
      const file = world.shown.startsWith('rg.PDF') ? 'rg.PDF' : DROPPED
      if (world.isLast)
        await expect(world.page.getByRole('progressbar', { name: `Enviando ${file}` })).toBeVisible()
    },
    storedChosen: async (world) => {
      await seeAnswered(world)
      expect(world.chosen).toBe(NEWEST)
      await world.attachment.answer(async (route) => {
        expect(route.request().postDataJSON()).toMatchObject({ id_documento: 9012 })
        await route.fulfill({ json: { codigo: 'ok', id_req_doc: 1 } })
      })
      expect(world.send.waiting()).toBe(0)
    },
    cloudChosen: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(world.page).toHaveURL(/\/docsportipo\/\d+\/\d+\/\d+\/1$/)
    },
    cancelled: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(world.clip(0)).toBeFocused()
      expect(world.send.waiting()).toBe(0)
    },
  },
  ends: {
    'escolhe computador': ends('choosing.computer.waiting'),
    'escolhe nuvem': ends('choosing.cloud.asking'),
    'pega um PDF que pode ir': ends('choosing.computer.ready'),
    'pega um arquivo que não pode ir': ends('choosing.computer.waiting'),
    'o arquivo solto pode ir': {
      from: { 'choosing.dropped': { in: 'documentChosen', calls: ['newDocument'] } },
    },
    'o arquivo solto não pode ir': ends('choosing.computer.waiting'),
    'passa um momento': ends('choosing.computer.waiting'),
    // With the list on the screen, the choice decides, which the assertions of the two ends know.
    prossegue: {
      from: {
        'choosing.computer.waiting': ends('choosing.computer.waiting'),
        'choosing.computer.ready': { in: 'documentChosen', calls: ['newDocument'] },
        'choosing.cloud.asking': ends('choosing.cloud.asking'),
      },
    },
    'anexa e vai ao documento seguinte': {
      from: {
        'choosing.computer.ready': { in: 'documentChosen', calls: ['newDocument'] },
        'choosing.computer.waiting': ends('choosing.computer.waiting'),
        'choosing.cloud.asking': ends('choosing.cloud.asking'),
      },
    },
    'quer ver todos': ends('cloudChosen'),
    'chegam os documentos da nuvem': ends('choosing.cloud.offering'),
    'a lista da nuvem não chega': ends('choosing.cloud.offering'),
    'a sessão expira ao pedir a lista': ends('escalated'),
    cancela: ends('cancelled'),
  },
}
