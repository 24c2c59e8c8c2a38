import type { Values } from '#domain/forms/form.ts'

import type { WireAddress } from './session.ts'

/** Address answers, without the row's id. */
export function addressFromWire({ id: _id, ...address }: WireAddress): Values {
  return address
}
