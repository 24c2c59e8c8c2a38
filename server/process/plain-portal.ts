import { isLoopback } from './loopback.ts'

/** Printed at the start where `isPlain`. */
export const PLAIN_PORTAL =
  'HOST deixa o portal acessível pela rede em http, sem TLS: senhas e documentos passam por ela sem criptografia, e quem ' +
  'a observa pode ler tudo. Para uso real, ponha na frente um proxy com HTTPS e use TRUST_PROXY=1.'

type Settings = { readonly host: string; readonly trustProxy: boolean }

/** Whether others reach the server in plain http: it does not listen on this machine alone, and no proxy has TLS. */
export const isPlain = ({ host, trustProxy }: Settings) => !trustProxy && !isLoopback(host)
