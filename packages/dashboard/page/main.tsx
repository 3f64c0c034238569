import { render } from 'preact'
import { App } from './app.tsx'
import { readOwnReplay } from './replay/load-replay.ts'
import { SharedPage } from './replay/shared-page.tsx'

const place = document.getElementById('page')
if (place) {
  readOwnReplay().then(
    (loaded) => {
      place.replaceChildren()
      render(loaded === undefined ? <App /> : <SharedPage loaded={loaded} />, place)
    },
    () => place.replaceChildren('The replay in this file is damaged; save it anew.'),
  )
}
