/** What the browser is told of the extension. Names and sentences come from its words, in `_locales`. */
export const manifest = {
  manifest_version: 3,
  name: '__MSG_name__',
  description: '__MSG_about__',
  version: '1.0.0',
  default_locale: 'vi',
  minimum_chrome_version: '120',
  icons: { 128: 'icons/icon.png' },
  action: { default_title: '__MSG_name__', default_icon: 'icons/icon.png' },
  background: { service_worker: 'worker.js', type: 'module' },
  permissions: [
    'storage',
    'unlimitedStorage',
    'alarms',
    'declarativeNetRequest',
    'webRequest',
    'tabs',
    'idle',
    'scripting',
  ],
  host_permissions: ['<all_urls>'],
  content_scripts: [
    {
      matches: ['<all_urls>'],
      // also into tabs about:blank and blob: that a page of the web has made
      match_origin_as_fallback: true,
      js: ['cover.js'],
      run_at: 'document_start',
      all_frames: true,
    },
  ],
  web_accessible_resources: [
    { resources: ['blocked.html', 'blocked.js', 'pages.css', 'icons/mark.svg'], matches: ['<all_urls>'] },
  ],
  incognito: 'spanning',
} as const
