import { render } from 'preact'
import { App } from './app.tsx'

const place = document.getElementById('page')
if (place) {
  place.replaceChildren()
  render(<App />, place)
}
