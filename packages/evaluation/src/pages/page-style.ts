/** Colours, for light and dark. */
export const colourStyle: string = `:root { color-scheme: light dark; --paper: light-dark(#fff, #16181d); --ink: light-dark(#1a1a1a, #e8e8e8);
  --one: light-dark(#1b6ca8, #6cb6f0); --two: light-dark(#b8442f, #f08c78); --three: light-dark(#2f7d3a, #7fcf8a);
  --four: light-dark(#8a5a00, #e0b050); --five: light-dark(#6f4a8e, #c09ce0); --six: light-dark(#555, #aaa);
  --seven: light-dark(#00707a, #62c8d2); --eight: light-dark(#a03070, #f090c0); }`

/** Style of the page, for light and dark, without anything from elsewhere. */
export const pageStyle: string = `
${colourStyle}
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
svg { --plot-background: var(--paper); }
figure { margin: 0 0 1rem; }
table { border-collapse: collapse; overflow-wrap: normal; margin: 1rem 0; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: 0.3rem 0; }
th, td { padding: 0.2rem 0.7rem; text-align: left; border-bottom: 1px solid color-mix(in srgb, var(--ink) 20%, transparent); vertical-align: top; }
.wide { overflow-x: auto; }
.key { display: inline-block; width: 0.8em; height: 0.8em; border-radius: 50%; margin: 0 0.3em 0 1em; }
.trial { display: none; }
.trial:target { display: block; }
a { color: var(--one); }
`
