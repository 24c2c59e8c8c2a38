import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { Hono } from 'hono'

import { securityHeaders } from '#server/http/security.ts'
import { inProject } from '../../tools/cli/lib/project.mjs'
import type { Changes, FlowIndex, FlowPage, TestResult } from '../../tools/flows/site.ts'
import { watch } from './support/watch.ts'

/** Never requested: request interception serves the files from a subfolder, as any web server may. */
const PAGES = 'http://flows.test/somewhere/'

/** The rules of axe-core: WCAG 2.2 A and AA, and its best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const INDEX = inProject('dist/flows/data/index.json')

/** The headers of the portal's server for the pages. */
async function headersOfServer(): Promise<Record<string, string>> {
  const app = new Hono()
  app.use(securityHeaders({ trustProxy: false }))
  app.get('/', (c) => c.text(''))
  const { headers } = await app.request('/')
  return { 'content-security-policy': headers.get('content-security-policy') ?? '' }
}

async function open(page: Page, address = '') {
  if (!existsSync(INDEX)) throw new Error("The analysts' pages are not built.")
  const headers = await headersOfServer()
  await page.route(`${PAGES}**`, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/somewhere/', '') || 'index.html'
    const file = inProject('dist/flows', name)
    return existsSync(file) ? route.fulfill({ path: file, headers }) : route.fulfill({ status: 404 })
  })
  // Otherwise a URL that differs only after the '#' would not load the page again.
  await page.goto('about:blank')
  await page.goto(`${PAGES}${address}`)
}

/** Replaces parts of the data of a chart: the pages of a test run have neither pictures nor a report. */
const withData = (page: Page, flow: string, data: Partial<FlowPage>) =>
  page.route(`${PAGES}data/${flow}.json`, (route) => {
    const built: FlowPage = JSON.parse(readFileSync(inProject(`dist/flows/data/${flow}.json`), 'utf8'))
    return route.fulfill({ json: { ...built, ...data } })
  })

async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: [...tags] } })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
  }, TAGS)
}

