// @vitest-environment happy-dom
import { da } from '@payloadcms/translations/languages/da';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { payloadWords } from '../../admin-ui/payload-words.ts';

const words: Record<string, string> = { ...da.translations.version, ...payloadWords.da.version };
vi.mock('@payloadcms/ui', () => ({
	useTranslation: () => ({ t: (key: string) => words[key.slice('version:'.length)] }),
}));
const { HidePayloadButtons } = await import('./hide-payload-buttons.tsx');

it('hides Payload’s Publish and Unpublish above a list, in the language of the interface', () => {
	document.head.innerHTML = renderToStaticMarkup(createElement(HidePayloadButtons));
	document.body.innerHTML = ['Udgiv', 'Træk tilbage', 'Redigér']
		.map((name) => `<button aria-label="${name}">${name}</button>`)
		.join('');
	document.body.className = 'list-selection__actions';
	const hidden = [...document.querySelectorAll('button')].filter(
		(button) => getComputedStyle(button).display === 'none',
	);
	expect(hidden.map(({ textContent }) => textContent)).toEqual(['Udgiv', 'Træk tilbage']);
});
