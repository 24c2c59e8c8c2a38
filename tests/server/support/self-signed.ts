import { createServer } from 'node:https'

import { onTestFinished } from 'vitest'

import { listenOnFreePort } from './free-port.ts'

/** Of 127.0.0.1, until 2126, and used here alone. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIULsPH61KEG1mUTGjOvvNp/V9XPHEwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyNjA4MjU1NFoYDzIxMjYxMTAy
MDgyNTU0WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARryOLdjo9J0k35tDCFI7G54zbe82xznZFmBqkCUpROJ63GQbkP7tMf
YsNLvoRdPT+RQK9aAy7/fjzcgtu+bHk/o2QwYjAdBgNVHQ4EFgQUhqUzY8Jd3r4r
EI/Olt5jqsg/5LswHwYDVR0jBBgwFoAUhqUzY8Jd3r4rEI/Olt5jqsg/5LswDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUC
IELRVcMAxWngs1/yi+g4tsDWsA9Pe6QXaEmNqPDbuMojAiEAvHkGlIItyvUGAAl6
sEltdA343h+3q5iTrwHxutk9MrQ=
-----END CERTIFICATE-----`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgeGCZKQ0wWEt7iSiN
6PiPaxPuU+NCE7/IFQCR67cRWU+hRANCAARryOLdjo9J0k35tDCFI7G54zbe82xz
nZFmBqkCUpROJ63GQbkP7tMfYsNLvoRdPT+RQK9aAy7/fjzcgtu+bHk/
-----END PRIVATE KEY-----`

/** The port of an HTTPS server of this test whose certificate no authority has signed. */
export async function selfSigned(): Promise<number> {
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (_request, response) => response.end())
  onTestFinished(() => void server.close())
  return listenOnFreePort(server)
}
