import { BlockList, isIP } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * True for a host whose connections never leave this machine: 127.0.0.0/8, ::1 (also in brackets, as in a URL),
 * localhost. Other names are not resolved: what they mean may change.
 */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  const family = isIP(name)
  if (family === 0) return name === 'localhost' || name.endsWith('.localhost')
  return LOOPBACK.check(name, family === 4 ? 'ipv4' : 'ipv6')
}
