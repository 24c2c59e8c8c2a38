import type { Page } from '@playwright/test'

/** The page as it was built: the server writes nothing into it, so that the portal asks for `/config.json`. */
export const takePlainPage = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    await route.fulfill({ response: await route.fetch({ url: new URL('/index.html', request.url()).href }) })
  })
