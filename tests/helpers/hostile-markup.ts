const ran = '__ran=1'

/** Texts that would run, load or hide something where they are not escaped, in groups that fit into a name. */
export const hostileMarkup: string[][] = [
  [`<script>${ran}</script>`, `</script><script>${ran}</script>`, `"><img src=x onerror=${ran}>`, `\${${ran}}`],
  [`'><img src=x onerror=${ran}>`, `<svg onload=${ran}>`, `</title><script>${ran}</script>`, `javascript:${ran}`],
  [`</textarea><img src=x onerror=${ran}>`, `<svg/onload=${ran}//`, '<base href="https://evil.test/">', '<!--<script>'],
  [`<iframe src="javascript:parent.${ran}">`, `<details open ontoggle=${ran}>`, `" onfocus="${ran}" autofocus="`],
  [`<iframe srcdoc="<script>parent.${ran}</script>">`, `<a href="javascript:${ran}">a</a>`, `' onfocus='${ran}' x='`],
  [`--><script>${ran}</script>`, '<style>*{display:none}</style>', `<video><source onerror=${ran}>`, `\u2028${ran}//`],
  ['<meta http-equiv=refresh content="0;url=https://evil.test/">', `<input autofocus onfocus=${ran}>`, `]]><b>${ran}`],
  [`\\u003cscript>${ran}\\u003c/script>`, `&lt;img src=x onerror=${ran}&gt;`, '<form action="https://evil.test/">'],
  [`<math><img src=x onerror=${ran}></math>`, `<svg><script>${ran}</script></svg>`, `{{constructor('${ran}')()}}`],
]
