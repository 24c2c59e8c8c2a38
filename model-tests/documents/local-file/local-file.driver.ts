import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type FileGates, gateFiles } from '../../drivers/file-gates.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { localFile as model } from './local-file.models.ts'

const LIMIT = 5 * 1_048_576

const HEIC =
  'Fotos HEIC não são aceitas. No iPhone, abra Ajustes, Câmera, Formatos, escolha "Mais compatível" e tire a foto de novo.'
const EMPTY = 'O arquivo está vazio. Escolha outro arquivo.'
const UNREADABLE = 'Não foi possível ler o arquivo. Escolha-o de novo ou escolha outro.'
const NOT_REDUCED =
  'Não foi possível reduzir a foto. Tire outra com resolução menor ou escolha outro arquivo.'
const TOO_LARGE = 'Documento muito grande! Tamanho máximo: 5 MB'

type World = {
  readonly page: Page
  /** Of the files that are picked. */
  readonly folder: string
  readonly gates: FileGates
  /** The text in the box; the sizes of reduced photos depend on the browser. */
  picked: string | RegExp
  problem: string
  picks: number
  /** The names of the pages, in their order; none for a PDF. */
  pages: readonly string[]
}

/** Another page, so that two photos are joined. */
async function addPage(world: World) {
  const pages = [...world.pages, 'costas.jpg']
  await pick([['costas.jpg', 1000]], '2 arquivos escolhidos')(world)
  world.pages = pages
}

const field = ({ page }: World) => page.getByLabel('Arquivo', { exact: true })

/**
 * The files that are picked, by name and size; then what the page calls them, and what it says of them. The
 * browser reads them from the disk, because the bytes of a large one take long to reach a page of a busy machine.
 */
const pick =
  (files: readonly (readonly [name: string, size: number])[], picked: string, problem = '') =>
  async (world: World) => {
    const names = files.map(([name]) => name)
    const isPdf = names.length === 1 && /\.pdf$/i.test(names[0] ?? '')
    world.pages = isPdf ? [] : names
    world.picked = picked
    world.problem = problem
    // Each in a folder of its own: the browser does not report the choice of the same file again.
    world.picks += 1
    const folder = join(world.folder, `${world.picks}`)
    mkdirSync(folder, { recursive: true })
    const paths = files.map(([name]) => join(folder, name))
    for (const [name, size] of files) writeFileSync(join(folder, name), Buffer.alloc(size, 1))
    await field(world).setInputFiles(paths)
  }

const find = (problem: string, verdict: (gates: FileGates) => Promise<void>) => async (world: World) => {
  world.problem = problem
  await verdict(world.gates)
}

const HINT = 'Foto ou PDF (pdf, png, jpg ou jpeg), até 5 MB. Várias fotos viram um único PDF.'

type Seen = { readonly work?: string; readonly isRefused?: boolean }

async function see(world: World, { work = '', isRefused = false }: Seen) {
  const { page, picked, problem, pages } = world
  await expect(page.locator('output')).toHaveText(picked)
  await expect(
    page.getByText(/^(Lendo o arquivo|Preparando a foto|Juntando 2 fotos em um PDF)…$/),
  ).toHaveText(work === '' ? [] : [work])
  await expect(field(world)).toHaveAccessibleDescription(isRefused ? `${problem} ${HINT}` : HINT)
  await expect(page.locator('input[aria-invalid=true]')).toHaveCount(isRefused ? 1 : 0)
  await expect(page.getByRole('button', { name: /^Remover a página \d$/ })).toHaveCount(pages.length)
  await expect(page.getByRole('button', { name: /^Mover para cima a página \d$/ })).toHaveCount(
    pages.length > 1 ? pages.length : 0,
  )
  for (const [at, name] of pages.entries())
    await expect(
      page.getByRole('list', { name: 'Páginas do documento' }).locator('li').nth(at),
    ).toContainText(`Página ${at + 1} ${name} (`)
}

const ends = <Leaf extends string>(leaf: Leaf) => ({ in: leaf, calls: [] })

