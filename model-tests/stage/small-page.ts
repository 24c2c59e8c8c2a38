import { expect, type Page } from '@playwright/test'

/** A page with a little of all that drivers look for and use. */
export const HTML = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Página pequena</title></head><body>
<header><a href="#fim">Pular</a></header>
<main>
  <h1>Pedido</h1><h2>Dados</h2>
  <p id="hint">Só <b>números</b>, sem pontos</p>
  <label>CPF <input id="cpf" aria-describedby="hint"></label>
  <label for="mail">E-mail</label><input id="mail" type="email" value="a@b.example">
  <label><input type="checkbox" id="agree"> Concordo</label>
  <fieldset disabled><legend>Fechado</legend><input aria-label="Dentro"><button>Gravar rascunho</button></fieldset>
  <label>Banco <select id="bank"><option value="">Escolha</option><option value="1">Um</option><option value="2">Dois</option></select></label>
  <label>Arquivo <input type="file" id="file" multiple></label>
  <details id="more"><summary>Mais</summary><button id="folded">Dentro do detalhe</button></details>
  <p hidden>Escondido</p><p aria-hidden="true">Enfeite</p>
  <ul><li>Um <b>A</b></li><li>Dois</li></ul>
  <table><tbody><tr><th scope="row">Situação</th><td>Em análise</td></tr></tbody></table>
  <section aria-label="Avisos"><p role="status">Pronto</p></section>
  <button id="save">Gravar</button><button aria-disabled="true">Enviar</button>
  <output id="said"></output>
