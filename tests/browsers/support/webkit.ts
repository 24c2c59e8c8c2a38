import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'

import type { Browser, InPage, Size } from './browser.ts'
import { coloursAt } from './looks.ts'

/** A page is made as high as its content for a picture, so the screen must be high. */
const SCREEN = '1400x8000x24'

/** Without animations. */
const SETTINGS = '[Settings]\ngtk-enable-animations=0\n'

/** The toolbar keeps the window at 447 px or more; a phone is narrower. */
const SMALL_TOOLBAR =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n'

export type WebKitPrograms = { readonly driver: string; readonly display: string }

/** Starts an X server without a screen; resolves with its display. */
async function startDisplay(executable: string) {
  const server = spawn(executable, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = once(server, 'exit')
  const number = await Promise.race([
    once(server.stdio[3] as NonNullable<ChildProcess['stdout']>, 'data').then(([data]) => `${data}`.trim()),
    ended.then(([code]) => Promise.reject(new Error(`Xvfb ended (${code}) before it had a display`))),
  ])
  const stop = async () => {
    server.kill()
    await ended
  }
  return { name: `:${number}`, stop }
}

/** Starts WebKitGTK's MiniBrowser and drives it by WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Browser> {
  const display = await startDisplay(programs.display)
  const settings = await mkdtemp(join(tmpdir(), 'portal-webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0', 'settings.ini'), SETTINGS)
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), SMALL_TOOLBAR)
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: display.name, XDG_CONFIG_HOME: settings } as Record<
      string,
      string
    >)
    .setStdio('ignore')
    .build()
  const end = async () => {
    await service.kill()
    await display.stop()
    await rm(settings, { recursive: true, force: true })
  }
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
    return drive(driver, end)
  } catch (error) {
    await end()
    throw error
  }
}

function drive(driver: WebDriver, end: () => Promise<void>): Browser {
  const call = (inPage: InPage<never, unknown>) => `(${inPage})(...JSON.parse(arguments[0]))`

  const find = (finder: InPage<never, Element>, args: readonly unknown[]) =>
    driver.executeScript<WebElement>(`return ${call(finder)}`, JSON.stringify(args))

  const innerSize = () => driver.executeScript<Size>('return { width: innerWidth, height: innerHeight }')

  async function ask<Args extends readonly unknown[], Answer>(
    inPage: InPage<Args, Answer | Promise<Answer>>,
    ...args: Args
  ): Promise<Answer> {
    const { failure, answer } = await driver.executeAsyncScript<{ failure?: string; answer: string }>(
      `const end = arguments[1]
      new Promise((resolve) => resolve(${call(inPage)})).then(
        (answer) => end({ answer: JSON.stringify(answer ?? null) }),
        (error) => end({ failure: String(error) }),
      )`,
      JSON.stringify(args),
    )
    if (failure !== undefined) throw new Error(failure)
    return JSON.parse(answer)
  }

  /**
   * A picture, or null while the new part of a larger window is still black; the page itself has no black
   * corner.
   */
  async function drawnPicture(): Promise<string | null> {
    const picture = await driver.takeScreenshot()
    const { height } = await innerSize()
    const [corner] = await ask(coloursAt, picture, [{ x: 0, y: height - 1 }])
    return corner === '0 0 0' ? null : picture
  }

  return {
    open: (url) => driver.get(url),
    ask,
    run: (source) => driver.executeScript(source),
    press: async (finder, ...args) => {
      const element = await find(finder, args)
      // The driver does not scroll to an element that begins a few pixels below the window.
      await driver.executeScript('arguments[0].scrollIntoView({ block: "nearest" })', element)
      // The driver computes the position before it clicks, so a click on a moving page would miss.
      await driver.executeScript(
        `const [element] = arguments
        window.isPressed = false
        const onClick = (event) => { window.isPressed ||= event.composedPath().includes(element) }
        addEventListener('click', onClick, { capture: true, once: true })`,
        element,
      )
      await element.click()
      // A page that the click loaded has no such value.
      const isPressed = await driver.executeScript<boolean | null>('return window.isPressed')
      if (isPressed === false) throw new Error('The click did not reach the element')
    },
    pressAt: async ({ x, y }) => {
      const at = { x: Math.round(x), y: Math.round(y) }
      await driver.actions().move(at).press().pause(50).release().perform()
    },
    attach: async (path, finder, ...args) => (await find(finder, args)).sendKeys(path),
    type: (keys) => driver.switchTo().activeElement().sendKeys(keys),
    resize: async ({ width, height }) => {
      const window = driver.manage().window()
      const [outer, inner] = [await window.getRect(), await innerSize()]
      await window.setRect({ x: 0, y: 0, width, height: height + outer.height - inner.height })
      await driver.wait(
        async () => {
          const now = await innerSize()
          return now.width === width && now.height === height
        },
        5000,
        `a window of ${width} x ${height}`,
      )
    },
    picture: async () => {
      const picture = await driver.wait(drawnPicture, 5000, 'a window that is drawn to its foot')
      return Buffer.from(picture ?? '', 'base64')
    },
    close: async () => {
      await driver.quit()
      await end()
    },
  }
}
