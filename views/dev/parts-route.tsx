export { PartsPage as Component } from './parts.tsx'
