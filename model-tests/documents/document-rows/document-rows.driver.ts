import { removeComplementaryDocument } from '#api/contract/complementary.ts'
import { attachDocument, newDocument } from '#api/contract/documents.ts'
import { saveRequest } from '#api/contract/requests.ts'
import type { documentRowsMachine } from '#machines/documents/document-rows/index.ts'
import { drop } from '../../../tests/e2e/support/drop.ts'
import { pdf } from '../../../tests/e2e/support/files.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { attachFile, startSending } from '../../drivers/attach-file.ts'
import { newDraft } from '../../drivers/complementary.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { cases } from './document-rows.cases.ts'

type Model = { readonly machine: typeof documentRowsMachine; readonly cases: typeof cases }

const OF_ANOTHER = 'nada muda na tela: só os testes do diagrama o percorrem'
const NOT_OFFERED = 'a linha de um documento conferido não tem como trocá-lo'
const NO_BUTTON = 'só o que está no requerimento tem o botão Excluir'
const AFTER_SAVING = 'os caminhos do preenchimento gravam'

const REMOVED = 'Documento excluído com sucesso!'
const CHECKED = 'O documento já foi conferido.'
const EMPTY = 'O arquivo está vazio. Escolha outro arquivo.'
const NOT_REMOVED = 'Não foi possível excluir o documento. Tente novamente.'

/** The documents of a draft with a complementary one. */
async function begin(stage: Stage) {
  const { page, serverUrl, hold, lendSession } = stage
  const id = await newDraft(serverUrl)
  const save = await hold(saveRequest)
  const send = await hold(newDocument)
  const attachment = await hold(attachDocument)
  const remove = await hold(removeComplementaryDocument)
  await lendSession(beatriz)
  await page.goto(`/requerimento01/${id}/1/3`)
  await page.getByRole('heading', { name: 'Documentos necessários' }).waitFor()
  // The complementary one: the others have no file yet.
  await expect(page.getByRole('button', { name: /^(Ver|Baixar) / })).toHaveCount(2)
  return { page, save, send, attachment, remove, said: '', hasDropped: false, isUnderWay: false, letters: 1 }
}

type World = Awaited<ReturnType<typeof begin>>

const clip = ({ page }: World) => page.getByRole('button', { name: /^Anexar (?!vários)/ })
const removal = ({ page }: World) => page.getByRole('button', { name: /^Excluir / })
const chooser = ({ page }: World) => page.getByRole('dialog', { name: 'Anexar documento' })
const many = ({ page }: World) => page.getByRole('dialog', { name: 'Anexar vários arquivos' })
const question = ({ page }: World) =>
  page.getByRole('alertdialog', { name: 'Excluir o documento deste requerimento?' })
const answer = (world: World, name: string) => question(world).getByRole('button', { name }).click()

const refuse = (said: string, message: string | null) => async (world: World) => {
  world.said = said
  await answer(world, 'Sim, excluir')
  await world.remove.reply(refusal(message), 422)
}

/** Refusals are shown until the next action. */
async function seeSaid({ page, said }: World) {
  if (said !== '') await expect(page.getByText(said)).toBeVisible()
  for (const text of [CHECKED, NOT_REMOVED])
    if (text !== said) await expect(page.getByText(text)).toHaveCount(0)
}

/** `isOpen`: documents can be attached and removed now. */
const seeRows = (isOpen: boolean) => async (world: World) => {
  const { page, send, letters, isUnderWay } = world
  await expect(chooser(world)).toHaveCount(0)
  await expect(many(world)).toHaveCount(0)
  await expect(question(world)).toHaveCount(0)
  await expect(removal(world)).toHaveCount(letters)
  const first = expect(clip(world).first())
  await (isOpen ? first.not : first).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('progressbar', { name: 'Enviando identidade.pdf' })).toHaveCount(
    isUnderWay ? 1 : 0,
  )
  await expect(page.getByText('(envio não terminado)')).toHaveCount(isUnderWay ? 1 : 0)
  await expect.poll(send.waiting).toBe(isUnderWay ? 1 : 0)
  await seeSaid(world)
}

