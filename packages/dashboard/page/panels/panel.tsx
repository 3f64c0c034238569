import type { ComponentChildren, JSX } from 'preact'

/** One part of the page with its heading. */
export function Panel({
  title,
  wide = false,
  children,
}: {
  readonly title: string
  readonly wide?: boolean
  readonly children: ComponentChildren
}): JSX.Element {
  const id = `panel-${title.toLowerCase().replaceAll(/\W+/g, '-')}`
  return (
    <section aria-labelledby={id} class={wide ? 'wide' : ''}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
