import { escapeHtml } from '../../content/texts/escape-html.ts';
import type { Words } from '../../editing/words.ts';
import { environment } from '../../environment.ts';
import type { User } from '../../payload-types.ts';
import { type LinkKind, linkLifetimeMs } from '../links/one-time-link.ts';
import { mailWords } from './words.ts';

export interface Mail {
	to: string;
	subject: string;
	text: string;
	html: string;
	headers: Record<string, string>;
}

const hour = 60 * 60 * 1000;

/** `3 days`, `1 time`, `1 Stunde`. */
function duration(ms: number, language: string): string {
	const [value, unit] = ms % (24 * hour) === 0 ? [ms / (24 * hour), 'day'] : [ms / hour, 'hour'];
	return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
		value,
	);
}

/** The mail with a one-time link, in its recipient's language, as text and as HTML. */
export function linkMail(
	{ email, name, language }: Pick<User, 'email' | 'language' | 'name'>,
	kind: LinkKind,
	url: string,
): Mail {
	const spoken = language ?? 'en';
	const filling: Record<string, string> = {
		site: new URL(environment.SITE_URL).host,
		name: name ?? '',
		time: duration(linkLifetimeMs[kind], spoken),
	};
	const say = (text: Words) =>
		(text[spoken] ?? text.en).replace(/\{(\w+)\}/g, (_, key: string) => filling[key] ?? '');
	const before = [say(name ? mailWords.hello : mailWords.helloNobody), say(mailWords.reason[kind])];
	const after = [say(mailWords.valid), say(mailWords.otherwise[kind])];
	const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
	const button = `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1858c8;color:#ffffff;text-decoration:none">${escapeHtml(say(mailWords.button[kind]))}</a></p>`;
	const address = `<p style="margin:0 0 16px;color:#555555;font-size:13px;word-break:break-all">${escapeHtml(url)}</p>`;
	const body = [...before.map(paragraph), button, ...after.map(paragraph), address].join('\n');
	return {
		to: email,
		subject: say(mailWords.subject[kind]),
		text: [...before, url, ...after].join('\n\n'),
		html: `<!doctype html>\n<html lang="${spoken}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(say(mailWords.subject[kind]))}</title></head>\n<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1a1a1a"><div style="max-width:560px">\n${body}\n</div></body></html>`,
		// No automatic answers, such as those of people on holiday (RFC 3834, 5).
		headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': spoken },
	};
}
