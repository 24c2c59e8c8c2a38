import type { Values } from '#domain/forms/form.ts'

import type { WireAddress } from './session.ts'

export function addressFromWire({ id: _id, ...address }: WireAddress): Values {
  return address
}
