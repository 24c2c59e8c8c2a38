import { BlockList, isIP } from 'node:net'

export type AddressRange = {
  readonly network: string
  readonly prefix: number
  readonly family: 'ipv4' | 'ipv6'
}

/** Whether a counted address belongs to a sponsor. */
export type IsSponsor = (address: string) => boolean

const LONGEST_PREFIX = { ipv4: 32, ipv6: 64 } as const

/**
 * A range as `203.0.113.0/24`; one address alone may come without `/32`. Of IPv6 nothing longer than 64 bits, which is
 * what counts as one address (P-84). null: it is none.
 */
export function readRange(text: string): AddressRange | null {
  const [, network = '', digits] = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(network)
  if (version === 0) return null
  const family = version === 4 ? 'ipv4' : 'ipv6'
  const prefix = digits === undefined ? LONGEST_PREFIX[family] : Number(digits)
  return prefix <= LONGEST_PREFIX[family] ? { network, prefix, family } : null
}

/** Takes addresses as they are counted: of IPv6 the first four groups. */
export function sponsorsWithin(ranges: readonly AddressRange[]): IsSponsor {
  const list = new BlockList()
  for (const { network, prefix, family } of ranges) list.addSubnet(network, prefix, family)
  return (address) => (isIP(address) === 4 ? list.check(address, 'ipv4') : list.check(`${address}::`, 'ipv6'))
}
