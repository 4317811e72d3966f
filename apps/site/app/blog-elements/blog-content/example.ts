import { localized } from '~/testing/localized-example';
import type { BlogElement } from '../element';

export const createExample = localized<BlogElement<'BlogContent'>>((t) => ({
	__typename: 'BlogContent',
	id: 'content-1',
	content: t(
		'<p>An SMS carries <strong>160 characters</strong> of the GSM-7 alphabet, or 70 if one character is outside it. See <a href="/blog/gsm-7-or-ucs-2">which characters those are</a>.</p><ul><li>Letters and digits count once.</li><li>The euro sign counts twice.</li></ul>',
		'<p>En sms rummer <strong>160 tegn</strong> fra GSM-7-alfabetet, eller 70 hvis ét tegn står uden for det. Se, <a href="/blog/gsm-7-or-ucs-2">hvilke tegn det er</a>.</p><ul><li>Bogstaver og tal tæller én gang.</li><li>Eurotegnet tæller to gange.</li></ul>',
		'<p>Eine SMS fasst <strong>160 Zeichen</strong> des GSM-7-Alphabets, oder 70, sobald ein Zeichen nicht dazugehört. Lesen Sie, <a href="/blog/gsm-7-or-ucs-2">welche Zeichen das sind</a>.</p><ul><li>Buchstaben und Ziffern zählen einfach.</li><li>Das Eurozeichen zählt doppelt.</li></ul>',
	),
}));

export const example = createExample('en');
