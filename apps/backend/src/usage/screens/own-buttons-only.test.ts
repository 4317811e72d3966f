// @vitest-environment jsdom
import { da } from '@payloadcms/translations/languages/da';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { payloadWords } from '../../editing/payload-words/index.ts';

const words: Record<string, string> = { ...da.translations.version, ...payloadWords.da.version };
vi.mock('@payloadcms/ui', () => ({
	useTranslation: () => ({ t: (key: string) => words[key.slice('version:'.length)] }),
}));
const { OwnButtonsOnly } = await import('./own-buttons-only.tsx');

/** Which of Payload's buttons above a list are hidden, in Danish. */
function hidden(mayPublish: boolean): string[] {
	document.head.innerHTML = renderToStaticMarkup(createElement(OwnButtonsOnly, { mayPublish }));
	document.body.innerHTML = ['Udgiv', 'Træk tilbage', 'Redigér']
		.map((name) => `<button aria-label="${name}">${name}</button>`)
		.join('');
	document.body.className = 'list-selection__actions';
	return [...document.querySelectorAll('button')]
		.filter((button) => getComputedStyle(button).display === 'none')
		.map((button) => button.textContent);
}

it('Payload’s Unpublish never stands above a list, its Publish for whoever may publish', () => {
	expect(hidden(true)).toEqual(['Træk tilbage']);
	expect(hidden(false)).toEqual(['Udgiv', 'Træk tilbage']);
});
