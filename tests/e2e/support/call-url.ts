import type { Call } from '#api/contract/call.ts'

/** Whether a URL is one of that call, whatever its parameters and its host. */
export function isUrlOf({ path }: Pick<Call, 'path'>): (url: URL) => boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return ({ pathname }) => pattern.test(pathname)
}
