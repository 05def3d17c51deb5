/** The cover stands in pages of others, so it brings its whole look: the colours of the site, and none of theirs. */
export const coverStyle = `
  :host { all: initial }
  dialog {
    position: fixed; inset: 0; box-sizing: border-box; width: 100vw; height: 100vh; max-width: none; max-height: none;
    margin: 0; padding: 0; border: 0; overflow: hidden; background: #fffbf4; color: #16343a;
    font: 600 1.25rem/1.6 system-ui, sans-serif; text-align: center;
  }
  dialog::backdrop { background: #fffbf4 }
  p { position: absolute; inset: 40% 1rem auto; margin: 0 }
  iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; color-scheme: light }
  div {
    position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483647; max-width: 22rem; padding: 1rem 1.25rem;
    border: 1px solid #d9e4e1; border-left: 6px solid #f2784b; border-radius: 12px; background: #ffffff; color: #16343a;
    box-shadow: 0 12px 32px -8px rgb(16 52 59 / 18%); font: 500 1.0625rem/1.6 system-ui, sans-serif;
  }
`
