import { CPU_SLOWDOWN, NETWORK } from './settings.mjs'

/** Runs in the page before its own scripts: notes paints, shifts, slow events and when elements appear. */
function observe() {
  const seen = { fcp: null, lcp: null, cls: 0, keys: [], marks: {} }
  window.bench = seen
  const watch = (type, note, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  watch(
    'event',
    (entry) => {
      if (entry.name === 'keydown') seen.keys.push(entry.duration)
    },
    { durationThreshold: 16 },
  )
  /** Resolves with the time of the paint after the element appeared. */
  window.benchShown = (selector, since = 0) =>
    new Promise((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return false
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since)))
        return true
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true, attributes: true })
      look()
    })
  /** Like `benchShown`, since the next press of a button or link. */
  window.benchAfterClick = (selector) =>
    new Promise((resolve) => {
      const pressed = () => {
        document.removeEventListener('click', pressed, true)
        resolve(window.benchShown(selector, performance.now()))
      }
      document.addEventListener('click', pressed, true)
    })
}

/**
 * A page with its requests counted, slowed down once `slow` is called.
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function watchedPage(context) {
  const page = await context.newPage()
  await page.addInitScript(observe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable')
  let requests = new Map()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http')) requests.set(requestId, { start: timestamp, end: null, bytes: 0 })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) Object.assign(request, { end: timestamp, bytes: encodedDataLength })
  })
  const metric = async (name) => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find((entry) => entry.name === name)?.value ?? 0
  }
  return {
    page,
    slow: async () => {
      await cdp.send('Network.emulateNetworkConditions', NETWORK)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    },
    /** Starts counting again. */
    forget: () => {
      requests = new Map()
    },
    /** Requests answered so far, their bytes, and how many of them had to wait for one another. */
    traffic: () => {
      const done = [...requests.values()].filter(({ end }) => end !== null)
      return {
        requests: done.length,
        kilobytes: Math.round(done.reduce((sum, { bytes }) => sum + bytes, 0) / 102.4) / 10,
        roundTrips: depthOf(done),
      }
    },
    /** Main-thread time so far in milliseconds. */
    busy: async () => (await metric('TaskDuration')) * 1000,
    heap: async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1024 / 1024
    },
  }
}

/** The longest chain of requests in which each starts after the one before has ended. */
function depthOf(requests) {
  const depths = new Map()
  for (const request of [...requests].sort((a, b) => a.start - b.start)) {
    const before = [...depths].filter(([earlier]) => earlier.end <= request.start)
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)))
  }
  return Math.max(0, ...depths.values())
}
