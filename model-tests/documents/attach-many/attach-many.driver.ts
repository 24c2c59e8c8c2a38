import { newDocument } from '#api/contract/documents.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { openDocuments } from '../../drivers/documents.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { gateFiles } from '../../drivers/file-gates.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { attachMany as model } from './attach-many.models.ts'

const RG = 'rg.jpg'
const PHOTO = 'IMG_2031.jpg'
const NONE = 'Escolha o documento'
const JPEG = '\xff\xd8\xff'

const OTHER =
  'O arquivo não é do tipo que o nome indica (por exemplo, um PDF com nome .jpg). Escolha o arquivo original ou fotografe o documento e envie a foto.'
const NOT_JOINED =
  'Não foi possível juntar as fotos em um PDF. Confira se todas abrem no seu aparelho ou envie menos fotos.'

const jpeg = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(JPEG, 'latin1') })

/** Two files for two rows; the name of the first says its row. */
async function begin(stage: Stage) {
  const { page, hold } = stage
  const gates = await gateFiles(page)
  const send = await hold(newDocument)
  const { titles } = await openDocuments(stage, { missing: 2 })
  await page.getByLabel('Anexar vários arquivos').setInputFiles([jpeg(RG), jpeg(PHOTO)])
  return {
    page,
    gates,
    send,
    titles,
    /** The listed files with what is chosen for them; null: it cannot be attached. */
    listed: new Map<string, string | null>([
      [RG, titles[0] ?? ''],
      [PHOTO, NONE],
    ]),
    refusal: '',
    sent: 0,
  }
}

type World = Awaited<ReturnType<typeof begin>>

const dialog = ({ page }: World) => page.getByRole('dialog', { name: 'Anexar vários arquivos' })
const question = ({ page }: World) =>
  page.getByRole('alertdialog', { name: 'Juntar como páginas de um só documento?' })

const select = (world: World, name: string) => dialog(world).getByRole('combobox', { name })

const choose = (name: string, index: number | null) => async (world: World) => {
  const title = index === null ? NONE : (world.titles[index] ?? '')
  world.listed.set(name, title)
  if (world.refusal === NOT_JOINED) world.refusal = ''
  await select(world, name).selectOption(title)
}

const remove = (name: string) => async (world: World) => {
  world.listed.delete(name)
  if (world.refusal === NOT_JOINED || world.listed.get(RG) !== null) world.refusal = ''
  await dialog(world)
    .getByRole('button', { name: `Remover ${name}` })
    .click()
}

const chosenIn = ({ listed }: World) =>
  [...listed.values()].filter((title): title is string => title !== null && title !== NONE)

async function seeEnd(world: World, sent: number) {
  await expect(dialog(world)).toHaveCount(0)
  await expect(question(world)).toHaveCount(0)
  await expect(world.page.getByRole('button', { name: /^Cancelar o envio: / })).toHaveCount(sent)
  await expect.poll(() => world.send.waiting()).toBe(sent)
}

