import { escapeHtml } from '@website/contracts/escape-html';
import { environment } from '../environment.ts';
import { lookPlaceholders } from './mail-look.ts';

/** The URL of the admin, for links in emails. */
export const adminAddress = `${environment.BACKEND_URL}/admin`;

export interface Mail {
	to: string;
	subject: string;
	text: string;
	html: string;
	headers: Record<string, string>;
}

interface EmailTemplate {
	to: string;
	/** The language of the texts, such as `da`. */
	language: string;
	subject: string;
	/** Paragraphs above the button. */
	before: readonly string[];
	/** A link; its URL is also shown as text. */
	button: { text: string; url: string };
	/** Paragraphs below the button. */
	after: readonly string[];
}

/**
 * An email as text and HTML: the brand's name, and paragraphs around one button. Placeholders for the brand are replaced when it is sent.
 */
export function emailTemplate({
	to,
	language,
	subject,
	before,
	button,
	after,
}: EmailTemplate): Mail {
	const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
	const url = escapeHtml(button.url);
	const link = `<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${lookPlaceholders.field};color:${lookPlaceholders.onField};text-decoration:none">${escapeHtml(button.text)}</a></p>`;
	const address = `<p style="margin:0 0 16px;color:#555555;font-size:13px;word-break:break-all">${url}</p>`;
	const sender = `<p style="margin:0 0 24px;font-weight:700;font-size:18px">${lookPlaceholders.name}</p>`;
	const body = [sender, ...before.map(paragraph), link, ...after.map(paragraph), address].join(
		'\n',
	);
	return {
		to,
		subject,
		text: [...before, button.url, ...after].join('\n\n'),
		html: `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>\n<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1a1a1a"><div style="max-width:560px">\n${body}\n</div></body></html>`,
		// Prevents automatic replies, such as out-of-office messages (RFC 3834, 5).
		headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
	};
}
