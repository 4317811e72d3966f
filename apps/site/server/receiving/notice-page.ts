import { createHash } from 'node:crypto';
import type { Role } from '@website/contracts/brand/tones';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { SiteBrand } from '#shared/brand/look.ts';
import { neutralBrand } from '#shared/brand/neutral-brand.ts';
import {
	type LocaleCode,
	localeDefinition,
	localizedPath,
	siteLocaleCodes,
} from '#shared/locales/locale.ts';

declare module 'hono' {
	interface ContextVariableMap {
		/** The brand of the server's own pages. */
		brand?: { readonly latest: SiteBrand };
	}
}

/** Texts are not escaped: never pass input of visitors. */
export interface NoticePageOptions {
	locale: LocaleCode;
	title: string;
	label?: string;
	/** The heading of the page; by default `title`. */
	heading?: string;
	text: string;
	/** Label of the link to the home page. Without it the page has no link. */
	home?: string;
	note?: string;
	/** Further HTML below the text. The caller escapes input of visitors. */
	markup?: string;
}

const properties = {
	canvas: 'canvas',
	fg: 'fg',
	muted: 'muted',
	field: 'action',
	'on-field': 'on-action',
	focus: 'focus',
} satisfies Record<string, Role>;

/** Notices use the tinted theme, and the dark theme in the dark color scheme. */
const rolesOf = ({ palette }: SiteBrand, theme: 'tinted' | 'dark') =>
	Object.entries(properties)
		.map(([name, role]) => `--${name}:${palette[`light.${theme}.${role}`]}`)
		.join(';');

const radii = { square: '0', soft: '.375rem', round: '1.5rem' };

/** The site's colors and proportions, without its CSS and fonts, which may be missing. */
const styleOf = (brand: SiteBrand) => `
:root{color-scheme:light dark;${rolesOf(brand, 'tinted')};--corner:${radii[brand.corners]}}
@media (prefers-color-scheme:dark){:root{${rolesOf(brand, 'dark')}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;align-items:center;padding:1.5rem;background:var(--canvas);color:var(--fg);font:1.0625rem/1.6 system-ui,sans-serif}
main{width:100%;max-width:42rem;margin:auto;overflow-wrap:anywhere}
p{color:var(--muted)}
.label{margin:0;font-weight:700}
h1{margin:.5rem 0 1.5rem;font-size:clamp(2rem,1.4rem + 2.6vw,3.5rem);line-height:1.05;letter-spacing:-.03em}
dt{font-weight:700}
dd{margin:0 0 1rem;white-space:pre-line}
h2{margin:2rem 0 1rem;font-size:1.25rem}
a,button{display:inline-block;margin:1rem 0;padding:.75rem 1.5rem;background:var(--field);color:var(--on-field);font-weight:700;text-decoration:none;border-radius:var(--corner)}
button{border:0;font-family:inherit;font-size:inherit;line-height:inherit;cursor:pointer}
form~a{padding:0;background:none;color:inherit;text-decoration:underline}
button:focus-visible,a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
small{font-size:.9375rem}`;

/** The Content-Security-Policy of a notice page. A form on it may be submitted to `formAction` only. */
const policyOf = (style: string, formAction = "'none'"): string =>
	[
		"default-src 'none'",
		`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
		"base-uri 'none'",
		`form-action ${formAction}`,
		"frame-ancestors 'none'",
	].join('; ');

/** A self-contained page of the server in a language, for requests that the application does not or cannot handle. */
export function noticeResponse(
	c: Context,
	status: ContentfulStatusCode,
	{ formAction, ...options }: NoticePageOptions & { formAction?: string },
): Response {
	const style = styleOf(c.get('brand')?.latest ?? neutralBrand);
	c.header('Content-Security-Policy', policyOf(style, formAction));
	c.header('Content-Language', options.locale);
	return c.html(noticePage(options, style), status);
}

/** The home page in the locale, or in the default locale if it is off. */
const homeIn = (locale: LocaleCode): string =>
	siteLocaleCodes().includes(locale) ? localizedPath(locale, '/') : '/';

function noticePage(
	{ locale, title, label, heading = title, text, home, note, markup = '' }: NoticePageOptions,
	style: string,
): string {
	const { languageTag } = localeDefinition(locale);
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
${home ? `<a href="${homeIn(locale)}">${home}</a>` : ''}
${note ? `<p><small>${note}</small></p>` : ''}
</main>
</body>
</html>
`;
}