export const localFile: Drivers<typeof model, World> = {
  async begin({ page, folder, lendSession }: Stage) {
    const gates = await gateFiles(page)
    await lendSession(marina)
    await page.goto('/novo/20')
    await page.getByRole('radio', { name: 'Contracheque' }).waitFor()
    return { page, folder, gates, picked: '', problem: '', picks: 0, pages: [] }
  },
  drive: {
    'escolhe um PDF no limite': pick([['rg.PDF', LIMIT]], 'rg.PDF (5 MB)'),
    'escolhe um PDF grande demais': pick([['grande.pdf', LIMIT + 1]], 'grande.pdf (5,1 MB)', TOO_LARGE),
    'escolhe um PDF vazio': pick([['vazio.pdf', 0]], 'vazio.pdf (0 KB)', EMPTY),
    'escolhe um executável': pick(
      [['programa.exe', 10]],
      'programa.exe (1 KB)',
      'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.',
    ),
    'escolhe uma foto HEIC': pick([['IMG_0001.HEIC', 10]], 'IMG_0001.HEIC (1 KB)', HEIC),
    'escolhe uma foto acima do limite': pick([['rg.jpg', LIMIT + 1]], 'rg.jpg (5,1 MB)', NOT_REDUCED),
    'escolhe duas fotos': pick(
      [
        ['frente.jpg', 1000],
        ['verso.png', 1000],
      ],
      '2 arquivos escolhidos',
    ),
    'escolhe uma foto e um PDF': pick(
      [
        ['mistura.jpg', 10],
        ['rg.PDF', 10],
      ],
      '2 arquivos escolhidos',
      'Escolha um arquivo só, ou várias fotos (png, jpg ou jpeg), que viram um único PDF. Remova os outros arquivos.',
    ),
    'escolhe duas fotos, uma HEIC': pick(
      [
        ['mistura-heic.jpg', 10],
        ['b.heic', 10],
      ],
      '2 arquivos escolhidos',
      `“b.heic”: ${HEIC}`,
    ),
    'escolhe duas fotos, uma vazia': pick(
      [
        ['mistura-vazia.jpg', 10],
        ['b.jpg', 0],
      ],
      '2 arquivos escolhidos',
      EMPTY,
    ),
    'escolhe uma foto': pick([['frente.jpg', 1000]], 'frente.jpg (1 KB)'),
    'acrescenta outra foto': addPage,
    'passa a segunda página para cima': async (world) => {
      await world.page.getByRole('button', { name: 'Mover para cima a página 2' }).click()
      world.pages = ['costas.jpg', 'frente.jpg']
      world.picked = '2 arquivos escolhidos'
    },
    'passa para cima a que já é a primeira': ({ page }) =>
      page.getByRole('button', { name: 'Mover para cima a página 1' }).click({ force: true }),
    'remove uma de duas fotos': async (world) => {
      const at = world.pages.indexOf('frente.jpg') + 1
      await world.page.getByRole('button', { name: `Remover a página ${at}` }).click()
      world.pages = ['costas.jpg']
      world.picked = 'costas.jpg (1 KB)'
    },
    'remove a única foto': async (world) => {
      await world.page.getByRole('button', { name: 'Remover a página 1' }).click()
      world.pages = []
      world.picked = ''
    },
    'quer prosseguir': async (world) => {
      if (world.picked === '') world.problem = 'Escolha um arquivo para enviar'
      await world.page.getByRole('button', { name: 'Gravar' }).click()
    },
    'o conteúdo está em ordem': async (world) => {
      world.problem = ''
      await world.gates.read(world.pages.length > 0 ? '\xff\xd8\xff' : '%PDF-1.4\n')
    },
    'por dentro é HEIC': find(HEIC, (gates) => gates.read('    ftypheic')),
    'por dentro é outra coisa': find(
      'O arquivo não é do tipo que o nome indica (por exemplo, um PDF com nome .jpg). Escolha o arquivo original ou fotografe o documento e envie a foto.',
      (gates) => gates.read('\x89PNG\r\n\x1a\n'),
    ),
    'o PDF pede senha': find(
      'Este PDF tem senha ou restrições. Abra-o, use Imprimir e "Salvar como PDF" e envie a cópia. Se ele não deixa imprimir, fotografe as páginas e envie as fotos, ou peça o arquivo sem restrições a quem o emitiu.',
      (gates) => gates.read('%PDF-1.4\n', '/Encrypt 5 0 R'),
    ),
    'o conteúdo não se deixa ler': find(UNREADABLE, (gates) => gates.failRead('NotReadableError')),
    'a leitura falha': find(UNREADABLE, (gates) => gates.failRead(null)),
    'a foto é reduzida': async (world) => {
      world.problem = ''
      world.picked = /^[\wáéíóú_ ]+\.jpg \(\d+ KB\)$/
      await world.gates.decode('drawn')
    },
    // What is said then was known before.
    'a foto não se deixa reduzir': ({ gates }) => gates.decode('broken'),
    'as fotos são juntadas': async (world) => {
      world.picked = new RegExp(`^${world.pages[0]?.replace('.jpg', '')} e mais 1\\.pdf \\(\\d+ KB\\)$`)
      await world.gates.decode('drawn')
      await world.gates.decode('drawn')
    },
    'uma das fotos não se deixa ler': async (world) => {
      if (world.problem === '')
        world.problem = `Não foi possível ler a foto “${world.pages[1]}”. Confira se ela abre no seu aparelho, ou remova-a.`
      await world.gates.decode('drawn')
      await world.gates.decode('broken')
    },
    'as fotos não se deixam juntar': find(
      'Não foi possível juntar as fotos em um PDF. Confira se todas abrem no seu aparelho ou envie menos fotos.',
      (gates) => gates.decode('not encoded'),
    ),
  },
  see: {
    empty: async (world) => {
      expect(world.picked).toBe('')
      await see(world, {})
    },
    inspecting: (world) => see(world, { work: 'Lendo o arquivo…' }),
    refused: (world) => see(world, { isRefused: true }),
    reducing: (world) => see(world, { work: 'Preparando a foto…' }),
    joining: (world) => see(world, { work: 'Juntando 2 fotos em um PDF…' }),
    ready: async (world) => {
      expect(world.picked).not.toBe('')
      await see(world, {})
    },
  },
  ends: {
    'escolhe um PDF no limite': ends('inspecting'),
    'escolhe um PDF grande demais': ends('refused'),
    'escolhe um PDF vazio': ends('refused'),
    'escolhe um executável': ends('reducing'),
    'escolhe uma foto HEIC': ends('reducing'),
    'escolhe uma foto acima do limite': ends('reducing'),
    'escolhe duas fotos': ends('joining'),
    'escolhe uma foto e um PDF': ends('refused'),
    'escolhe duas fotos, uma HEIC': ends('joining'),
    'escolhe duas fotos, uma vazia': ends('refused'),
    'escolhe uma foto': ends('inspecting'),
    'acrescenta outra foto': ends('joining'),
    'passa a segunda página para cima': ends('joining'),
    'passa para cima a que já é a primeira': {
      from: { joining: ends('joining'), ready: ends('ready'), refused: ends('refused') },
    },
    'remove uma de duas fotos': ends('inspecting'),
    'remove a única foto': ends('empty'),
    'quer prosseguir': {
      from: {
        empty: ends('refused'),
        refused: ends('refused'),
      },
    },
    'o conteúdo está em ordem': ends('ready'),
    'por dentro é HEIC': ends('reducing'),
    'por dentro é outra coisa': ends('reducing'),
    'o PDF pede senha': ends('refused'),
    'o conteúdo não se deixa ler': ends('refused'),
    'a leitura falha': ends('refused'),
    'a foto é reduzida': ends('ready'),
    'a foto não se deixa reduzir': ends('refused'),
    'as fotos são juntadas': ends('ready'),
    'uma das fotos não se deixa ler': ends('refused'),
    'as fotos não se deixam juntar': ends('refused'),
  },
}
