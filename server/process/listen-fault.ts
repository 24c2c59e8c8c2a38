const OF_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'A porta já está em uso. Escolha outra com PORT.',
  EACCES: 'Não há permissão para usar essa porta. Escolha outra com PORT.',
  EADDRNOTAVAIL: 'O endereço não é deste computador. Corrija HOST.',
}

type SystemError = { readonly code?: string; readonly syscall?: string; readonly hostname?: string }

/**
 * Why a program cannot listen, as one pt-BR sentence; null for other errors. `host` is null if not
 * configured.
 */
export function listenFault(error: Error, host: string | null): string | null {
  const { code = '', syscall, hostname } = error as Error & SystemError
  if (syscall === 'listen') return OF_PORT[code] ?? null
  const isOwnHost = syscall === 'getaddrinfo' && hostname === host
  return isOwnHost ? 'O endereço não existe. Corrija HOST.' : null
}