</main></body></html>`

/** What the page does: it says each event of its controls, and the time of its timers. */
function run(): void {
  const said = document.querySelector('output')
  const say = (text: string) => {
    if (said) said.textContent += `${text};`
  }
  for (const id of ['cpf', 'bank', 'agree'])
    for (const type of ['focus', 'beforeinput', 'input', 'change', 'blur'])
      document.getElementById(id)?.addEventListener(type, () => say(`${id} ${type}`))
  document.getElementById('save')?.addEventListener('click', () => say('save click'))
  document.getElementById('cpf')?.addEventListener('keydown', ({ key }) => say(`key ${key}`))
  document.getElementById('file')?.addEventListener('change', ({ target }) => {
    const { files } = target as HTMLInputElement
    for (const { name, size, type } of files ?? []) say(`${name} ${size} ${type}`)
  })
}

const said = (page: Page) => page.locator('#said')

const open = async (page: Page, path = '/pequena') => {
  await page.goto(path)
  await page.evaluate(run)
}

/** Milliseconds, for an assertion that must fail. */
const SOON = { timeout: 200 }

/** What both engines must answer in the same way, by what it is about. The page is served at each address. */
export const questions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'elements by role and name': async (page) => {
    await open(page)
    await expect(page.getByRole('heading')).toHaveText(['Pedido', 'Dados'])
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Dados')
    await expect(page.getByRole('button', { name: 'gravar' })).toHaveText(['Gravar rascunho', 'Gravar'])
    await expect(page.getByRole('button', { name: 'Gravar', exact: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Dentro do detalhe' })).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveAccessibleDescription(
      'Só números, sem pontos',
    )
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('a@b.example')
    await expect(page.getByRole('group', { name: 'Fechado' })).toHaveCount(1)
    await expect(page.getByRole('row', { name: 'Situação Em análise' }).getByRole('cell')).toHaveText(
      'Em análise',
    )
    await expect(page.getByRole('region', { name: 'Avisos' }).getByRole('status')).toHaveText('Pronto')
    await expect(page.getByRole('link', { name: 'Pular' })).toHaveAttribute('href', '#fim')
    await expect(page.getByRole('checkbox', { name: 'Concordo' })).not.toBeChecked()
    await expect(page).toHaveTitle('Página pequena')
  },
  'elements by text: the smallest that has it, or exactly it': async (page) => {
    await open(page)
    await expect(page.getByText('números')).toHaveText('números')
    await expect(page.getByText('só números')).toHaveAttribute('id', 'hint')
    await expect(page.getByText('Gravar', { exact: true })).toHaveAttribute('id', 'save')
    await expect(page.getByText(/^Um/)).toHaveText(['Um', 'Um A'])
    await expect(page.getByRole('listitem').filter({ hasText: 'A' })).toHaveText('Um A')
    await expect(page.getByRole('listitem').filter({ has: page.locator('b') })).toHaveCount(1)
    await expect(page.getByRole('listitem').nth(1)).toHaveText('Dois')
  },
  'what is hidden, folded or disabled': async (page) => {
    await open(page)
    await expect(page.getByText('Escondido')).toBeHidden()
    await expect(page.getByText('Escondido')).toHaveCount(1)
    await expect(page.getByText('Enfeite')).toBeVisible()
    await expect(page.locator('#folded')).toBeHidden()
    await page.getByText('Mais').click()
    await expect(page.locator('#folded')).toBeVisible()
    await expect(page.getByLabel('Dentro', { exact: true })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled()
    await expect(page.locator('#save')).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Enviar' }).click(SOON)).rejects.toThrow()
    await page.getByRole('button', { name: 'Enviar' }).click({ force: true })
    await expect(page.getByRole('button', { disabled: true })).toHaveText(['Gravar rascunho', 'Enviar'])
  },
  'more than one element is an error': async (page) => {
    await open(page)
    await expect(expect(page.getByRole('heading')).toHaveText('Pedido', SOON)).rejects.toThrow()
    await expect(page.getByRole('heading').textContent()).rejects.toThrow()
    await expect(expect(page.getByRole('heading')).toBeVisible(SOON)).rejects.toThrow()
  },
  'what is missing is neither visible nor of any text': async (page) => {
    await open(page)
    const missing = page.getByRole('button', { name: 'Apagar' })
    await expect(missing).not.toBeVisible()
    await expect(missing).toHaveCount(0)
    await expect(expect(missing).toHaveText('Apagar', SOON)).rejects.toThrow()
    await expect(expect(missing).toBeFocused(SOON)).rejects.toThrow()
  },
  'filling in and leaving a field': async (page) => {
    await open(page)
    await page.getByLabel('CPF').fill('123')
    await page.getByLabel('CPF').press('Tab')
    await expect(page.getByLabel('CPF')).toHaveValue('123')
    await expect(said(page)).toHaveText('cpf focus;cpf beforeinput;cpf input;key Tab;cpf change;cpf blur;')
    await expect(page.getByLabel('E-mail')).toBeFocused()
  },
  'typing, checking and choosing': async (page) => {
    await open(page)
    await page.getByLabel('CPF').press('7')
    await expect(page.getByLabel('CPF')).toHaveValue('7')
    await page.getByLabel('Concordo').check()
    await page.getByLabel('Concordo').check()
    await expect(page.getByLabel('Concordo')).toBeChecked()
    await page.getByLabel('Banco').selectOption({ label: 'Dois' })
    await expect(page.getByLabel('Banco')).toHaveValue('2')
    await expect(said(page)).toContainText('agree input;agree change;')
    await expect(said(page)).toContainText('bank input;bank change;')
  },
  'picking files': async (page) => {
    await open(page)
    await page.getByLabel('Arquivo').setInputFiles([
      { name: 'rg.pdf', mimeType: 'application/pdf', buffer: Buffer.from('abc') },
      { name: 'cpf.png', mimeType: 'image/png', buffer: Buffer.from('') },
    ])
    await expect(said(page)).toHaveText('rg.pdf 3 application/pdf;cpf.png 0 image/png;')
  },
  'the keyboard and the focus': async (page) => {
    await open(page)
    await page.locator('#save').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await expect(said(page)).toHaveText('save click;save click;')
    await page.getByLabel('E-mail').focus()
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByLabel('CPF')).toBeFocused()
  },
  'the history and what a tab keeps': async (page) => {
    await open(page)
    await page.evaluate(() => {
      sessionStorage.setItem('kept', 'sim')
      window.name = 'aba'
      history.pushState({}, '', '/pequena/2')
    })
    await expect(page).toHaveURL('/pequena/2')
    await page.goBack()
    await expect(page).toHaveURL('/pequena')
    await page.reload()
    await expect(said(page)).toHaveText('')
    expect(await page.evaluate(() => [sessionStorage.getItem('kept'), window.name])).toEqual(['sim', 'aba'])
    await page.evaluate(() => window.location.assign('/pequena/3'))
    await expect(page).toHaveURL('/pequena/3')
  },
  'a stopped clock': async (page) => {
    await page.clock.install()
    await open(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.evaluate(() => {
      const output = document.querySelector('#said')
      const say = (text: string) => output?.append(text)
      setTimeout(() => say('300;'), 300)
      setInterval(() => say('i;'), 200)
    })
    await page.clock.runFor(299)
    await expect(said(page)).toHaveText('i;')
    await page.clock.runFor(1)
    await expect(said(page)).toHaveText('i;300;')
    await page.clock.fastForward(1000)
    await expect(said(page)).toHaveText('i;300;i;')
  },
  'requests that a route answers, changes or drops': async (page) => {
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))
    await page.route('**/dados/*', (route) =>
      route.request().url().endsWith('/fora')
        ? route.abort()
        : route.fulfill({ status: 422, json: { method: route.request().method() } }),
    )
    await open(page)
    const answer = await page.evaluate(async () => {
      const response = await fetch('/dados/1', { method: 'POST', body: '{}' })
      return [response.status, await response.json()]
    })
    expect(answer).toEqual([422, { method: 'POST' }])
    const dropped = page.evaluate(() => fetch('/dados/fora').catch((error: Error) => error.name))
    expect(await dropped).toBe('TypeError')
    expect(failed).toEqual(['/dados/fora'])
  },
  'messages between tabs': async (page) => {
    await open(page)
    await page.evaluate(() => {
      const channel = new BroadcastChannel('abas')
      channel.onmessage = ({ data }) => document.querySelector('#said')?.append(data)
      const other = new BroadcastChannel('abas')
      other.postMessage('olá')
      other.close()
    })
    await expect(said(page)).toHaveText('olá')
  },
}
