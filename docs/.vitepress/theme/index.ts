import DefaultTheme from 'vitepress/theme'
import './style.css'

// VitePress reads a theme from the default export.
export default DefaultTheme
