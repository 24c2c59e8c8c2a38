import type { Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'

import { downloadDocument, listCloud } from '#api/contract/cloud.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { documentReader as model } from './document-reader.models.ts'

const DAMAGED =
  'Não foi possível mostrar esta imagem: o arquivo pode estar danificado. Baixe o arquivo e tente abrir no seu aparelho. Se também não abrir, envie o documento de novo.'
const NOT_SAVED = 'Não foi possível guardar o arquivo neste aparelho. Tente de novo ou use outro navegador.'

const identity = {
  id: 77,
  id_documento_ged: '77',
  id_tipo_documento: 1,
  tipo_documento: 'Documento de identidade',
  arquivo: 'rg.png',
  data_gravacao: '2026-10-05T12:00:00Z',
  data_envio: '2026-10-05T12:00:00Z',
}

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const PDF = Buffer.from('%PDF-1.4\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/**
 * What the server sends as 'RG frente.png', by what the browser does with it, and what the page calls it: an
 * accepted type decides the extension (P-757).
 */
const FILES: Readonly<Record<string, readonly [contentType: string, body: Buffer, named: string]>> = {
  'o navegador mostra um pdf': ['application/pdf', PDF, 'RG frente.pdf'],
  'o navegador só mostra o pdf inteiro em outra aba': ['application/pdf', PDF, 'RG frente.pdf'],
  'o navegador não mostra o arquivo': ['application/octet-stream', PDF, 'RG frente.png'],
}

/** What the dialog shows instead of a picture. */
const SHOWN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'o navegador mostra um pdf': (page) =>
    expect(page.getByRole('dialog').locator('iframe')).toHaveAttribute('src', /^blob:.+#navpanes=0$/),
  'o navegador só mostra o pdf inteiro em outra aba': async (page) => {
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      'Neste aparelho só a primeira página apareceria aqui. Abra o documento em outra aba ou baixe o arquivo.',
    )
    const link = dialog.getByRole('link', { name: 'Abrir em outra aba' })
    await expect(link).toHaveAttribute('href', /^blob:/)
    await expect(link).toHaveAttribute('target', '_blank')
  },
  'o navegador não mostra o arquivo': (page) =>
    expect(page.getByRole('dialog')).toContainText(
      'Não dá para mostrar este documento aqui. Baixe o arquivo para abrir.',
    ),
  'a imagem não se deixa mostrar': (page) => expect(page.getByRole('dialog')).toContainText(DAMAGED),
}

async function begin({ page, lendSession, hold }: Stage) {
  await page.clock.install()
  await lendSession(marina)
  const list = await hold(listCloud)
  const download = await hold(downloadDocument)
  await page.goto('/docs')
  await list.reply({ codigo: 'ok', documentos: [identity] })
  await page.getByRole('button', { name: 'Ver rg.png' }).waitFor()
  return { page, download, named: 'rg.png', kind: '', failure: '', role: 'alert' as 'alert' | 'status' }
}

type World = Awaited<ReturnType<typeof begin>>

const dialog = ({ page }: World) => page.getByRole('dialog')
const press = (world: World, name: string | RegExp) => dialog(world).getByRole('button', { name }).click()

type Device = { make?: typeof URL.createObjectURL; saved?: { readonly name: string; readonly file: Blob } }

/** Saving a file clicks a link, which fails or works as the next case says. The page notes what was saved. */
const letSave = ({ page }: World, next: string | null) =>
  page.evaluate((fails) => {
    const device: Window & Device = window
    device.make ??= URL.createObjectURL
    const { make } = device
    const made = new Map<string, Blob>()
    URL.createObjectURL = (file: Blob) => {
      const url = make(file)
      made.set(url, file)
      return url
    }
    HTMLAnchorElement.prototype.click = function save() {
      URL.createObjectURL = make
      const file = made.get(this.href)
      if (fails || file === undefined) throw new TypeError('not allowed')
      device.saved = { name: this.download, file }
      HTMLElement.prototype.click.call(this)
    }
  }, next === 'o navegador não guarda o arquivo')

/** The file that was saved since the last call: its name and its bytes. */
const takeSaved = ({ page }: World) =>
  page.evaluate(async () => {
    const device: Window & Device = window
    const { saved } = device
    delete device.saved
    return saved && [saved.name, ...new Uint8Array(await saved.file.arrayBuffer())]
  })

/** Which kinds of files the browser says that it shows. */
const letShow = ({ page }: World, next: string | null) =>
  page.evaluate(
    ([showsPdf, onePage]) => {
      const say = (name: string, value: unknown) =>
        Object.defineProperty(navigator, name, { configurable: true, get: () => value })
      say('pdfViewerEnabled', showsPdf)
      say('vendor', onePage ? 'Apple Computer, Inc.' : 'Google Inc.')
      say('maxTouchPoints', onePage ? 5 : 0)
    },
    [
      next === 'o navegador mostra um pdf',
      next === 'o navegador só mostra o pdf inteiro em outra aba',
    ] as const,
  )

async function arrive(world: World, next: string | null) {
  await letSave(world, next)
  await letShow(world, next)
  world.kind = next ?? ''
  const [contentType, body, named] = FILES[world.kind] ?? ['image/png', PNG, 'RG frente.png']
  world.named = named
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''RG%20frente.png" }
  await world.download.answer((route) => {
    expect(new URL(route.request().url()).pathname).toBe('/api/documento/77/download')
    return route.fulfill({ contentType, body, headers })
  })
}

const seeKind = (world: World) => SHOWN[world.kind]?.(world.page)
/** The file is not being prepared or written, which takes no time in a browser. */
const isSettled = (snapshot: SnapshotFrom<(typeof model)['machine']>) =>
  !snapshot.matches({ viewing: { open: 'preparing' } }) &&
  !snapshot.matches({ viewing: { open: { ready: { copy: 'saving' } } } }) &&
  !snapshot.matches({ saving: 'writing' })

/** No dialog covers the row. */
const isRowShown = (snapshot: SnapshotFrom<(typeof model)['machine']>) =>
  snapshot.matches('idle') || snapshot.matches({ saving: 'fetching' })

async function seeDialog(world: World, ...buttons: readonly string[]) {
  await expect(dialog(world)).toHaveAccessibleName(world.named)
  await expect(dialog(world).getByRole('button')).toHaveText(buttons)
}

const seeProblems = (world: World, ...texts: readonly string[]) =>
  expect(dialog(world).getByRole('alert')).toHaveText(texts)

async function seePicture(world: World) {
  await expect(dialog(world).getByRole('img', { name: 'RG frente.png' })).toHaveAttribute('src', /^blob:/)
  await expect(dialog(world).locator('iframe')).toHaveCount(0)
}

async function seeInterrupted(world: World) {
  await seeDialog(world, 'Fechar', 'Tentar novamente')
  await seeProblems(
    world,
    'Não foi possível buscar o documento. Verifique a sua conexão com a internet e tente novamente.',
  )
}

const damage = ({ kind }: World) => (kind === 'a imagem não se deixa mostrar' ? [DAMAGED] : [])

const open = (world: World, action: 'Ver' | 'Baixar') => {
  world.named = 'rg.png'
  return world.page.getByRole('button', { name: `${action} rg.png` }).click()
}

const FETCHING = ['viewing.fetching', 'saving.fetching'] as const

export const documentReader: Drivers<typeof model, World> = {
  begin,
  drive: {
    'clica em Ver da identidade': (world) => open(world, 'Ver'),
    'clica em Baixar da identidade': (world) => open(world, 'Baixar'),
    'o documento chega': arrive,
    'o documento está em verificação de segurança': (world) => {
      world.role = 'status'
      world.failure =
        'O documento está em verificação de segurança e ainda não pode ser aberto. Tente de novo mais tarde.'
      return world.download.reply({ ...refusal(world.failure), causa: 'em_verificacao' }, 409)
    },
    'a resposta não é um documento': (world) => {
      world.role = 'alert'
      world.failure = 'Não foi possível abrir o documento. Tente de novo mais tarde.'
      return world.download.reply({ codigo: 'ok' })
    },
    'a conexão cai': ({ download }) => download.interrupt(),
    'a sessão expira': ({ download }) => download.reply(refusal('Não autorizado.'), 401),
    'o navegador mostra uma imagem': (world) =>
      expect(dialog(world).getByRole('img', { name: 'RG frente.png' })).toBeVisible(),
    'o navegador mostra um pdf': seeKind,
    'o navegador só mostra o pdf inteiro em outra aba': seeKind,
    'o navegador não mostra o arquivo': seeKind,
    'a imagem não se deixa mostrar': async (world) => {
      world.kind = 'a imagem não se deixa mostrar'
      await dialog(world)
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => {
          image.src = URL.createObjectURL(new Blob(['not a picture']))
        })
    },
    'clica em Ampliar ou Ver inteira': (world) => press(world, /^(Ampliar|Ver inteira)$/),
    'clica em Baixar no documento': async (world, next) => {
      await letSave(world, next)
      await press(world, 'Baixar')
    },
    // The file is written as soon as it is there.
    'o navegador não guarda o arquivo': (world) => expect(dialog(world)).toContainText(NOT_SAVED),
    'o arquivo foi guardado': async (world) => {
      await expect.poll(() => takeSaved(world)).toEqual(['RG frente.png', ...PNG])
      expect(world.download.waiting()).toBe(0)
    },
    'clica em Tentar novamente': (world) => {
      world.named = 'rg.png'
      return press(world, 'Tentar novamente')
    },
    fecha: (world) => press(world, 'Fechar'),
  },
  offered: {
    'clica em Ver da identidade': isRowShown,
    'clica em Baixar da identidade': isRowShown,
    'clica em Ampliar ou Ver inteira': isSettled,
    'a imagem não se deixa mostrar': isSettled,
    fecha: isSettled,
  },
  see: {
    escalated: seeExpired,
    idle: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(world.page.getByRole('button', { name: 'Baixar rg.png' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      )
      await expect.poll(world.download.waiting).toBe(0)
    },
    'viewing.fetching': async (world) => {
      await seeDialog(world, 'Fechar')
      await expect(dialog(world)).toContainText('Abrindo o documento…')
      await world.download.asked()
    },
    'viewing.interrupted': seeInterrupted,
    // It is left as soon as the browser has an address for the file.
    'viewing.open.preparing': (world) => expect(dialog(world)).toHaveAccessibleName(world.named),
    'viewing.open.ready.page.whole': async (world) => {
      await seePicture(world)
      await seeDialog(world, 'Ampliar', 'Fechar', 'Baixar')
    },
    'viewing.open.ready.page.enlarged': async (world) => {
      await seePicture(world)
      await seeDialog(world, 'Ver inteira', 'Fechar', 'Baixar')
    },
    'viewing.open.ready.page.fixed': async (world) => {
      await seeDialog(world, 'Fechar', 'Baixar')
      await expect(dialog(world).getByRole('img')).toHaveCount(0)
      await expect(dialog(world).locator('iframe')).toHaveCount(
        world.kind === 'o navegador mostra um pdf' ? 1 : 0,
      )
      await seeKind(world)
    },
    'viewing.open.ready.copy.none': (world) => seeProblems(world, ...damage(world)),
    'viewing.open.ready.copy.saving': (world) => expect(dialog(world)).toHaveAccessibleName(world.named),
    'viewing.open.ready.copy.notSaved': (world) => seeProblems(world, NOT_SAVED, ...damage(world)),
    'saving.fetching': async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(world.page.getByRole('button', { name: 'Baixar rg.png' })).toHaveAttribute(
        'aria-busy',
        'true',
      )
      await world.download.asked()
    },
    'saving.interrupted': seeInterrupted,
    // The file is written as soon as it is there.
    'saving.writing': (world) => expect.poll(world.download.waiting).toBe(0),
    'saving.notSaved': async (world) => {
      await seeDialog(world, 'Fechar')
      await seeProblems(world, NOT_SAVED)
    },
    refused: async (world) => {
      await seeDialog(world, 'Fechar')
      await expect(dialog(world).getByRole(world.role)).toHaveText(world.failure)
      await seeProblems(world, ...(world.role === 'alert' ? [world.failure] : []))
    },
  },
  ends: {
    'clica em Ver da identidade': { in: 'viewing.fetching', calls: [] },
    'clica em Baixar da identidade': { in: 'saving.fetching', calls: [] },
    'o documento está em verificação de segurança': { in: 'refused', calls: [], from: FETCHING },
    'a resposta não é um documento': { in: 'refused', calls: [], from: FETCHING },
    'a conexão cai': {
      from: {
        'viewing.fetching': { in: 'viewing.interrupted', calls: [] },
        'saving.fetching': { in: 'saving.interrupted', calls: [] },
      },
    },
    'a sessão expira': { in: 'escalated', calls: [], from: FETCHING },
    'o navegador mostra uma imagem': { in: 'viewing.open.ready.page.whole', calls: [] },
    'o navegador mostra um pdf': { in: 'viewing.open.ready.page.fixed', calls: [] },
    'o navegador só mostra o pdf inteiro em outra aba': { in: 'viewing.open.ready.page.fixed', calls: [] },
    'o navegador não mostra o arquivo': { in: 'viewing.open.ready.page.fixed', calls: [] },
    'a imagem não se deixa mostrar': {
      in: 'viewing.open.ready.page.fixed',
      calls: [],
      from: ['viewing.open.ready.page.whole', 'viewing.open.ready.page.enlarged'],
    },
    'clica em Ampliar ou Ver inteira': {
      from: {
        'viewing.open.ready.page.whole': { in: 'viewing.open.ready.page.enlarged', calls: [] },
        'viewing.open.ready.page.enlarged': { in: 'viewing.open.ready.page.whole', calls: [] },
      },
    },
    'o navegador não guarda o arquivo': {
      from: {
        'viewing.open.ready.copy.saving': { in: 'viewing.open.ready.copy.notSaved', calls: [] },
        'saving.writing': { in: 'saving.notSaved', calls: [] },
      },
    },
    'o arquivo foi guardado': {
      from: {
        'viewing.open.ready.copy.saving': { in: 'viewing.open.ready.copy.none', calls: [] },
        'saving.writing': { in: 'idle', calls: [] },
      },
    },
    'clica em Tentar novamente': {
      from: {
        'viewing.interrupted': { in: 'viewing.fetching', calls: [] },
        'saving.interrupted': { in: 'saving.fetching', calls: [] },
      },
    },
    fecha: {
      in: 'idle',
      calls: [],
      from: ['refused', 'saving.interrupted', 'saving.notSaved', 'viewing.interrupted'],
    },
  },
}
