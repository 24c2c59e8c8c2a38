import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

import { expect } from '@playwright/test'

import type { Browser, Point, Size } from './browser.ts'
import * as inPage from './in-page.ts'

/** Enough for a busy machine. */
const LIMIT = { timeout: 15_000 }

const QUERIES = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
)

/** By default, Testing Library appends the whole page to its errors. */
const WITHOUT_THE_PAGE =
  'window.TestingLibraryDom.configure({ getElementError: (message) => new Error(message.split("\\n")[0]) })'

/** WebDriver's code of the key. */
const ESCAPE = '\uE00C'

/** The full name, or a pattern. */
type Name = string | RegExp

const patternOf = (name: Name): string =>
  typeof name === 'string' ? `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$` : name.source

/** The portal in any browser. Verbs act, `see…` asserts; both retry until they succeed. */
export class Portal {
  readonly #browser: Browser
  readonly #url: string
  readonly #pictures: string
  readonly #size: Size
  #queries = ''
  #picture = 0

  constructor(browser: Browser, { url, pictures, size }: { url: string; pictures: string; size: Size }) {
    this.#browser = browser
    this.#url = url
    this.#pictures = pictures
    this.#size = size
  }

  async open(path: string): Promise<void> {
    await this.#browser.open(`${this.#url}${path}`)
  }

  /** At the login. */
  async logIn(cpf: string): Promise<void> {
    await this.fill('CPF', cpf)
    await this.fill('Senha', '20262026')
    await this.press('button', 'Entrar')
    await this.seeControl('heading', 'Meus requerimentos')
  }

  /** Loads the queries into a page that was loaded since. */
  async #bringQueries(): Promise<void> {
    if (await this.#browser.ask(() => 'TestingLibraryDom' in window)) return
    this.#queries ||= await readFile(QUERIES, 'utf8')
    await this.#browser.run(`${this.#queries}\n${WITHOUT_THE_PAGE}`)
  }

  #soon(attempt: () => Promise<void>): Promise<void> {
    return expect(async () => {
      await this.#bringQueries()
      await attempt()
    }).toPass({ ...LIMIT, intervals: [50, 100, 200] })
  }

  ask<Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer> {
    return this.#browser.ask(work, ...args)
  }

  /** Waits until the function returns that value in the page. */
  see<Args extends readonly unknown[]>(expected: unknown, work: (...args: Args) => unknown, ...args: Args) {
    return this.#soon(async () => expect(await this.#browser.ask(work, ...args)).toEqual(expected))
  }

  /** Clicks as Safari does, which does not focus a clicked button; no other browser here does so. */
  async pressWithoutFocus(role: string, name: Name): Promise<void> {
    await this.seeControl(role, name)
    await this.#browser.ask(inPage.clickWithoutFocus, role, patternOf(name))
  }

  press(role: string, name: Name): Promise<void> {
    return this.#soon(() => this.#browser.press(inPage.control, role, patternOf(name)))
  }

  /** At a point of the window, as it is now. */
  pressAt(point: Point): Promise<void> {
    return this.#browser.pressAt(point)
  }

  pressInRow(text: string, role: string, name: Name): Promise<void> {
    return this.#soon(() => this.#browser.press(inPage.controlInRow, text, role, patternOf(name)))
  }

  pressText(text: Name): Promise<void> {
    return this.#soon(() => this.#browser.press(inPage.words, patternOf(text)))
  }

  /** Replaces the value of the field, key by key. */
  async fill(label: Name, text: string): Promise<void> {
    await this.#soon(() => this.#browser.press(inPage.field, patternOf(label)))
    await this.ask(inPage.selectAll)
    await this.#browser.type(text)
  }

  choose(label: Name, option: string): Promise<void> {
    return this.#soon(() => this.#browser.ask(inPage.choose, patternOf(label), option))
  }

  answer(question: Name, answer: Name): Promise<void> {
    return this.#soon(() => this.#browser.press(inPage.answer, patternOf(question), patternOf(answer)))
  }

  attach(path: string): Promise<void> {
    return this.#soon(() => this.#browser.attach(path, inPage.field, '^Arquivo$'))
  }

  escape(): Promise<void> {
    return this.#browser.type(ESCAPE)
  }

  seeAddress(pattern: RegExp): Promise<void> {
    return this.#soon(async () => expect(await this.ask(() => location.pathname)).toMatch(pattern))
  }

  seeText(text: Name): Promise<void> {
    return this.see(true, inPage.isTextVisible, patternOf(text))
  }

  seeNoText(text: Name): Promise<void> {
    return this.see(false, inPage.isTextVisible, patternOf(text))
  }

  seeFocusOn(role: string, name: Name): Promise<void> {
    return this.see(true, inPage.isFocused, role, patternOf(name))
  }

  seeControl(role: string, name: Name): Promise<void> {
    return this.see(true, inPage.hasControl, role, patternOf(name))
  }

  seeValue(label: Name, value: string): Promise<void> {
    return this.see(value, inPage.valueIn, patternOf(label))
  }

  /** The field is focused and completely in the window. */
  seeFocus(label: Name): Promise<void> {
    return this.see({ focused: true, inSight: true }, inPage.focusOf, patternOf(label))
  }

  /** The picture with that name is decoded and drawn. */
  seePicture(name: Name): Promise<void> {
    return this.see(true, inPage.isPictureDrawn, patternOf(name))
  }

  seeNoDialog(): Promise<void> {
    return this.see(0, inPage.dialogCount)
  }

  /** Neither the page nor an open dialog scrolls sideways. */
  async seeNothingSideways(): Promise<void> {
    expect(await this.ask(inPage.sideways), 'what goes on to the side').toEqual([])
  }

  /** Saves a picture of the window for review. */
  async picture(name: string): Promise<Buffer> {
    this.#picture += 1
    const number = String(this.#picture).padStart(2, '0')
    const path = `${this.#pictures}/${number}-${name}.png`
    await mkdir(dirname(path), { recursive: true })
    const picture = await this.#browser.picture()
    await writeFile(path, picture)
    return picture
  }

  /** Saves a picture of the whole page; `look` may check its colours. */
  async pictureOfPage(name: string, look = async (_picture: string) => {}): Promise<void> {
    const { width } = this.#size
    const height = await this.ask(() => document.documentElement.scrollHeight)
    await this.#browser.resize({ width, height: Math.min(height, 7500) })
    const picture = await this.picture(name)
    await look(picture.toString('base64'))
    await this.#browser.resize(this.#size)
  }
}
