import type { Page, Request } from '@playwright/test'

import { calls } from '#api/contract/calls.ts'

import { isUrlOf } from '../../tests/e2e/support/call-url.ts'

const writes = Object.entries(calls).flatMap(([name, call]) =>
  call.effect === 'write' ? [{ name, method: call.method, isUrl: isUrlOf(call) }] : [],
)

/** The letter of the status that a save asks for. */
function letterOf(request: Request): string {
  try {
    const { situacao } = request.postDataJSON() ?? {}
    return situacao === undefined ? '' : ` ${situacao}`
  } catch {
    return ''
  }
}

/** Notes the writes of the contract that a page makes from now on, as drivers name them in `ends`. */
export function noteWrites(page: Page): readonly string[] {
  const noted: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    for (const { name, method, isUrl } of writes)
      if (method === request.method() && isUrl(url))
        noted.push(name === 'saveRequest' ? `${name}${letterOf(request)}` : name)
  })
  return noted
}
