import { BlockList, isIP } from 'node:net'

export type AddressRange = {
  readonly network: string
  readonly prefix: number
  readonly family: 'ipv4' | 'ipv6'
}

/** Whether an address, in the form used for limits, belongs to a sponsor. */
export type IsSponsor = (address: string) => boolean

const LONGEST_PREFIX = { ipv4: 32, ipv6: 64 } as const

/**
 * Parses `203.0.113.0/24`, or a single IPv4 address. IPv6 prefixes have at most 64 bits, the unit of counting
 * (P-84). null if invalid.
 */
export function readRange(text: string): AddressRange | null {
  const [, network = '', digits] = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const version = isIP(network)
  if (version === 0) return null
  const family = version === 4 ? 'ipv4' : 'ipv6'
  const prefix = digits === undefined ? LONGEST_PREFIX[family] : Number(digits)
  return prefix <= LONGEST_PREFIX[family] ? { network, prefix, family } : null
}

/** Expects addresses in the form used for limits: of IPv6 the first four groups. */
export function sponsorsWithin(ranges: readonly AddressRange[]): IsSponsor {
  const list = new BlockList()
  for (const { network, prefix, family } of ranges) list.addSubnet(network, prefix, family)
  return (address) => (isIP(address) === 4 ? list.check(address, 'ipv4') : list.check(`${address}::`, 'ipv6'))
}