export const documentRows: Drivers<Model, World> = {
  begin,
  drive: {
    'os documentos podem mudar': ({ save }) => save.reply(refusal('Tente mais tarde.'), 422),
    'a gravação começa': async (world) => {
      world.said = ''
      await world.page.getByRole('button', { name: 'Gravar e continuar depois' }).click()
      await world.save.asked()
    },
    'clica no clipe': async (world) => {
      world.said = ''
      world.hasDropped = false
      await clip(world).first().click()
    },
    'pede para trocar um documento conferido': notInBrowser(NOT_OFFERED),
    // A file that cannot be sent leaves the dialog open.
    'solta um arquivo na linha': async (world) => {
      world.said = ''
      world.hasDropped = true
      const row = world.page.getByRole('row').filter({ has: clip(world) })
      await drop(row.first(), [{ name: 'identidade.pdf', text: '' }])
      await expect(chooser(world)).toContainText('identidade.pdf')
    },
    'solta um arquivo sobre um documento conferido': notInBrowser(NOT_OFFERED),
    'escolhe vários arquivos': async (world) => {
      world.said = ''
      await world.page.getByLabel('Anexar vários arquivos').setInputFiles(pdf('digitalizado.pdf'))
    },
    'não escolhe arquivo algum': notInBrowser('o navegador não diz que nada foi escolhido'),
    'termina de anexar vários': (world) => many(world).getByRole('button', { name: 'Cancelar' }).click(),
    'termina de anexar': (world) => chooser(world).getByRole('button', { name: 'Cancelar' }).click(),
    'clica em Excluir': async (world) => {
      world.said = ''
      await removal(world).click()
    },
    'pede para excluir um documento que não está no requerimento': notInBrowser(NO_BUTTON),
    'desiste de excluir': (world) => answer(world, 'Não, manter'),
    'a exclusão dá certo': async (world) => {
      world.letters = 0
      world.said = REMOVED
      await answer(world, 'Sim, excluir')
      await world.remove.pass()
    },
    'a exclusão é recusada': refuse(CHECKED, CHECKED),
    'a exclusão é recusada sem dizer por quê': refuse(NOT_REMOVED, null),
    'chega aos documentos': notInBrowser('os caminhos do preenchimento mudam de etapa'),
    'sai dos documentos': notInBrowser('os caminhos do preenchimento voltam no navegador'),
    'a gravação pede só o que já foi anexado': notInBrowser(AFTER_SAVING),
    'um arquivo está a caminho': startSending,
    'um arquivo de outro requerimento está a caminho': notInBrowser(OF_ANOTHER),
    'nada mais está a caminho': async (world) => {
      world.isUnderWay = false
      await world.page.getByRole('button', { name: /^Cancelar o envio: / }).click()
    },
    'o documento é anexado': attachFile,
    'um documento de outro requerimento é anexado': notInBrowser(OF_ANOTHER),
  },
  see: {
    locked: seeRows(false),
    shown: seeRows(true),
    attaching: async (world) => {
      await expect(chooser(world).getByText(EMPTY)).toHaveCount(world.hasDropped ? 1 : 0)
      await seeSaid(world)
    },
    attachingMany: async (world) => {
      await expect(many(world).getByRole('combobox', { name: 'digitalizado.pdf' })).toHaveValue('')
      await seeSaid(world)
    },
    removing: async (world) => {
      await expect(question(world)).toContainText('Ele continua em Meus documentos.')
      await seeSaid(world)
      expect(world.remove.waiting()).toBe(0)
    },
  },
  ends: {
    'os documentos podem mudar': { in: 'shown', calls: [] },
    'a gravação começa': { in: 'locked', calls: ['saveRequest L'] },
    'clica no clipe': { in: 'attaching', calls: [] },
    'solta um arquivo na linha': { in: 'attaching', calls: [] },
    'escolhe vários arquivos': { in: 'attachingMany', calls: [] },
    'termina de anexar vários': { in: 'shown', calls: [] },
    'termina de anexar': { in: 'shown', calls: [] },
    'clica em Excluir': { in: 'removing', calls: [] },
    'desiste de excluir': { in: 'shown', calls: [] },
    'a exclusão dá certo': { in: 'shown', calls: ['removeComplementaryDocument'] },
    'a exclusão é recusada': { in: 'shown', calls: ['removeComplementaryDocument'] },
    'a exclusão é recusada sem dizer por quê': { in: 'shown', calls: ['removeComplementaryDocument'] },
    'um arquivo está a caminho': { in: 'shown', calls: ['newDocument'] },
    'nada mais está a caminho': { in: 'shown', calls: [] },
    'o documento é anexado': { in: 'shown', calls: ['newDocument', 'attachDocument'] },
  },
}
