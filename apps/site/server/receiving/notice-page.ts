import { createHash } from 'node:crypto';
import { type LocaleCode, localeDefinition } from '@website/contracts/locales';
import { noticeColors } from '#shared/brand/colors.ts';

/** Texts go into the page as they are: give none that a visitor has written. */
export interface NoticePageOptions {
	locale: LocaleCode;
	title: string;
	label?: string;
	heading: string;
	text: string;
	/** Label of the link to the home page; without it there is no link. */
	home?: string;
	note?: string;
	/** Further HTML below the text; whoever gives it has escaped what visitors wrote. */
	markup?: string;
}

const roles = (colors: Record<string, string>) =>
	Object.entries(colors)
		.map(([role, color]) => `--${role}:${color}`)
		.join(';');

/** The site's colors and proportions, without its files: none of them may be there. */
const style = `
:root{color-scheme:light dark;${roles(noticeColors.light)}}
@media (prefers-color-scheme:dark){:root{${roles(noticeColors.dark)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-items:center;padding:1.5rem;background:var(--canvas);color:var(--fg);font:1.0625rem/1.6 system-ui,sans-serif}
main{width:100%;max-width:42rem;margin:auto;overflow-wrap:anywhere}
p{color:var(--muted)}
.label{margin:0;font-weight:700}
h1{margin:.5rem 0 1.5rem;font-size:clamp(2rem,1.4rem + 2.6vw,3.5rem);line-height:1.05;letter-spacing:-.03em}
dt{font-weight:700}
dd{margin:0 0 1rem;white-space:pre-line}
h2{margin:2rem 0 1rem;font-size:1.25rem}
a,button{display:inline-block;margin:1rem 0;padding:.75rem 1.5rem;background:var(--field);color:var(--on-field);font-weight:700;text-decoration:none}
button{border:0;font-family:inherit;font-size:inherit;line-height:inherit;cursor:pointer}
form~a{padding:0;background:none;color:inherit;text-decoration:underline}
button:focus-visible,a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
small{font-size:.9375rem}`;

/** The security policy of such a page; its form, if it has one, may go nowhere but to `formAction`. */
export const noticePagePolicy = (formAction = "'none'"): string =>
	[
		"default-src 'none'",
		`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
		"base-uri 'none'",
		`form-action ${formAction}`,
		"frame-ancestors 'none'",
	].join('; ');

/** A page of the server itself, whole in one document: it is shown where the application is not asked or fails. */
export function noticePage({
	locale,
	title,
	label,
	heading,
	text,
	home,
	note,
	markup = '',
}: NoticePageOptions): string {
	const { prefix, languageTag } = localeDefinition(locale);
	return `<!doctype html>
<html lang="${languageTag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${label ? `<p class="label">${label}</p>` : ''}
<h1>${heading}</h1>
<p>${text}</p>
${markup}
${home ? `<a href="${prefix || '/'}">${home}</a>` : ''}
${note ? `<p><small>${note}</small></p>` : ''}
</main>
</body>
</html>
`;
}