test('every chart opens without an error', async ({ page, context }) => {
  const pageErrors = await watch(context)
  await open(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapa dos fluxos')
  const { charts }: FlowIndex = JSON.parse(readFileSync(INDEX, 'utf8'))
  for (const { name, title } of charts) {
    await page.evaluate((hash) => {
      window.location.hash = hash
    }, `/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('listbox', { name: `Desenho do fluxo ${title}` })).toBeVisible()
  }
  expect(pageErrors).toEqual([])
  expect(charts.length).toBeGreaterThan(40)
})

test('a link, the search and the arrow keys lead to a state', async ({ page }) => {
  await open(page, '#/session?estado=expired')
  const panel = page.getByRole('region', { name: 'Sessão expirada' })
  await expect(panel).toContainText('SESSION-14 No fim do seu tempo, uma sessão mostra o diálogo')
  await panel.getByRole('link', { name: 'clica em OK', exact: true }).click()
  await expect(page).toHaveURL(/transicao=session%2Fexpired%2Falert\.acknowledged%231$/)
  await expect(panel.locator('[aria-current]')).toContainText('clica em OK → Saindo')

  await page.getByRole('searchbox', { name: 'Buscar em todos os fluxos' }).fill('saida confirmando')
  await page.getByRole('link', { name: 'Confirmando a saída', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dentro do portal')
  await expect(page.getByRole('region', { name: 'Confirmando a saída' })).toBeVisible()

  await page.getByRole('option', { name: /^Usando o portal/ }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: /^Dentro do portal/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Dentro do portal' })).toBeVisible()
})

test('where the details of a state are below the drawing, a button leads to them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, '#/session?estado=expired')
  const details = page.getByRole('region', { name: 'Sessão expirada' })
  await expect(details).not.toBeInViewport()
  const button = page.getByRole('button', { name: 'Ver os detalhes de «Sessão expirada»' })
  await button.click()
  await expect(details).toBeFocused()
  await expect(details.getByRole('heading', { name: 'Sessão expirada' })).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(details).toBeVisible()
  await expect(button).toBeHidden()
})

test('closed states hide what is inside them, and the chosen one stays chosen', async ({ page }) => {
  await open(page, '#/form-editor?estado=editing.task.submitting')
  const boxes = page.getByRole('listbox', { name: /^Desenho do fluxo / }).getByRole('option')
  await boxes.filter({ hasText: 'Etapa 1: dados' }).waitFor()
  const count = await boxes.count()
  await page.getByRole('button', { name: 'Recolher «Preenchendo»' }).press('Enter')
  await expect(page).toHaveURL(/estado=editing\.task\.submitting&recolhido=editing$/)
  await expect(boxes).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Gravando' })).toBeVisible()
  await expect(boxes.and(page.locator('[aria-selected="true"]'))).toContainText(
    'Preenchendo Dentro: 18 estados',
  )
  const expand = page.getByRole('button', { name: 'Expandir «Preenchendo»' })
  await expect(expand).toBeFocused()
  await expand.press('Enter')
  await expect(boxes).toHaveCount(count)
})

test('a reference names chart, state, transition, requirements and version', async ({ page }) => {
  // What a browser does not copy is shown.
  await page.addInitScript(() => {
    document.execCommand = () => false
  })
  await open(page, '#/session?transicao=session%2Fexpired%2Falert.acknowledged%231')
  await page.getByRole('button', { name: 'Copiar referência deste estado' }).click()
  const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const text = await page.getByRole('region', { name: 'Sessão expirada' }).textContent()
  expect(text).toContain(`Portal de requerimentos ${version}`)
  expect(text).toContain('Fluxo: Sessão (session)')
  expect(text).toContain('Estado: Sessão expirada (expired)')
  expect(text).toContain('Transição: session/expired/alert.acknowledged#1')
  expect(text).toContain('Requisitos:\n')
  expect(text).toContain('\n- SESSION-14: No fim do seu tempo, uma sessão mostra o diálogo')
})

test('a drawing is downloaded as SVG that needs no style sheet, as PNG and as Mermaid', async ({ page }) => {
  await open(page, '#/session')
  const downloaded = async (button: string, name: string) => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(name)
    return readFileSync(await download.path())
  }
  const svg = (await downloaded('Baixar SVG', 'session.svg')).toString()
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
  expect(svg).toMatch(/<text [^>]*font-size="15px"[^>]*>Entrando<\/text>/)
  expect(svg).toMatch(/<text [^>]*textLength="/)
  expect(svg).not.toMatch(/ (class|style|role|tabindex)=/)
  const picture = await downloaded('Baixar PNG', 'session.png')
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.length).toBeGreaterThan(20_000)
  const mermaid = (await downloaded('Baixar Mermaid', 'session.mmd')).toString()
  expect(mermaid).toContain('state "Sessão expirada" as ')
})

test('a chart is simulated step by step, and the URL has the steps', async ({ page, context }) => {
  const complaints = await watch(context)
  await open(page, '#/session-clock')
  await page.getByRole('link', { name: 'Percorrer este fluxo passo a passo' }).click()
  const steps = page.getByRole('region', { name: 'Passos' })
  await steps.getByRole('link', { name: 'faltam 5 minutos', exact: true }).click()
  await expect(page).toHaveURL(/percorrer\?passo=faltam\+5\+minutos$/)
  await steps.getByRole('link', { name: 'clica em Continuar conectado', exact: true }).click()
  await expect(page).toHaveURL(/&passo=clica\+em\+Continuar\+conectado$/)
  await page.reload()
  await expect(steps.getByRole('status')).toHaveText(/^Agora: .*Prolongando/)
  await steps.getByRole('link', { name: 'Desfazer o último passo' }).click()
  await expect(page).toHaveURL(/percorrer\?passo=faltam\+5\+minutos$/)
  expect(complaints).toEqual([])
})

test('what the screen shows is beside a state and beside a step', async ({ page }) => {
  await open(page)
  await withData(page, 'session-clock', { pictures: null })
  await page.goto(`${PAGES}#/session-clock?estado=counting`)
  const about = page.getByRole('main').locator(':scope > :last-child')
  await expect(about).toContainText('npm run flows -- --pictures')
  await expect(page.getByText('npm run flows -- --pictures')).toHaveCount(1)

  const picture = { file: 7, leaves: ['counting.time.plenty', 'counting.dialog.closed'], note: 'com prazo' }
  await page.goto('about:blank')
  await withData(page, 'session-clock', { pictures: [picture, { ...picture, file: 8, note: '' }] })
  await page.goto(`${PAGES}#/session-clock?estado=counting`)
  const panel = page.getByRole('region', { name: 'Contando o tempo' })
  await expect(panel.getByRole('img', { name: /com prazo: tela no celular/ })).toHaveAttribute(
    'src',
    'pictures/7-360.webp',
  )
  await expect(panel.getByText('Mais 1 imagem deste estado')).toBeVisible()
  await page.goto(`${PAGES}#/session-clock/percorrer`)
  await expect(page.getByRole('link', { name: /tela no computador/ })).toHaveAttribute(
    'href',
    'pictures/7-1280.webp',
  )
})

test('the last results of the tests are on the drawing and in the tables', async ({ page }) => {
  const result = (verdict: TestResult['verdict'], reason: string | null = null) =>
    ({ verdict, tests: 2, reason }) as const
  const coverage = {
    takenOn: '2026-11-25',
    results: {
      expired: result('failed'),
      fatal: result('passed'),
      'session/expired/alert.acknowledged#1': result('untaken', 'ninguém clica'),
    },
  }
  await open(page)
  await withData(page, 'session', { coverage })
  await page.goto(`${PAGES}#/session?estado=expired`)
  const box = page.getByRole('option', { name: /^Sessão expirada/ })
  await expect(box).toHaveAccessibleDescription('')
  const shows = page.getByRole('checkbox', { name: 'Mostrar o resultado dos testes no desenho' })
  await shows.click()
  await expect(shows).toBeChecked()
  await expect(page).toHaveURL(/estado=expired&testes=$/)
  await expect(box).toHaveAccessibleDescription('falhou')
  await expect(page.getByRole('row', { name: /^Sessão expirada clica em OK/ })).toContainText(
    'não foi testado: ninguém clica',
  )
  await expect(page.getByRole('listitem').filter({ hasText: /^\s*não foi testado: 1$/ })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test('a link to a row of a page of rules leads to the row, marks it and moves the focus there', async ({
  page,
}) => {
  const figures = { count: 9, median: 3, p90: 12.5 }
  const waiting = ['L', 'E', 'A', 'C'].flatMap((status) =>
    [null, 1, 2, 3, 4, 6, 8].map((type) => ({ status, type, figures })),
  )
  const traffic = { takenOn: '2026-11-25', waiting, moves: [], abandoned: [] }
  const drawing = { width: 1, height: 1, boxes: [], arrows: [], starts: [] }
  await open(page)
  await page.route(`${PAGES}data/traffic.json`, (route) => route.fulfill({ json: { traffic, drawing } }))
  const rowIsMarked = async (name: RegExp) => {
    const marked = page.getByRole('main').locator('[aria-current]')
    await expect(marked).toHaveCount(1)
    await expect(marked).toBeFocused()
    await expect(
      page.getByRole('row', { name }).filter({ has: page.locator('[aria-current]') }),
    ).toBeInViewport()
  }
  await page.getByRole('link', { name: 'Movimento' }).click()
  await rowIsMarked(/^Em exigência \(E\) Todos 9/)
  const search = page.getByRole('searchbox', { name: 'Buscar em todos os fluxos' })
  const follow = async (words: string, result: string) => {
    await search.fill(words)
    await page.getByRole('link', { name: result, exact: true }).first().click()
  }
  await follow('quantos esperam em A', 'Quantos requerimentos esperam em Em análise (A)')
  await rowIsMarked(/^Em análise \(A\) Todos 9/)
  await follow('representante legal quais tipos pedem', 'Representante legal: quais tipos pedem')
  await rowIsMarked(/^Representante legal Aposentadoria/)
  await follow('nome da mãe aposentadoria', 'Nome da mãe')
  await rowIsMarked(/^Nome da mãe /)
  await follow('o participante cancela, de Em exigência', 'o participante cancela, de Em exigência (E)')
  await rowIsMarked(/^Em exigência \(E\) o participante cancela/)
  await follow('certidão de óbito', 'Certidão de óbito')
  await rowIsMarked(/^Certidão de óbito /)
  await follow('Sua sessão expirou. Faça um novo login.', 'Sua sessão expirou. Faça um novo login.')
  await rowIsMarked(/^Sua sessão expirou/)
  expect(await faultsOf(page)).toEqual([])
})

test('a comparison shows both versions of a chart side by side, with what changed', async ({ page }) => {
  const { flow, drawing }: FlowPage = JSON.parse(
    readFileSync(inProject('dist/flows/data/session.json'), 'utf8'),
  )
  const changes: Changes = {
    since: 'v1',
    changes: [],
    requirements: {},
    charts: [
      {
        name: flow.name,
        title: flow.title,
        before: drawing,
        after: { ...drawing, boxes: drawing.boxes.filter(({ id }) => id !== 'failed') },
        kinds: {
          expired: 'changed',
          failed: 'removed',
          'session/expired/alert.acknowledged#1': 'added',
        },
      },
    ],
  }
  await open(page)
  await page.route(`${PAGES}data/changes.json`, (route) => route.fulfill({ json: changes }))
  await page.goto(`${PAGES}#/regras/mudancas`)
  const before = page.getByRole('listbox', { name: 'Desenho do fluxo Sessão: Antes' })
  const after = page.getByRole('listbox', { name: 'Desenho do fluxo Sessão: Agora' })
  await expect(before.getByRole('option', { name: /^O sistema será/ })).toHaveAccessibleDescription('saiu')
  await expect(after.getByRole('option', { name: /^O sistema será/ })).toHaveCount(0)
  await expect(after.getByRole('option', { name: /^Sessão expirada/ })).toHaveAccessibleDescription('mudou')
  const boxes = [await before.boundingBox(), await after.boundingBox()]
  expect(boxes[0]?.y).toBe(boxes[1]?.y)
  expect(await faultsOf(page)).toEqual([])
  await after.getByRole('option', { name: /^Sessão expirada/ }).click()
  await expect(page).toHaveURL(/#\/session\?estado=expired$/)
})

test('the page of the offer compares a participant with an active one', async ({ page }) => {
  await open(page, '#/regras/oferta')
  await page.getByRole('link', { name: 'Pensionista do Plano de Benefícios I' }).click()
  const differences = page.getByRole('region', { name: 'O que muda' }).getByRole('listitem')
  await expect(differences.first()).toHaveText(
    'Pensão por morte (4): Oferecido. Participante ativo do Plano de Benefícios I (categoria 1): Não oferecido.',
  )
  const pension = page.getByRole('row', { name: /^Pensão por morte/ })
  await expect(pension).toContainText('Oferecido (diferente)')
  await page.getByLabel('Categoria no Plano de Benefícios I').selectOption('4')
  await expect(page).toHaveURL(/categoria1=4/)
  await expect(pension).not.toContainText('diferente')
})

test('the map answers a common question, and a failure leads to the chart that handles it', async ({
  page,
}) => {
  await open(page)
  const question = page.getByRole('listitem').filter({ hasText: 'O que acontece se a sessão expira' })
  await expect(question.getByRole('listitem')).toHaveText([
    /^Envio de um arquivo › Enviando o arquivo: O envio para/,
    /^Envios em andamento › Nada a enviar: .* «Um envio foi interrompido»/,
    /^Sessão › Sessão expirada: /,
  ])
  await question.getByRole('link', { name: 'Envio de um arquivo › Enviando o arquivo' }).click()
  const panel = page.getByRole('region', { name: 'Enviando o arquivo' })
  await expect(panel).toContainText(
    'este fluxo para, e param também os fluxos que o iniciaram: Envio de um documento, Envios em andamento, até Dentro do portal.',
  )
  await expect(panel.getByRole('link', { name: 'Dentro do portal' })).toHaveAttribute('href', '#/signed-in')
  await panel.getByRole('link', { name: 'O sistema será finalizado' }).click()
  await expect(page.getByRole('region', { name: 'O sistema será finalizado' })).toBeVisible()
  await page.goBack()
  await panel.getByRole('link', { name: 'Sessão expirada' }).click()
  await expect(page.getByRole('region', { name: 'Sessão expirada' })).toBeVisible()
  await page.goBack()
  await panel.getByRole('link', { name: 'UPLOAD-19' }).click()
  await expect(page.getByRole('row', { name: /^UPLOAD-19/ })).toContainText(
    'Envio de um arquivo › Enviando o arquivo',
  )
})

test('the book has every flow and all rules, and its table of contents leads to each', async ({ page }) => {
  await open(page, '#/regras/livro')
  await expect(page).toHaveURL(/#\/livro$/)
  const contents = page.getByRole('navigation', { name: 'Conteúdo' }).getByRole('link')
  await contents.first().waitFor()
  const titles = await contents.allTextContents()
  expect(titles).toEqual(
    expect.arrayContaining([
      'Sessão',
      'Oferta',
      'Campos: Resgate de contribuições (3)',
      'Mensagens',
      'Requisitos',
    ]),
  )
  const chapters = page.getByRole('main').locator(':scope > section > h2')
  expect(await chapters.allTextContents()).toEqual(titles)
  await contents.filter({ hasText: /^Situações$/ }).click()
  await expect(page).toHaveURL(/#\/livro\?capitulo=situacoes$/)
  // Looking for a role in all of the book takes long.
  await expect(page.locator('#situacoes')).toBeFocused()
  await expect(page.locator('[aria-labelledby="situacoes"]')).toContainText('o participante cancela')
})

test('on paper no drawing is cut', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '#/livro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Livro dos fluxos e das regras')
  const cut = await page.evaluate(() => {
    const drawings = [...document.querySelectorAll('[role="listbox"]')]
    return {
      count: drawings.length,
      labels: drawings.flatMap((frame) => {
        const { right, bottom } = frame.getBoundingClientRect()
        return [...frame.querySelectorAll('text')]
          .filter((text) => {
            const area = text.getBoundingClientRect()
            return area.right > right + 1 || area.bottom > bottom + 1
          })
          .map(({ textContent }) => textContent)
      }),
    }
  })
  expect(cut.count).toBeGreaterThan(40)
  expect(cut.labels).toEqual([])
})

test('the largest drawing is panned without long frames', async ({ page }) => {
  await open(page, '#/form-editor')
  const frame = page.getByRole('listbox')
  await expect(frame).toBeVisible()
  const medianFrame = () =>
    frame.evaluate(async (element) => {
      const times: number[] = []
      let last = performance.now()
      for (let step = 0; step < 120; step += 1) {
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        times.push(now - last)
        last = now
        element.scrollLeft = 400 + 400 * Math.sin(step / 10)
        element.scrollTop = 400 + 400 * Math.cos(step / 10)
      }
      return times.toSorted((one, other) => one - other)[60] ?? 0
    })
  // 60 frames a second take 16.7 ms each; other work on the machine may disturb a try.
  await expect.poll(medianFrame).toBeLessThan(20)
})

test('the first page loads few bytes', () => {
  const page = readFileSync(inProject('dist/flows/index.html'), 'utf8')
  const files = [...page.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
  const weight = ['index.html', ...files]
    .map((file) => brotliCompressSync(readFileSync(inProject('dist/flows', file))).length)
    .reduce((sum, size) => sum + size, 0)
  expect(files.length).toBeGreaterThan(1)
  expect(weight).toBeLessThan(120 * 1024)
})

/** Those with a drawing, and those of rules. */
const JUDGED = [
  '',
  '#/session?estado=expired',
  '#/session-clock/percorrer',
  '#/regras',
  '#/regras/oferta?plano1=agora',
  '#/regras/situacoes',
  '#/regras/movimento',
  '#/regras/campos',
  '#/regras/campos/1',
  '#/regras/documentos',
  '#/regras/requisitos?id=FORM-12',
]

for (const width of [1280, 360]) {
  test(`the pages have no accessibility violations, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const address of JUDGED) {
      await open(page, address)
      const isOfRules = address.startsWith('#/regras')
      await expect(
        isOfRules ? page.getByRole('heading', { level: 1 }) : page.getByRole('listbox'),
      ).toBeVisible()
      expect(await faultsOf(page), address).toEqual([])
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrollWidth, address).toBeLessThanOrEqual(width)
    }
  })
}
