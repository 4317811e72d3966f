import type { Addresses } from '../catalog/addresses.ts';
import { plainText } from './plain-text.ts';

const buttonLink =
	/<a\s[^>]*class=(["'])[^"']*wp-block-button__link[^"']*\1[^>]*>([\s\S]*?)<\/a>/gi;

/** Separates the text of a page from its buttons. The first button is the primary one. */
export function separateButtons(html: string, addresses: Addresses) {
	const buttons = [...html.matchAll(buttonLink)].flatMap(([tag, , label], index) => {
		const href = /\shref=(["'])(.*?)\1/i.exec(tag)?.[2];
		if (!href) return [];
		const url = addresses.link(plainText(href));
		return [
			{ style: index === 0 ? 'primary' : 'secondary', link: { url, title: plainText(label) } },
		];
	});
	return { text: plainText(html.replace(buttonLink, '')), buttons };
}
