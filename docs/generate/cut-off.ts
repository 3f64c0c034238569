import type { Page } from 'playwright-core'

/**
 * Places of an open page where something cannot be read: code, a table or a picture that reaches beyond the window or
 * beyond a box that neither scrolls nor lets it out. Hidden things, such as the anchors of headings, do not count.
 */
export function cutOff(page: Page): Promise<readonly string[]> {
  // Runs in the page, whose globals are not those of this program.
  return page.evaluate<readonly string[]>(`(() => {
    const slack = 2
    const width = document.documentElement.clientWidth
    const isHidden = (element) => {
      for (let one = element; one !== null; one = one.parentElement) {
        const { display, visibility, opacity } = getComputedStyle(one)
        if (display === 'none' || visibility === 'hidden' || opacity === '0') return true
      }
      return false
    }
    const cutBy = (element) => {
      const { left, right } = element.getBoundingClientRect()
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') return undefined
        const edge = box.getBoundingClientRect()
        const isOutside = right > edge.right + slack || left < edge.left - slack
        if (overflowX !== 'visible' && isOutside) return 'is cut off by ' + box.className
      }
      return right > width + slack || left < -slack ? 'reaches beyond the window' : undefined
    }
    const shortened = (element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const isWider = element.scrollWidth > element.clientWidth + slack && element.clientWidth > 0
      const isHigher = element.scrollHeight > element.clientHeight + slack && element.clientHeight > 0
      const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
      return (isWider && hides(overflowX)) || (isHigher && hides(overflowY)) ? 'hides a part of itself' : undefined
    }
    const found = new Map()
    for (const element of document.querySelectorAll('.VPContent pre, .VPContent code, .VPContent table, .VPContent img, .VPContent :is(h1, h2, h3, p, li, td, th, blockquote, a)')) {
      const how = element.closest('.VPSidebar, .VPNav') ? undefined : cutBy(element) ?? shortened(element)
      if (how === undefined || isHidden(element)) continue
      const words = (element.textContent || element.getAttribute('src') || '').trim().slice(0, 40)
      found.set(how + element.tagName, element.tagName.toLowerCase() + ' "' + words + '" ' + how)
    }
    return [...found.values()]
  })()`)
}
