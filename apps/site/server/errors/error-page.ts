import { createHash } from 'node:crypto';
import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import { type ErrorStatus, errorTexts } from './error-texts.ts';

export interface ErrorPageOptions {
	status: ErrorStatus;
	locale: LocaleCode;
	/** The id the request has in the log; letters, digits, - and _ only. */
	requestId: string;
}

/** The site's colours and proportions, without its files: none of them may be there. */
const style = `
:root{color-scheme:light dark;--canvas:#efe7da;--fg:#0b1f33;--muted:#3d5166;--field:#0b1f33;--on-field:#fff;--focus:#1b5fd0}
@media (prefers-color-scheme:dark){:root{--canvas:#0b1f33;--fg:#fbf8f3;--muted:#b9c7d6;--field:#ffc533;--on-field:#0b1f33;--focus:#ffc533}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-items:center;padding:1.5rem;background:var(--canvas);color:var(--fg);font:1.0625rem/1.6 system-ui,sans-serif}
main{width:100%;max-width:42rem;margin:auto;overflow-wrap:anywhere}
p{color:var(--muted)}
.status{margin:0;font-weight:700}
h1{margin:.5rem 0 1.5rem;font-size:clamp(2rem,1.4rem + 2.6vw,3.5rem);line-height:1.05;letter-spacing:-.03em}
a{display:inline-block;margin:1rem 0;padding:.75rem 1.5rem;background:var(--field);color:var(--on-field);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
small{font-size:.9375rem}`;

/** What the page may do: look as it does, and nothing else. */
export const errorPagePolicy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join('; ');

/**
 * The error page of the server itself, whole in one document: status code, status message, description and a way home
 * (specification section 2). It says nothing of what failed; the request's id leads to that in the log.
 */
export function errorPage({ status, locale, requestId }: ErrorPageOptions): string {
	const { prefix, languageTag } = localeDefinition(locale);
	const { error, title, description, home, request } = errorTexts[locale];
	return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status} ${title[status]}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="status">${error(status)}</p>
<h1>${title[status]}</h1>
<p>${description}</p>
<a href="${prefix || '/'}">${home}</a>
<p><small>${request}: ${requestId}</small></p>
</main>
</body>
</html>
`;
}
