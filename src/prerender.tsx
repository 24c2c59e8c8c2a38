import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'

import { loginPath } from '#domain/navigation/paths.ts'
import { loginMachine, loginView, type OpenSession } from '#machines/app/login/index.ts'
import { sessionMachine } from '#machines/app/session/index.ts'

import { media } from '#ui/theme.css.ts'

import { placeOf } from './adapters/place-of.ts'
import { App } from './app.tsx'
import { PortalPage } from './page.tsx'

/** Only the browser knows the width on which the help panel depends. */
const OPEN_HELP = `document.querySelector('#root details').open = matchMedia('${media.desktop}').matches`

/** The login as HTML, without a contact of the fund, for the page of the build (P-527). */
export async function renderLogin(): Promise<string> {
  const session = createActor(
    sessionMachine.provide({
      actors: {
        router: fromCallback(({ sendBack }) =>
          sendBack({ type: 'place.changed', place: placeOf(loginPath) }),
        ) as never,
        browserEvents: fromCallback(() => {}),
        login: loginMachine.provide({
          actors: { recallSession: fromPromise<OpenSession | null, undefined>(async () => null) },
        }),
      },
    }),
    { systemId: 'session', input: { recalled: null } },
  ).start()
  const { login } = session.getSnapshot().children
  if (!login) throw new Error('The login did not start')
  await waitFor(login, (snapshot) => !loginView(snapshot).isArriving)
  const router = createMemoryRouter(
    [{ path: loginPath, element: <App session={session} signedIn={() => null} onDrawn={() => {}} /> }],
    { initialEntries: [loginPath] },
  )
  const html = renderToString(<PortalPage router={router} contact="" createVisitor={null} />)
  session.stop()
  return `${html}<script>${OPEN_HELP}</script>`
}
