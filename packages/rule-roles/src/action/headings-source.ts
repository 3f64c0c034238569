const compass = ['1, 0, 0', '0, 0, 1', '-1, 0, 0', '0, 0, -1', '1, 0, 1', '-1, 0, -1', '-1, 0, 1', '1, 0, -1']

/** Directions to explore in, another one first at each attempt. */
export function headings(first: number): string {
  const turned = compass.map((_heading, index) => compass[(index + first) % compass.length])
  const lines = turned.map((heading) => `    new Vec3(${heading}),`).join('\n')
  return `function headings() {\n  return [\n${lines}\n  ];\n}`
}
