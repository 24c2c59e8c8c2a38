import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { notices, row } from './notices.models.ts'
import { openNotices } from './notices.page.tsx'

const model = chartModel(notices.machine, { ...notices, ways: waysThrough(row) })

type NoticesPage = ReturnType<typeof openNotices>

const SUCCESS = 'Documento gravado com sucesso!'
const ERROR = 'Problemas de preenchimento. Verifique o formulário.'

// LIST-09, LOOK-08, MESSAGES-05 to MESSAGES-08
describe('notices: every path of the chart, on the rendered snackbar', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openNotices()
    let last: 'success' | 'error' = 'success'
    const seeLast = () => page.see(last === 'success' ? SUCCESS : ERROR, last)

    await path.walk({
      events: {
        'notice.given': ({ text, tone }) => {
          last = tone
          return page.give(text, tone)
        },
        'attention.gained': () => page.lookAt(),
        'attention.lost': () => page.lookAway(),
        'notice.dismissed': () => page.close(),
        'xstate.after.noticeTime.notices.showing': () => page.wait(2000),
      },
      states: {
        silent: () => page.seeNothing(),
        showing: seeLast,
        held: async () => {
          await page.wait(60_000)
          seeLast()
        },
      },
    })
  })

  test('a notice stays for exactly two seconds', async () => {
    const page = openNotices()
    await page.give(SUCCESS, 'success')
    await page.wait(1999)
    page.see(SUCCESS, 'success')
    await page.wait(1)
    page.seeNothing()
    page.hear(SUCCESS, 'success')
  })

  test('a notice may stay for four seconds, and the next one stays for two again', async () => {
    const page = openNotices()
    await page.give(SUCCESS, 'success', { time: 4000 })
    await page.wait(3999)
    page.see(SUCCESS, 'success')
    await page.wait(1)
    page.seeNothing()
    await page.give(ERROR, 'error')
    await page.wait(2000)
    page.seeNothing()
    page.hear(ERROR, 'error')
  })

  test('another notice has its own two seconds', async () => {
    const page = openNotices()
    await page.give(SUCCESS, 'success')
    await page.wait(1500)
    await page.give(ERROR, 'error')
    await page.wait(1999)
    page.see(ERROR, 'error')
    await page.wait(1)
    page.seeNothing()
  })

  test.each<[string, (page: NoticesPage) => Promise<void>, (page: NoticesPage) => Promise<void>]>([
    ['focus', (page) => page.reachByKeyboard(), (page) => page.leaveByKeyboard()],
    ['the pointer', (page) => page.lookAt(), (page) => page.lookAway()],
  ])('%s keeps a notice open, and two seconds pass after it leaves', async (_what, arrive, leave) => {
    const page = openNotices()
    await page.give(SUCCESS, 'success')
    await arrive(page)
    await page.wait(60_000)
    page.see(SUCCESS, 'success')
    await leave(page)
    await page.wait(1999)
    page.see(SUCCESS, 'success')
    await page.wait(1)
    page.seeNothing()
  })
})