export const attachMany: Drivers<typeof model, World> = {
  begin,
  drive: {
    'diz que a foto é do comprovante': choose(PHOTO, 1),
    'diz que a foto é do RG também': choose(PHOTO, 0),
    'tira o documento do RG': choose(RG, null),
    'escolhe um documento que não é oferecido': notInBrowser('a lista só tem os documentos sem arquivo'),
    'remove o RG da lista': remove(RG),
    'remove a foto da lista': remove(PHOTO),
    'clica em Anexar documentos': async (world) => {
      const count = new Set(chosenIn(world)).size
      await dialog(world)
        .getByRole('button', { name: /^Anexar (1 )?documentos?$|^Anexar 2 documentos$/ })
        .click()
      expect(count).toBeLessThan(3)
    },
    'confirma que são páginas': (world) => question(world).getByRole('button', { name: 'Juntar' }).click(),
    'volta à lista': (world) => question(world).getByRole('button', { name: 'Voltar' }).click(),
    desiste: (world) => dialog(world).getByRole('button', { name: 'Cancelar' }).click(),
    'o RG pode ser enviado': async (world) => {
      world.sent = 1
      await world.gates.read(JPEG)
    },
    'os dois podem ser enviados': async (world) => {
      world.sent = 2
      await world.gates.read(JPEG)
      await world.gates.read(JPEG)
    },
    'só a foto pode ser enviada': async (world) => {
      world.sent += 1
      world.refusal = OTHER
      world.listed = new Map([[RG, null]])
      await world.gates.read('%PDF-1.4\n')
      await world.gates.decode('broken')
      await world.gates.read(JPEG)
    },
    'o RG não pode ser enviado': async (world) => {
      world.refusal = OTHER
      world.listed.set(RG, null)
      await world.gates.read('%PDF-1.4\n')
      await world.gates.decode('broken')
    },
    'as páginas são juntadas': async (world) => {
      world.sent = 1
      await world.gates.decode('drawn')
      await world.gates.decode('drawn')
    },
    'as páginas não se deixam juntar': async (world) => {
      world.refusal = NOT_JOINED
      await world.gates.decode('not encoded')
    },
  },
  see: {
    assigning: async (world) => {
      expect(world.listed.size).toBeGreaterThan(0)
      await expect(dialog(world).getByRole('listitem')).toHaveCount(world.listed.size)
      for (const [name, title] of world.listed)
        if (title === null) await expect(select(world, name)).toHaveCount(0)
        else {
          await expect(select(world, name).locator('option:checked')).toHaveText(title)
          await expect(select(world, name)).toHaveAccessibleDescription(
            title === NONE ? 'Não será enviado' : world.refusal === NOT_JOINED ? NOT_JOINED : '',
          )
        }
      const rest = [...world.listed.values()].filter((title) => title === NONE).length
      const said = [[], ['1 arquivo não será enviado.'], ['2 arquivos não serão enviados.']][rest] ?? []
      await expect(dialog(world).getByText(/^\d arquivos? não/)).toHaveText(said)
      const refusals =
        { '': [], [OTHER]: [OTHER], [NOT_JOINED]: [NOT_JOINED, NOT_JOINED] }[world.refusal] ?? []
      await expect(dialog(world).getByRole('alert')).toHaveText(refusals)
    },
    asking: async (world) => {
      await expect(question(world)).toContainText(world.titles[0] ?? '')
      await expect(question(world).getByRole('listitem')).toHaveText([PHOTO, RG])
      expect(world.send.waiting()).toBe(world.sent)
    },
    preparing: async (world) => {
      await expect(dialog(world).getByText('Preparando os arquivos…')).toBeVisible()
      expect(world.send.waiting()).toBe(world.sent)
    },
    sent: (world) => seeEnd(world, world.sent),
    dismissed: (world) => seeEnd(world, world.sent),
  },
  ends: {
    'diz que a foto é do comprovante': { in: 'assigning', calls: [] },
    'diz que a foto é do RG também': { in: 'assigning', calls: [] },
    'tira o documento do RG': { in: 'assigning', calls: [] },
    'confirma que são páginas': { in: 'preparing', calls: [] },
    'volta à lista': { in: 'assigning', calls: [] },
    desiste: { in: 'dismissed', calls: [] },
    'o RG pode ser enviado': { in: 'sent', calls: ['newDocument'] },
    'os dois podem ser enviados': { in: 'sent', calls: ['newDocument', 'newDocument'] },
    'só a foto pode ser enviada': { in: 'assigning', calls: ['newDocument'] },
    'o RG não pode ser enviado': { in: 'assigning', calls: [] },
    'as páginas são juntadas': { in: 'sent', calls: ['newDocument'] },
    'as páginas não se deixam juntar': { in: 'assigning', calls: [] },
  },
}
