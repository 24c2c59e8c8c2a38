import { spawn } from 'node:child_process'

import { ensureDependencies } from './lib/dependencies.mjs'
import { requireNode } from './lib/node-version.mjs'
import { inPackages, root } from './lib/project.mjs'

requireNode()
await ensureDependencies()

const apiPort = process.env.API_PORT ?? '3001'

/**
 * @param {string} script
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {'inherit' | 'ignore'} stdin
 */
const begin = (script, args, env, stdin) =>
  spawn(process.execPath, [inPackages(script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [stdin, 'inherit', 'inherit'],
  })

const children = [
  // Does not read keys: Enter would restart it, and Vite has its own shortcuts.
  begin('tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'server/main.ts'], { PORT: apiPort }, 'ignore'),
  begin('vite/bin/vite.js', [], { API_PORT: apiPort }, 'inherit'),
]

let isEnding = false

const stop = () => {
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) process.on(signal, stop)
// The terminal sends Ctrl-C to the child processes too; a second signal would interrupt their shutdown.
process.on('SIGINT', () => {
  isEnding = true
})
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    if (!isEnding) stop()
  })
}
