import { listCloudOfType } from '#api/contract/cloud.ts'
import { attachDocument, newDocument } from '#api/contract/documents.ts'
import { pdf } from '../../../tests/e2e/support/files.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { seeRead } from '../../../tests/e2e/support/wizard.ts'
import { openDocuments } from '../../drivers/documents.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { Stage } from '../../drivers/stage.ts'
import { twelve } from '../cloud-picker/cloud-picker.driver.ts'
import type { attachment as model } from './attachment.models.ts'

/** The choice of a document for the first of two rows that lack one. */
async function begin(stage: Stage) {
  const { page, hold } = stage
  const list = await hold(listCloudOfType)
  const send = await hold(newDocument)
  const link = await hold(attachDocument)
  const { missing, titles, clip } = await openDocuments(stage, { missing: 2 })
  await clip(0).click()
  return {
    page,
    list,
    send,
    link,
    titles,
    types: missing.map((row) => row.id_tipo_documento),
    at: 0,
    files: 0,
  }
}

type World = Awaited<ReturnType<typeof begin>>

const dialog = ({ page }: World) => page.getByRole('dialog', { name: 'Anexar documento' })
const press = (world: World, name: string) => dialog(world).getByRole('button', { name }).click()

async function pickFile(world: World, button: string) {
  world.files += 1
  await dialog(world).getByLabel('Arquivo', { exact: true }).setInputFiles(pdf('rg.pdf'))
  await seeRead(world.page, 'rg.pdf')
  await press(world, button)
}

const openCloud = (world: World) =>
  world.page.getByRole('radio', { name: 'Escolher em Meus documentos' }).check()

const seeFiles = ({ send, files }: World) => expect.poll(() => send.waiting()).toBe(files)

/** The rows from the first one on have what was chosen for them. */
async function seeInRows(world: World, documents: number) {
  await expect(dialog(world)).toHaveCount(0)
  await expect(world.page).toHaveURL(/\/requerimento01\/\d+\/1\/3$/)
  await expect(world.page.getByRole('button', { name: /^Cancelar o envio: / })).toHaveCount(documents)
  for (const title of world.titles.slice(0, documents))
    await expect(world.page.getByRole('button', { name: `Cancelar o envio: ${title}` })).toBeVisible()
}

export const attachment: Drivers<typeof model, World> = {
  begin,
  drive: {
    'escolhe um arquivo': (world) => pickFile(world, 'Anexar (prosseguir)'),
    'escolhe um documento da nuvem': async (world) => {
      await openCloud(world)
      await world.list.reply({ codigo: 'ok', documentos: twelve(world.types[world.at] ?? 0) })
      await world.page.getByRole('radio', { name: 'rg-12.pdf' }).check()
      await press(world, 'Anexar (prosseguir)')
      await world.link.asked()
    },
    'escolhe um arquivo e vai ao seguinte': async (world) => {
      await pickFile(world, 'Anexar e ir ao próximo')
      world.at += 1
    },
    'prefere a nuvem': async (world) => {
      await openCloud(world)
      await press(world, 'Ver todos os documentos deste tipo')
    },
    'desiste de anexar': (world) => press(world, 'Cancelar'),
  },
  see: {
    choosing: async (world) => {
      await expect(dialog(world)).toContainText(world.titles[world.at] ?? '')
      await expect(dialog(world).getByRole('button', { name: 'Anexar e ir ao próximo' })).toHaveCount(
        1 - world.at,
      )
      await expect(dialog(world).locator(':focus')).toHaveCount(1)
      await seeFiles(world)
    },
    sent: async (world) => {
      await seeInRows(world, world.at + 1)
      await seeFiles(world)
      expect(world.link.waiting()).toBe(1 - world.files)
    },
    ledToCloud: async (world) => {
      await expect(world.page).toHaveURL(new RegExp(`/docsportipo/${world.types[world.at]}/\\d+/\\d+/1$`))
      await seeFiles(world)
      expect(world.link.waiting()).toBe(0)
    },
    dismissed: async (world) => {
      await seeInRows(world, world.at)
      await seeFiles(world)
      expect(world.link.waiting()).toBe(0)
    },
  },
  ends: {
    'escolhe um arquivo': { in: 'sent', calls: ['newDocument'] },
    'escolhe um documento da nuvem': { in: 'sent', calls: ['attachDocument'] },
    'escolhe um arquivo e vai ao seguinte': { in: 'choosing', calls: ['newDocument'] },
    'prefere a nuvem': { in: 'ledToCloud', calls: [] },
    'desiste de anexar': { in: 'dismissed', calls: [] },
  },
}
