import type { BlogElement } from '../element';

export const example: BlogElement<'BlogContent'> = {
	__typename: 'BlogContent',
	id: 'content-1',
	content:
		'<p>An SMS carries <strong>160 characters</strong> of the GSM-7 alphabet, or 70 if one character is outside it. See <a href="/blog/gsm-7-or-ucs-2">which characters those are</a>.</p><ul><li>Letters and digits count once.</li><li>The euro sign counts twice.</li></ul>',
};
