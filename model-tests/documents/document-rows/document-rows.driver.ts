import { removeComplementaryDocument } from '#api/contract/complementary.ts'
import { attachDocument, newDocument } from '#api/contract/documents.ts'
import { saveRequest } from '#api/contract/requests.ts'
import type { documentRowsMachine } from '#machines/documents/document-rows/index.ts'

import type { cases } from './document-rows.cases.ts'
import { drop } from '../../../tests/e2e/support/drop.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import { newDraft } from '../document-removal/document-removal.driver.ts'
import { attachFile, startSending } from '../../drivers/attach-file.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'

type Model = { readonly machine: typeof documentRowsMachine; readonly cases: typeof cases }

const OF_ANOTHER = 'nada muda na tela: só os testes do diagrama o percorrem'
const NOT_OFFERED = 'a linha de um documento conferido não tem como trocá-lo'
const NO_BUTTON = 'só o que está no requerimento tem o botão Excluir'
const AFTER_SAVING = 'os caminhos do preenchimento gravam'

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
  return { page, save, send, attachment, remove, said: '', isUnderWay: false, letters: 1 }
}

type World = Awaited<ReturnType<typeof begin>>

const clip = ({ page }: World) => page.getByRole('button', { name: /^Anexar / })
const removal = ({ page }: World) => page.getByRole('button', { name: /^Excluir / })
const chooser = ({ page }: World) => page.getByRole('dialog', { name: 'Anexar documento' })
const question = ({ page }: World) =>
  page.getByRole('alertdialog', { name: 'Excluir o documento deste requerimento?' })
const answer = (world: World, name: string) => question(world).getByRole('button', { name }).click()

const refuse = (said: string, message: string | null) => async (world: World) => {
  world.said = said
  await answer(world, 'Sim, excluir')
  await world.remove.reply(refusal(message), 422)
}

async function seeRows(world: World) {
  await expect(chooser(world)).toHaveCount(0)
  await expect(question(world)).toHaveCount(0)
  await expect(removal(world)).toHaveCount(world.letters)
  await expect(world.page.getByRole('progressbar', { name: 'Enviando identidade.pdf' })).toHaveCount(
    world.isUnderWay ? 1 : 0,
  )
  if (world.said !== '') await expect(world.page.getByText(world.said)).toBeVisible()
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
      await clip(world).first().click()
    },
    'pede para trocar um documento conferido': notInBrowser(NOT_OFFERED),
    // A file that cannot be sent leaves the dialog open.
    'solta um arquivo na linha': async (world) => {
      world.said = ''
      const row = world.page.getByRole('row').filter({ has: clip(world) })
      await drop(row.first(), [{ name: 'planilha.xlsx', text: 'PK' }])
    },
    'solta um arquivo sobre um documento conferido': notInBrowser(NOT_OFFERED),
    'termina de anexar': (world) => chooser(world).getByRole('button', { name: 'Cancelar' }).click(),
    'clica em Excluir': async (world) => {
      world.said = ''
      await removal(world).click()
    },
    'pede para excluir um documento que não está no requerimento': notInBrowser(NO_BUTTON),
    'desiste de excluir': (world) => answer(world, 'Não, manter'),
    'a exclusão dá certo': async (world) => {
      world.letters = 0
      world.said = 'Documento excluído com sucesso!'
      await answer(world, 'Sim, excluir')
      await world.remove.pass()
    },
    'a exclusão é recusada': refuse('O documento já foi conferido.', 'O documento já foi conferido.'),
    'a exclusão é recusada sem dizer por quê': refuse(
      'Não foi possível excluir o documento. Tente novamente.',
      null,
    ),
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
    locked: seeRows,
    shown: seeRows,
    attaching: (world) => expect(chooser(world)).toBeVisible(),
    removing: (world) => expect(question(world)).toContainText('Ele continua em Meus documentos.'),
  },
}
